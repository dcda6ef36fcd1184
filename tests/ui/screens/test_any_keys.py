"""Whatever is pressed at whatever size, the screens go on."""

from hypothesis import given
from hypothesis import strategies as st

from tests.ui.screens.world import FakeWorld, session
from trainer.ui.screens.screen import Open, Size
from trainer.whist.moment import Moment

NAMED = [
    *("up", "down", "left", "right", "enter", "escape", "tab", "s-tab", "backspace"),
    *("home", "end", "pageup", "pagedown", "f1"),
    *("click:key:n", "click:goto:5.2", "click:goto:99", "click:page:122", "click:term:tenace"),
    *("click:card:DQ", "click:answer:B", "click:open:cavendish-02", "click:nothing"),
]
EVENTS = st.lists(
    st.sampled_from(NAMED) | st.sampled_from("lhnpgGsiwxztvyb:/?-cqr137.d♦ é"), max_size=25
)
SIZES = st.builds(Size, st.integers(1, 160), st.integers(1, 50))
OPENINGS = st.sampled_from(
    [
        (),
        (Open("cavendish-01", at=Moment.read("7.3")),),
        (Open("cavendish-18", at=Moment.read("end")),),
        (Open("cavendish-03", quiz=True),),
    ]
)


@given(OPENINGS, EVENTS, SIZES, SIZES)
def test_no_key_breaks_the_screens(
    opening: tuple[Open, ...], events: list[str], size: Size, other: Size
) -> None:
    world = FakeWorld()
    state = session(*opening, world=world)
    for index, event in enumerate(events):
        now = size if index % 3 else other
        state = state.update(event, now, world)
        if state.over:
            break
        scene = state.view(now)
        assert len(scene.lines) == now.rows
        assert all(sum(span.width for span in line) <= now.columns for line in scene.lines)
