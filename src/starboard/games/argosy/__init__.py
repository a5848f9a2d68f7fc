"""Argosy: discoveries laid out in triangles, colonies among the stars, and evolution beyond them.

Besides the furniture of every room (docs/architecture.md):

triangles               the Law of the Triangle: what a token completes, and what that teaches
research                action 1, and every draw from the bag
extrapolation           action 2: knowledge is traded for knowledge
celestial               action 3: strike at another map, or shift a token of one's own
domestic                action 4: breed, swap, salvage
expansion               action 5: build, invade, shield, migrate
evolution               evolution cards: turned up, bought, taken free
turn                    the draft, the five actions in order, and the end
travel                  what can be reached on the colony board, and paid
expansion_generator     what may be done in action 5, quickly
expansion_judge         why something may not be done in action 5
turn_consistency        where in a turn a question can be asked, for positions that are read
question_consistency    what each question is about, for positions that are read
types                   the words that events, choices and views are made of, as types
pieces                  tracks, tokens and cards by number and by name
lattice                 the research map: intersections, and every triangle on it
names                   tokens and places by name
encoding                which choice stands behind a number, and which number behind a choice
pack_view               what the pieces of a pack say, ready for a view
offers                  what action 5 has for a viewer, affordable or not
weighing                what knowledge, sets and scores are worth to a seat, reckoned once a choice
token_values            what tokens are worth to the policy
expansion_values        what planets and cards are worth to the policy
"""
