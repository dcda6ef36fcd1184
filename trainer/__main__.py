"""`python -m trainer` is the command `whist`."""

from trainer.cli import main

main(prog_name="whist")
