"""Cosmic Convoy: a crew, or two, on a ship whose Modules turn over.

Besides the furniture of every room (docs/architecture.md):

types           the words that events, choices and views are made of, as types
module_cards    the Module cards of a component file: read, checked, and looked at for traps
options         what a table may choose, and how a row of Modules is picked
setup           the row of Modules, who stays ashore, and where the crews start
flip_warning    Flip Warning: the dice, and the sixes a player places
steps           the steps that a Crewmember may take, for the generator
move_and_act    Move and Act: what steps cost, who pays, and what a step brings about
burning         burning Charges, in the same phase
grapple         two crews meet: grapples, and where the pushed go
modules_flip    Modules Flip: what goes into space, what comes up, and how time runs out
pack_view       what a view says of the components: the win scale, and numbers for sentences
distances       how far everything is on a ship, for bots
deliveries      who is to bring which Charge where, for bots
paths           what a Crewmember can do for so many points, for bots
movement_plan   how the crew's points are best shared, for bots
planned_steps   what the mover means to do until the phase ends, for bots
reckoning       what a crew has before it, in numbers for networks
"""
