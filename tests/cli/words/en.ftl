blurb = Guess what the die will show.
action-lay = lay { $number }
action-seal = seal what you laid
action-die = the die shows { $number }
event-laid =
    { WHO($seat) ->
        [you] You laid { $number }.
       *[other] { SEAT($seat) } laid { $number }.
    }
event-sealed = { SEAT($seat) } sealed.
event-rolled = The die shows { $number }; laid were { LIST($numbers) }.
ending-rolled = the die has fallen
source-guess = guesses
option-players = Players
clause-TS-01 =
    .printed-1 = Nothing can be sealed before a number is laid.
clause-TS-02 =
    .printed-1 = A number that is laid stays.
refusal-neither-number-nor-seal = "{ $text }" is neither n0, n1, n2 nor seal.
