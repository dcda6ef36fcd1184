"""`python -m trainer` is the command `whist`."""

from trainer.cli.main import main

main(prog_name="whist")
