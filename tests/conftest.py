"""Helper modules of the tests whose assertions must show their values when they fail."""

import pytest

pytest.register_assert_rewrite("rendered_record", "orion_figures", "orion_places", "orion_record")
for matter in ("frontier", "gpu", "cloud", "model"):
    pytest.register_assert_rewrite(f"{matter}_record", f"{matter}_checks", f"{matter}_places", f"{matter}_figures")
