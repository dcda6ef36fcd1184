"""The register: every rule of Part I and the appendices, with its page (18th edition, 1889).

One line a rule, in the order of the book. A line at the margin is one of the eighteen numbered
principles or a heading; the lines indented beneath it are its sub-rules and exceptions. To add a
rule, add a line; names are never changed, since files, answers and reports refer to them.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from trainer.principles.rule import Rule

_TABLE = """
lead-from-strongest-suit           56  1 Lead originally from your strongest suit
  number-before-high-cards         57    In choosing the suit to lead, length counts before high cards
  no-singleton-lead                59    Do not lead a single card of a plain suit originally
  lead-from-tenace-suit            59    Lead from your strong suit even if a tenace heads it
  lead-lowest-of-strong-suit       60    Lead the lowest card of a strong suit
  lead-ace-from-five               61    From ace and four or more small ones, begin with the ace
  lead-from-strong-sequence        61    From a suit with a strong sequence, lead one of the sequence
  lead-fourth-best                 61    From more than four cards without a high lead, lead the fourth best
  infer-strength-from-small-lead   61    A small card led originally shows numerical strength
lead-head-sequence                 62  2 Lead the highest of a head sequence
  lead-lowest-of-under-sequence    62    Lead the lowest of a sequence that does not head the suit
  lead-lowest-of-intermediate      63    Lead the lowest of an intermediate sequence
  analysis-of-leads                64    Choose the card by the Analysis of Leads
  king-from-ace-king               65    In plain suits lead king, then ace, from ace and king
  small-from-ace-king-trumps       65    In trumps lead a small one from ace and king with fewer than five small
  ace-from-ace-king-after-force    65    After being forced, lead ace before king
  next-best-shows-command          65    With the command and the next best left, go on with the next best
  ace-queen-knave-lead             66    From ace, queen, knave lead ace, then queen or knave by number
  trump-lead-by-turn-up            66    Let the turned-up card vary the trump lead
  ten-from-king-queen-knave-ten    67    From king, queen, knave, ten lead the ten
  king-queen-knave-lead            68    From king, queen, knave lead knave with length, king with one small
  king-from-king-queen             68    In plain suits lead king from king and queen
  nine-from-king-knave-ten-nine    68    From king, knave, ten, nine lead the nine
  ten-from-king-knave-ten          69    From king, knave, ten and small lead the ten
  queen-from-queen-knave-ten       70    From queen, knave, ten lead the queen
  knave-sequence-lead              71    From knave, ten, nine lead as the second hand is known to cover
  small-from-other-strong-suits    71    From every other strong suit lead a small card
lead-highest-of-weak-suit          72  3 Lead the highest of a numerically weak suit
  short-suit-when-four-is-poor     72    A three-card suit may be opened when the only four are very small
  four-card-trumps-in-doubt        72    In doubt, lead from the four-card suit, even in trumps
  weak-suit-with-sequence          73    Choose a weak suit that holds a sequence, and lead its highest
  low-from-unguided-honour         73    From a weak suit headed by ace, king or queen, without a guide, lead the lowest
  avoid-honour-and-one             73    Do not open ace, king or queen with only one other
  ace-then-king-alone              74    From ace and king alone lead ace, then king
  infer-weakness-from-second-card  74    A high lead followed by a lower card shows a weak suit
avoid-changing-suits               74  4 Avoid changing suits
  continue-own-suit                74    Go on with the suit you led originally
  drop-suit-partner-is-weak-in     75    Leave your suit when partner is utterly weak in it, unless you command it
  open-great-strength              75    With the lead for the first time, open a suit of great strength
  return-partners-lead             75    With only moderate strength, return your partner's lead
  own-game-when-strong-in-trumps   75    Strong in trumps play your own game, weak in trumps your partner's
  infer-from-lead                  76    Read strength or weakness from the card led
  presume-strength                 76    Presume that an equivocal card is led from strength
  cautious-return-of-cheap-win     76    Be slow to return a lead that you have won cheaply
  lead-up-to-weakness              77    Lead up to a suit in which your right-hand adversary is weak
  lead-through-strength            77    Lead through a suit in which your left-hand adversary is strong
  late-lead-partners-strength      78    Late in the hand lead the highest of a weak suit in which partner is strong
  continue-after-strengthening     78    When a strengthening card wins, go on with the next highest
return-by-number                   79  5 Return the lowest of a strong suit, the highest of a weak suit
  return-highest-of-two            79    With two left, return the higher
  return-lowest-of-three           79    With three left, return the lowest
  infer-number-from-return         80    Count partner's suit from the card returned
  return-winning-card              81    Return the winning card, whatever your number
  return-second-third-best         81    In plain suits return the highest of second and third best
  return-adversary-lead-low        81    Returning an adversary's lead, keep the second best guarded
second-hand-low                    82  6 Play your lowest card second hand
  second-hand-sequence             82    Second hand, put on one of a sequence of high cards
  second-hand-moderate-sequence    82    Numerically weak, put on the lowest of queen-knave, knave-ten or ten-nine
play-lowest-of-sequence            83  7 Play the lowest of a sequence
  lowest-when-not-heading          83    When you do not head the trick, throw your lowest
  infer-no-lower                   84    A player who does not head the trick has no lower card
  analysis-of-second-hand          85    Second hand, choose the card by the Analysis
  second-hand-ace-king             85    With ace and king, play the king second hand
  second-hand-ace-queen-knave      85    With ace, queen, knave, play the lowest of the sequence second hand
  second-hand-ace-queen-ten        86    With ace, queen, ten, play ten or queen by your strength in trumps
  second-hand-ace-queen            86    With ace and queen, play low second hand, but cover a high card
  second-hand-ace-knave-ten        87    With ace, knave, ten, play the ten in trumps, small in plain suits
  second-hand-ace-small            87    With ace and small ones, play small second hand
  second-hand-king-queen-knave     87    With king, queen, knave, play the lowest of the sequence second hand
  second-hand-king-queen           87    With king and queen, play the queen second hand
  second-hand-king-knave-ten       88    With king, knave, ten, play the lowest of knave and ten
  second-hand-queen-knave-ten      88    With queen, knave, ten or knave, ten, nine, play the lowest of the sequence
  ace-on-honour                    88    Put the ace on an honour led
  pass-honour-without-ace          88    Pass an honour led when yours is not the ace
  cover-with-fourchette            89    Cover when you hold the cards on both sides of the one led
  queen-and-one-on-ten             89    With queen and one small, cover a ten led
  king-and-one-on-nine             89    With king and one small, cover a nine led
  cover-to-complete-sequence       89    Cover a medium card when your cards and the leader's make a sequence
  pass-honour-and-small            90    With an honour and a small card, pass a small card led
  second-hand-for-the-lead         90    Put on a high card second hand when the lead is urgent
  second-hand-guarded-turn-up      90    Put on the singly guarded king or queen of trumps when the turn-up calls for it
  second-round-winner              90    Second round of a plain suit, put on the winning card second hand
  second-round-hold-trump-winner   90    Second round of trumps, the winning card may be held back
  second-round-save-partner        91    Second round, put on the third best to save partner's best
third-hand-high                    92  8 Play your highest card third hand
  finesse-ace-queen                92    Third hand, finesse the queen with ace and queen
  no-finesse-in-partners-suit      92    Do not finesse in your partner's strong suit
  third-hand-pass-queen            92    With ace, pass your partner's queen
  third-hand-on-knave              92    On partner's knave, play the ace by number and pass with the king
  third-hand-on-ten                93    On partner's ten, put on the ace and pass with the queen
  finesse-late-weak-lead           93    Finesse when a late lead shows a weak suit
  finesse-by-trump-strength        94    With best and third best, finesse if strong in trumps
  finesse-second-and-fourth        94    With second and fourth best, finesse on the second round
  no-finesse-against-weakness      94    Do not finesse against an adversary weak in the suit
  finesse-against-renounce         95    Hold back even when the second hand has renounced, if covering is useless
  finesse-by-score                 95    Let the score decide a late finesse
fourth-hand                        96    Fourth hand, win the trick if it is against you
  fourth-hand-cheaply             112    Win a trick as cheaply as you can
  fourth-hand-duck                 96    Fourth hand, leave or take the trick for the sake of the lead
keep-command-of-adversary-suit     96  9 Keep the command of your adversary's suit
  hold-up                         103    Hold up the winning card of an adversary's suit
rid-command-of-partner-suit        96 10 Get rid of the command of your partner's suit
  unblock-partners-suit            97    Throw middle cards to clear the way for partner's long suit
  rid-ace-on-knave                 98    Put ace on partner's knave with one small card, pass with more
  no-unblock-in-trumps            100    In trumps there is no need to unblock
  lead-low-to-unblock             100    Lead the lowest of a head sequence when partner should win it
  underplay                       101    Underplay: lead low in a suit you command
  beware-underplay                102    Second hand, be on guard against underplay
discard-from-weakest              104 11 Discard from your weakest suit
  discard-strength-against-trumps 105    When trumps are declared against you, discard from your best protected suit
  discard-by-trump-balance        106    Discard by who has the real command of trumps
  infer-from-first-discard        105    Read the first discard by whether trumps are against the player
  original-discard-speaks         107    Only the first discard gives direction
  keep-guards                     107    Do not unguard an honour, blank an ace or throw a single card
  unguard-when-strong             107    With trump strength on your side, throw even a guard to direct partner
  tenace-discard-ruse             107    A discard by the player to your right may cover a tenace
afford-information                108 12 Afford information by your play
  no-false-cards                  109    Play false cards only with a special object
  conceal-weakness                109    Keep weakness out of sight as long as you can
  false-card-weak-partner         110    A false card is fair when partner is powerless
  discard-highest-of-command      113    Discard the highest of a suit you command
  win-highest-return-lowest       113    Win with the highest and return the lowest to show the cards between
  keep-turn-up                    114    Keep the turned-up card as long as you can
  lowest-of-winning-trumps        114    From winning trumps in sequence lead the lowest
  high-indifferent-cards          116    Of two high indifferent cards lead the higher from four, the lower from more
  fourth-best-trump-force         118    With more than four trumps, show it by trumping with the fourth best
lead-trumps-when-strong           120 13 Lead trumps when very strong in them
  trumps-as-plain-suit            119    Trumps may be led as a plain suit when they are your best
  backward-game-in-trumps         119    Play a more backward game in trumps than in plain suits
  draw-trumps                     120    Having led trumps from strength, go on until the adversaries have none
  bring-in-established-suit       120    Bring in an established suit when the trumps are out
  lead-trumps-from-five           120    With five trumps lead them at once
  five-trumps-exceptions          120    Five small trumps with poor suits need not be led
  trumps-from-five-by-score       121    Let the score decide a doubtful lead from five trumps
  honour-turned-up                122    An honour turned up neither forbids nor demands a trump lead
  no-original-lead-from-four      122    Do not lead trumps originally from four and a moderate hand
  lead-trumps-on-establishment    122    Lead trumps from four when your suit is established
  finesse-in-trumps               123    With strength in trumps finesse them more freely
  hold-up-winning-trump           123    With four trumps and an established suit, hold up the winning trump
  trump-lead-from-protected-four  124    With a well protected hand and two honours, lead from four trumps
  trump-lead-without-strength     124    Lead weak trumps only for a special reason
  trump-lead-on-command           124    With command of all plain suits, even weak trumps may be led
  stop-cross-ruff                 124    Lead trumps to stop a cross-ruff
  desperate-trump-lead            124    With a wretched hand at a bad score, lead a trump
  return-trumps-at-once           125    Return partner's trump lead at once
  no-two-for-one                  125    Do not draw two trumps for one
  continue-trumps-to-weaken       125    With partner void, go on with trumps to weaken the adversaries
  drop-high-to-stop-suit          125    Drop a high card to make the leader change suit
  call-for-trumps                 126    Call for trumps by an unnecessarily high card
  late-call                       126    A call made late asks but does not command
  answer-the-call                 127    Answer the call: highest from three, lowest from four with exceptions
  true-call                       127    Be sure the card was unnecessarily high before you read a call
  echo                            128    Echo partner's call or trump lead with four trumps
  infer-from-no-echo              128    Partner who has not echoed has not four trumps
  echo-after-force                129    Echo with four trumps though a force has shortened you
pass-doubtful-when-strong         129 14 Do not trump a doubtful card if strong in trumps
  trump-doubtful-when-weak        129    Trump a doubtful card when weak in trumps
  infer-refusal                   130    A refusal to trump shows no trump, or four and a strong hand
  refuse-force-with-four          130    Refuse to be forced with four trumps and a suit to bring in
  take-force-with-five            130    With more than four trumps take the force
  accept-force-exceptions         131    Take the force when holding up cannot answer
force-strong-adversary            131 15 Force a strong trump hand of the adversary
  persist-in-forcing              131    Go on forcing an adversary who refuses
  no-force-weak-adversary         131    Do not force a weak adversary, or lead what both renounce
do-not-force-when-weak            132 16 Do not force your partner if you are weak in trumps
  force-when-strong               132    With numerical strength in trumps you may force partner
  infer-from-force                132    A partner who forces you is strong, one who refrains is weak
  force-though-weak               132    Weak, you may force a partner who wants it, in a cross-ruff, or by the score
  thirteenth-card                 133    Read a thirteenth card by partner's strength in trumps
play-to-the-score                 134 17 Play to the score
  fifth-trick-against-honours     134    Make sure of the fifth trick against two by honours
  game-before-gain                134    Take the sure way to save, the bold way to win
draw-inferences                   134 18 Watch the fall of the cards, and draw your inferences at the time
  infer-from-cheap-win            135    Place the cards a player could not beat
  count-the-hands                 135    Count the trumps and the suits as they fall
  plain-suits-as-trumps           136    With trumps gone, lead plain suits as trumps are led
  rule-or-information             136    When two rules conflict, follow the one that helps more
  play-for-needed-cards           138    Suppose the cards to lie as you need them
  make-it-easy                    139    Make the game easy for partner
coups                             141    Depart from rule when the hands are known
  lead-from-weakest-suit          141    In a desperate game lead your weakest suit
  long-suits-as-short             142    Treat a long suit as a short one when it can go round but twice
  short-suits-as-long             142    Lead low from a short suit that can go round but once
  deschapelles-coup               142    Lead a high honour to make an entry for partner
  refuse-second-round             143    Refuse to win the second round of a suit
  decline-losing-trump            144    Decline to draw the losing trump
  refuse-to-overtrump             146    Refuse to overtrump with best and fourth best
  false-trump-card                147    Trump with the higher of two to mislead the overtrumper
  throw-high-card                 147    Throw a high card to place the lead
  lead-losing-card                151    Lead a losing card to place the lead
  grand-coup                      151    Throw away a superfluous trump
  compel-discard                  270    Lead out winners to compel a discard
american-leads                    281    American leads show the number of the suit
  american-fourth-best            281    Lead the fourth best when you lead a low card
  american-low-after-high         282    After a high card, lead the original fourth best
  american-indifferent-cards      283    Of indifferent high cards, lead the higher from four, the lower from more
plain-suit-echo                   287    Echo in plain suits to show number
king-lead-appendix-c              290    Lead king and ace by number of the suit
"""


def _read(table: str) -> Iterator[Rule]:
    above = ""
    for line in table.strip("\n").splitlines():
        name, page, rest = line.split(maxsplit=2)
        first, _, title = rest.partition(" ")
        number, title = (int(first), title) if first.isdigit() else (0, rest)
        if line.startswith(" "):
            yield Rule(name, title, int(page), under=above)
        else:
            above = name
            yield Rule(name, title, int(page), number=number)


@cache
def rules() -> Mapping[str, Rule]:
    """Return every rule by name, in the order of the book."""
    return MappingProxyType({rule.name: rule for rule in _read(_TABLE)})


def nearest(name: str) -> str | None:
    """Return the registered name most like `name`, or None if nothing is near."""
    from difflib import get_close_matches  # only needed for a faulty name

    near = get_close_matches(name, rules(), n=1, cutoff=0.6)
    return near[0] if near else None
