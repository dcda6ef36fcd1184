"""Run every benchmark and print each promise with what was measured."""

from bench import checking, playouts, startup


def main() -> None:
    """Print the measures, one after another."""
    print(startup.measure())
    print(playouts.measure())
    for measure in checking.measure():
        print(measure)


if __name__ == "__main__":
    main()
