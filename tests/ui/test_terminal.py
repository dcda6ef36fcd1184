"""The screens on prompt_toolkit, through a pipe for input and no real output."""

from prompt_toolkit.data_structures import Size as ToolkitSize
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from tests.ui.screens.world import FakeWorld, session
from trainer.ui.scene import Span, scene
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.screen import Open
from trainer.ui.screens.study import StudyScreen
from trainer.ui.tui.app import Terminal, fragments


class Output(DummyOutput):
    """An output of 80 by 24 that keeps what is written raw."""

    def __init__(self) -> None:
        self.raw: list[str] = []

    def get_size(self) -> ToolkitSize:
        return ToolkitSize(rows=24, columns=80)

    def write_raw(self, data: str) -> None:
        self.raw.append(data)


def typed(keys: str, *opening: Open) -> tuple[Terminal, FakeWorld, Output]:
    """Return the terminal after some keys and Ctrl-C."""
    world, output = FakeWorld(), Output()
    with create_pipe_input() as pipe:
        terminal = Terminal(session(*opening, world=world), world, input=pipe, output=output)
        seen: list[object] = []
        dispatch = terminal.dispatch

        def watched(event: str) -> None:
            if event == "c-c":
                seen.append(terminal.session)
            dispatch(event)

        terminal.dispatch = watched  # type: ignore[method-assign]
        pipe.send_text(keys + "\x03")
        terminal.run()
        assert terminal.session.over
        terminal.session = seen[-1]  # type: ignore[assignment]
    return terminal, world, output


def test_arrows_letters_and_enter_reach_the_screen() -> None:
    terminal, world, _ = typed("\x1b[C\x1b[Cl n:7.3\r", Open("cavendish-01"))
    top = terminal.session.screens[-1]
    assert isinstance(top, StudyScreen)
    assert str(top.at) == "7.3"
    assert world.places[0] == ("cavendish-01", "1.1", False)


def test_a_card_is_typed_and_a_paste_is_typed_too() -> None:
    terminal, world, _ = typed("d2\r\r\r\x1b[200~c3\x1b[201~\r", Open("cavendish-01", quiz=True))
    assert isinstance(terminal.session.screens[-1], QuizScreen)
    assert [question for _, question, _ in world.answers] == ["opening-lead", "second-hand-clubs"]


def test_a_paste_commands_nothing_and_an_unknown_sequence_is_passed_over() -> None:
    for keys in ("\x1b[200~lllq\x1b[201~", "\x1bq", "\x1b[99q", "\x1bOx"):
        terminal, world, _ = typed(keys, Open("cavendish-01"))
        assert isinstance(terminal.session.screens[-1], StudyScreen)
        assert world.places == []


def test_hard_blanks_are_plain_blanks() -> None:
    shown = scene((Span("p.\u00a058"),))
    assert fragments(shown, lambda _: None)[0][1] == "p. 58"


def test_shift_tab_page_keys_and_backspace_are_known() -> None:
    terminal, _, _ = typed("l\t\x1b[Z\x1b[6~\x1b[5~\x1b[H\x7f", Open("cavendish-01"))
    top = terminal.session.screens[-1]
    assert isinstance(top, StudyScreen)
    assert str(top.at) == "start"


def test_copy_goes_to_the_clipboard_of_the_terminal() -> None:
    world, output = FakeWorld(), Output()
    with create_pipe_input() as pipe:
        Terminal(session(world=world), world, input=pipe, output=output).copy("W:AK")
    assert output.raw == ["\x1b]52;c;VzpBSw==\x07"]


def test_spans_become_fragments_and_actions_answer_to_clicks() -> None:
    shown = scene((Span("♦Q", "card.diamonds card.winning", "card:DQ"), Span("…")))
    first, second = fragments(shown, lambda _: None)
    assert first[0] == "class:card.diamonds class:card.winning"
    assert len(first) == 3
    assert len(second) == 2
    assert [part[1] for part in fragments(shown, lambda _: None, letters=True)] == ["DQ", "~"]
