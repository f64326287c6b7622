"""Helper modules of the tests whose assertions must show their values when they fail."""

import pytest

pytest.register_assert_rewrite("orion_figures", "orion_places", "orion_record")
