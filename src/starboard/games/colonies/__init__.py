"""Colonies: five planets, ten years of trade, votes and pirates.

Besides the furniture of every room (docs/architecture.md):

phases                which phase comes after which, until somebody is asked
setup                 lots, hands and the event deck, before the first turn and when it is made anew
income                production, and colonists that arrive
council               the vote on the current event card
offers                what the leaders of a vote may choose among
effect_queue          what a card brings, one effect after the other
effects               each effect of a card
actions               the actions of the five technologies
upgrades              a technology a level up, and what is bought for it
upgrade_plan          what upgrades would be worth, and income as what others pay for it
upkeep                police, payment, delivery, and colonists that turn pirate
pirates               onto routes and off them
redeal                what a seat cannot see, dealt anew
types                 names and small Structs that choices, events and views share
setup_events          what can happen before the first turn, with the event deck and in the income
council_events        what can happen in the council and by a card
action_events         what can happen in an action
upkeep_events         what can happen in upkeep
question_view         what is asked now, a Struct
questions             how that is made of a position
answer_view           what a player has answered so far, in secret, a Struct
answers               how that is made of a position
card_view             event cards as they are shown
market_view           markets as they are shown
card_consistency      what must be true of the event cards of a position
question_consistency  what must be true of what is asked, and of the answers so far
affairs               what a planet owes, needs and could use, reckoned once a choice of a bot
deal_terms            what players may give their word for, and what is told of it
deal_rules            which deals the rules could carry out, and whether a word was kept
deal_values           what deals seem worth to a bot, and what it does to keep them
deal_notation         deals as they are typed
action_values         what colonists and actions seem worth to a bot
event_values          what votes and cards seem worth to a bot
"""
