"""`python -m trainer` is the command `whist`."""

from trainer.cli.main import run

run()
