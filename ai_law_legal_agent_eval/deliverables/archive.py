"""Zip archives with equal bytes for equal parts."""

import io
import zipfile
from collections.abc import Mapping

CONTENT_TYPES = "[Content_Types].xml"
# The earliest date that the zip format can hold; any fixed date would do.
FIXED_DATE = (1980, 1, 1, 0, 0, 0)


def normalise_zip(data: bytes, replaced: Mapping[str, bytes] | None = None) -> bytes:
    """Return the archive with sorted names ([Content_Types].xml first), fixed dates and attributes, nothing compressed.

    `replaced` gives the new bytes of parts that it names.

    Parts are stored because two builds of zlib may compress the same bytes differently. Folder entries are left out; of
    two entries with one name the last stays. Raises zipfile.BadZipFile when `data` is no zip archive.
    """
    with zipfile.ZipFile(io.BytesIO(data)) as source:
        parts = {entry.filename: source.read(entry) for entry in source.infolist() if not entry.is_dir()} | dict(replaced or {})
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(parts, key=lambda part: (part != CONTENT_TYPES, part)):
            archive.writestr(_entry(name), parts[name])
    return target.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, FIXED_DATE)
    entry.create_system = 0  # else the archive tells which operating system wrote it
    return entry
