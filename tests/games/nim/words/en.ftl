blurb = Take the last stone.
action-take =
    take { $count ->
        [one] a stone
       *[other] { $count } stones
    }
event-taken = { SEAT($seat) } took { $count }, { $left } left.
ending-last-stone = the last stone was taken
clause-NI-01 =
    .printed-1 = You take one or two stones, as long as there are some.
refusal-how-many-stones = Say how many stones.
