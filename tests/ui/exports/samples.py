"""A small set to export: a hand and a lesson in which every kind of text is marked."""

from dataclasses import replace
from pathlib import Path

from tests.records.samples import record_of
from trainer.records.lesson import lesson_of
from trainer.records.lesson_blocks import Prose
from trainer.records.set import SetRecord
from trainer.records.source import Source
from trainer.study.hand import Hand, make_hand
from trainer.study.lesson import Lesson, make_lesson
from trainer.study.selection import Selection

SECRET = "NOT-YET"
"""What stands in every text that gives something away."""

HAND = """\
id: sample
title: The NOT-YET coup
source: A book
trumps: S
leader: A
themes: [not-yet]
difficulty: 2
summary: NOT-YET
corrections: [NOT-YET]
deal:
  A: HAK S2
  Y: H64 D3
  B: H32 S4
  Z: H87 C5
play:
  - trick: 1. A HA H6 H2 H7
    questions:
      - id: lead
        at: 1.1
        ask: Which card do you lead?
        best: HA
        also: {HK: NOT-YET}
        wrong: {S2: NOT-YET too}
        principle: lead-from-strongest-suit
        page: 57
        hints: [NOT-YET]
        why: NOT-YET, since (p. 57).
      - id: second
        at: 1.2
        ask: You are Y. Which card?
        best: H64
        why: NOT-YET
    remarks:
      - {at: 1.1, text: NOT-YET after the card}
    marks:
      - {at: 1.1, kind: departure, why: NOT-YET}
    afterwords:
      - {at: 1.3, text: NOT-YET}
  - trick: 2. A HK H4 H3 H8
    questions:
      - id: holds
        kind: who-holds
        at: 2.1
        card: C5
        why: NOT-YET
  - 3. A S2 D3 S4 C5
result: {AB: 3, YZ: 0}
remarks:
  - {at: start, text: Said at the start.}
  - {at: end, text: NOT-YET}
"""

LESSON = """\
---
id: sample
title: A lesson
order: 999
goals: [Do it.]
minutes: 5
pages: [56]
---

Some *text* with ♥AK.

| You hold | Lead |
|---|---|
| Ace | The ace |

```teacher
NOT-YET
```

```hold
♣ T98
A caption.
```

```table
A: HK
Y: H3
led: A HA H2
```

```question
id: card
ask: Which card?
hold: HAK2
best: HK
wrong:
  HA: NOT-YET
  H2: NOT-YET too
why: NOT-YET
page: 56
hints: [NOT-YET]
```

```question
id: choice
ask: Which one?
choices:
  - {say: This, right: true, why: NOT-YET}
  - {say: That, right: false, why: NOT-YET}
page: 56
```

```question
id: number
ask: How many?
number: 4711
why: NOT-YET
page: 56
```

```question
id: order
ask: In which order?
order: [alpha, beta, gamma]
why: NOT-YET
page: 56
```
"""


def hand(text: str = HAND) -> Hand:
    """Return the hand of a text."""
    return make_hand(record_of(text))


def lesson(text: str = LESSON) -> Lesson:
    """Return the lesson of a text."""
    return make_lesson(lesson_of(Source(Path("lesson.en.md"), text)))


def selection(version: int = 1, text: str = HAND) -> Selection:
    """Return the small set."""
    return Selection(SetRecord("small", "A small set", version), (hand(text),), (lesson(),))


HOSTILE = '</style><script>alert(1)</script> & "quoted" [latex]x[/latex] \x1b[31m'


def hostile() -> Selection:
    """Return the small set with a text in every place that would harm a careless page."""
    whole = selection()
    (one,) = whole.hands
    (learned,) = whole.lessons
    questions = tuple(
        replace(
            each,
            ask=HOSTILE,
            why=HOSTILE,
            also=dict.fromkeys(each.also, HOSTILE),
            wrong=dict.fromkeys(each.wrong, HOSTILE),
        )
        for each in one.questions
    )
    record = replace(one.record, title=HOSTILE, source=HOSTILE, summary=HOSTILE)
    remarks = tuple(replace(note, text=HOSTILE) for note in record.remarks)
    record = replace(record, remarks=remarks, corrections=(HOSTILE,))
    header = replace(learned.record.header, title=HOSTILE, goals=(HOSTILE,))
    blocks = tuple(
        replace(block, text=HOSTILE) if isinstance(block, Prose) else block
        for block in learned.record.blocks
    )
    return Selection(
        replace(whole.set, title=HOSTILE) if whole.set else None,
        (replace(one, record=record, questions=questions),),
        (replace(learned, record=replace(learned.record, header=header, blocks=blocks)),),
    )
