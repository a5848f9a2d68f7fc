"""Long walks through rich positions: every card, every question, nothing lost."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.notation import TOKEN_LETTERS
from starboard.games.argosy.pieces import TRACK_NAMES
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.types import CARD_NAMES, PHASES
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.games.argosy.build import PACK, Table, table

seeds = st.integers(0, 2**32)


def rich(seed: int) -> Table:
    """A position with knowledge, colonies and cards for everybody, as a long game may bring them."""
    random = Random(f"rich {seed}")
    players = 3 + random.below(2)
    cards: list[list[str]] = [[] for _ in range(players)]
    for card in CARD_NAMES:
        owner = random.below(players + 2)
        if owner < players:
            cards[owner].append(card)
    planets = [planet.planet for planet in table().view.planets][:-1]
    colonies: list[list[str]] = [[] for _ in range(players)]
    for planet in planets:
        owner = random.below(players + 3)
        if owner < players and len(colonies[owner]) < 5:
            colonies[owner].append(planet)
    settled = [planet for mine in colonies for planet in mine]
    return table(
        players,
        cards=[" ".join(mine) for mine in cards],
        doubled=[doubled(mine, random) for mine in cards],
        colonies=[" ".join(mine) for mine in colonies],
        shielded=" ".join(planet for planet in settled if random.below(2)),
        face_up=" ".join(card for card in free_cards(cards) if random.below(2)),
        tracks=[" ".join(f"{letter}{random.below(6)}" for letter in "FNSRGB") for _ in range(players)],
        maps=[scattered(seat, random) for seat in range(players)],
        scraps=[" ".join(["BS"] * random.below(3)) for _ in range(players)],
        pool=" ".join(token for token in ("RF", "GF", "BF", "purple", "RS") if random.below(2)),
    )


def doubled(cards: list[str], random: Random) -> str:
    """A track for each card that doubles one."""
    tracks = []
    if "duplicators" in cards:
        tracks.append(TRACK_NAMES[random.below(3)])
    if "wanderers" in cards:
        tracks.append(TRACK_NAMES[3 + random.below(3)])
    return " ".join(tracks)


def free_cards(cards: list[list[str]]) -> list[str]:
    taken = {card for mine in cards for card in mine}
    return [card for card in CARD_NAMES if card not in taken]


def scattered(seat: int, random: Random) -> dict[str, str]:
    """Up to 16 tokens of two kinds, so that triangles match."""
    tokens = [kind for kind in (2 * seat, 2 * seat + 1) for _ in range(8)]
    random.shuffle(tokens)
    names = PACK.point_names
    chosen = [name for name in names if random.below(3) and name != "f6"][: len(tokens)]
    return {name: TOKEN_LETTERS[kind] for name, kind in zip(chosen, tokens, strict=False)}


def walk(game: Table, seed: int, eager: int = 6) -> Iterator[Argosy]:
    """Every position of a game that seldom leaves anything out."""
    random = Random(f"walk {seed}")
    while game.state.actors():
        yield game.state
        actor = game.actor
        if actor == CHANCE:
            action = game.state.roll(random)
        else:
            actions = game.state.legal(actor)
            acting = actions[1:] if actions[0] == 0 and len(actions) > 1 and random.below(eager) else actions
            action = random.choice(acting)
        game.state.advance(actor, action)
    yield game.state


def judged(state: Argosy) -> list[int]:
    return [action for action in range(ARGOSY.action_count) if not state.forbids(state.actors()[0], action)]


@given(seed=seeds)
def test_generator_and_judge_agree_in_rich_positions(seed: int) -> None:
    random = Random(f"some {seed}")
    for state in walk(rich(seed), seed):
        if state.actors() and state.actors() != (CHANCE,) and random.below(3) == 0:
            assert state.legal(state.actors()[0]) == judged(state), state.to_dict()


@pytest.mark.rule("AR-01")
@given(seed=seeds)
def test_no_token_is_ever_lost_or_made(seed: int) -> None:
    for state in walk(rich(seed), seed):
        view = state.view(None)
        lying = [*view.unseen.values(), *view.pool.values(), *view.gone.values()]
        lying += [len(player.map) + len(player.scrap) for player in view.players]
        assert sum(lying) + (view.step.hand is not None) == 97


@pytest.mark.rule("AR-02")
@given(seed=seeds)
def test_tracks_stay_between_nothing_and_the_limit(seed: int) -> None:
    for state in walk(rich(seed), seed):
        for player in state.view(None).players:
            assert all(0 <= points <= 5 for points in player.tracks.values())


@pytest.mark.rule("AR-06")
@given(seed=seeds)
def test_every_card_is_in_one_place(seed: int) -> None:
    for state in walk(rich(seed), seed):
        data = state.to_dict()
        owned = [card for cards in data["owned"] for card in cards]
        assert sorted([*data["deck"], *data["face_up"], *owned]) == sorted(CARD_NAMES)


@given(seed=seeds)
def test_rich_positions_survive_being_written_down(seed: int) -> None:
    for state in walk(rich(seed), seed):
        assert ARGOSY.from_dict(state.to_dict()).to_dict() == state.to_dict()
        assert ARGOSY.from_dict(state.to_dict()).key() == state.key()


@given(seed=seeds)
def test_nothing_with_a_single_answer_is_asked(seed: int) -> None:
    """Only the end of a turn is a player's own act even if nothing else is left."""
    for state in walk(rich(seed), seed):
        if state.actors() and state.actors() != (CHANCE,) and len(state.legal(state.actors()[0])) == 1:
            assert state.view(None).asked == "expansion"


@given(seed=seeds)
def test_what_the_outlook_promises_can_be_reached(seed: int) -> None:
    random = Random(f"some {seed}")
    for state in walk(rich(seed), seed):
        if state.actors() and state.actors() != (CHANCE,) and random.below(20) == 0:
            seat = state.actors()[0]
            for goal in ARGOSY.outlook(state, seat).goals:
                reached = state.clone()
                for action in goal.path:
                    reached.apply(seat, action)
                assert ARGOSY.holds(reached, goal)


@given(seed=seeds)
def test_everything_that_happens_in_rich_positions_has_words(seed: int) -> None:
    words = ARGOSY.words("en", 4)
    random = Random(f"some {seed}")
    for state in walk(rich(seed), seed):
        if state.actors() and random.below(4) == 0:
            actor = state.actors()[0]
            for action in state.legal(actor)[:30]:
                choice = ARGOSY.describe(state, actor, action)
                assert "{" not in words.action(choice, 0)
                assert ARGOSY.encode(choice) == action
                assert ARGOSY.read_choice(choice.kind, choice.parts) == choice
                assert ARGOSY.parse(state, actor, ARGOSY.notation(state, actor, action)) == action
                for event in ARGOSY.tell(state, actor, action):
                    assert "{" not in words.event(event.event, 0)


def test_the_walks_ask_every_question() -> None:
    """What never comes up proves nothing."""
    missing = set(PHASES) - {"resolved", "first", "deal-cards", "deal-tokens", "draft"}
    for seed in range(100):
        for state in walk(rich(seed), seed):
            missing.discard(PHASES[state.phase])
        if not missing:
            break
    assert missing == set()
