"""The words that the script of a page says, by the names it knows them by.

Fields in braces are filled by the script. `rank.Q` and `suit.H` name the cards.
"""

from trainer.text import say
from trainer.ui.cards import rank_name, rank_text, suit_name
from trainer.whist.cards import RANKS, SUITS
from trainer.whist.notation import RANK_WORDS, SUIT_WORDS


def words() -> dict[str, object]:
    """Return every word the script needs."""
    return {
        **_words(),
        "ranks": {rank.letter: rank_name(rank) for rank in RANKS},
        "rank_signs": {rank.letter: rank_text(rank) for rank in RANKS},
        "suits": {suit.value: suit_name(suit) for suit in SUITS},
        "suit_signs": {suit.value: suit.symbol for suit in SUITS},
        "typed_ranks": {word: rank.letter for word, rank in RANK_WORDS.items()},
        "typed_suits": {word: suit.value for word, suit in SUIT_WORDS.items()},
    }


def _words() -> dict[str, str]:
    return {
        "all_pages": say("All hands and lessons"),
        "answer": say("Answer"),
        "answer_kept": say("Your answer is noted."),
        "begin_again": say("Begin anew"),
        "best_of": say(
            "{best} best, {good} good, {wrong} wrong, {skipped} passed over, of {n} questions."
        ),
        "card": say("{rank} of {suit}"),
        "card_back": say("Back one card"),
        "card_on": say("Next card"),
        "card_left": say("{n} card"),
        "cards_left": say("{n} cards"),
        "choose_order": say("Choose the things one after another, or type the letters."),
        "clear": say("Clear"),
        "close": say("Close"),
        "completed": say("Completed: the book does not print this trick."),
        "dark": say("Dark"),
        "dealer": say("dealer"),
        "difficulty": say("Difficulty {n} of 5"),
        "done_in_lesson": say("{n} of {all} answered"),
        "download": say("Download results"),
        "fits_many": say("{text} fits more than one card: {cards}"),
        "fits_none": say("{text} fits none of your cards."),
        "forget": say("Forget all answers on this page"),
        "forget_sure": say("Forget every answer kept here? Download them first if you need them."),
        "forgotten": say("All answers are forgotten."),
        "go_end": say("End"),
        "go_on": say("Go on"),
        "go_start": say("Start"),
        "goals": say("After this lesson you can:"),
        "hands": say("Hands"),
        "hands_as_dealt": say("The hands as dealt."),
        "hide_hands": say("Hide the other hands"),
        "hint": say("Hint"),
        "hint_is": say("Hint: "),
        "in_turn": say("to play"),
        "keys_quiz": say(
            "Type a card such as dq, Q♦ or queen of diamonds, then Enter; or choose one with the "
            "arrows. A lone rank or suit will do where it fits one card."
        ),
        "keys_replay": say(
            "→ or Space next card, ← back, n and p a trick on and back, Home and End, s shows the "
            "hands."
        ),
        "large": say("Large"),
        "leads": say("{seat} is to lead."),
        "lesson_next": say("Next lesson: {title}"),
        "lessons": say("Lessons"),
        "light": say("Light"),
        "minutes": say("{n} min"),
        "missed_again": say("Take the missed ones again"),
        "moment": say("Moment {at}"),
        "more_none": say("No more hints for this question."),
        "name": say("Your name or a pseudonym"),
        "next_remark": say("The next remark is at {at}."),
        "no_answers_yet": say("There are no answers yet."),
        "no_card": say("{text} is no card: write suit and rank, such as DQ or S10."),
        "no_number": say("please answer with a number"),
        "no_option": say("Please answer one of: {options}."),
        "not_held": say("{card} is not in your hand."),
        "not_kept": say(
            "This browser keeps nothing for this page: download your results before you close it."
        ),
        "nothing_found": say("Nothing fits."),
        "nothing_more": say("Nothing more is said of the play."),
        "number": say("A number"),
        "on_table": say("On the table"),
        "page": say("p. {n}"),
        "passed": say("Passed over."),
        "play_card": say("Play the {card}"),
        "question": say("Question {n}"),
        "question_of": say("Question {n} of {all}"),
        "quiz": say("Quiz"),
        "quiz_done": say("The quiz is done."),
        "quiz_left": say("{n} of {all} answered"),
        "replay": say("Replay"),
        "results": say("Results"),
        "result_kept": say("{n} answer is kept here."),
        "results_kept": say("{n} answers are kept here."),
        "search": say("Search"),
        "show_hands": say("Show the other hands"),
        "skip": say("Pass over"),
        "skip_link": say("Skip to the page"),
        "start_quiz": say("Begin"),
        "studied": say("studied"),
        "table": say("The table"),
        "taken": say("Tricks: {made}"),
        "to_look_at": say("To look at again:"),
        "trick": say("Trick {n}"),
        "trick_back": say("Back one trick"),
        "trick_on": say("Next trick"),
        "trumps": say("Trumps {suit}"),
        "turned_up": say("{card} turned up"),
        "type_card": say("Click a card, or type it"),
        "type_letter": say("Type a letter"),
        "type_letters": say("Type the letters in order"),
        "words": say("What is said"),
        "you": say("you"),
        "your_answer": say("You: "),
        "your_hand": say("Your hand"),
    }
