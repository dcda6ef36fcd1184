"""Run every benchmark and print each promise with what was measured."""

from bench import checking, playouts, screens, startup


def main() -> None:
    """Print the measures, one after another."""
    print(startup.measure())
    print(screens.first_frame())
    print(screens.key_to_redraw())
    print(playouts.measure())
    for measure in checking.measure():
        print(measure)


if __name__ == "__main__":
    main()
