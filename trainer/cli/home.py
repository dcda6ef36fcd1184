"""Where the learner's data lie."""

import os
from pathlib import Path


def home() -> Path:
    """Return the folder of the learner's data: WHIST_HOME, or the platform's own place."""
    if set_by_hand := os.environ.get("WHIST_HOME"):
        return Path(set_by_hand)
    from platformdirs import user_data_path

    try:
        return user_data_path("whist", appauthor=False)
    except RuntimeError:  # there is no home folder: nothing can be kept
        return Path(os.devnull) / "whist"
