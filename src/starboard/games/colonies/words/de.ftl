### Colonies, auf Deutsch: jeder Satz, den jemand im Spiel liest.
###
### Ware resource, Technik technology, Stufe level, Ausbau upgrade; Abkommen agreement, Route route, Markt market,
### Vorrat supply, Lager stock; Runde turn, Durchgang round, Unterhalt upkeep; Rat council, Ereignisstapel event deck,
### Startkarte the first player's card. Kolonisten und Piraten sind Figuren auf dem Brett.

title = Colonies
blurb = Regiere einen Planeten: handeln, abstimmen, Piraten vertreiben, aufbauen.

## Charaktere: was sie sagen, ihr Gemüt, was sie können

character-izar = Eine Route mit Piraten ist niemandes Route.
    .temper = wachsam
    .good = Hält mit Militär die Routen frei.
character-procyon = Alles hat seinen Preis, und ich habe die Liste.
    .temper = geschäftstüchtig
    .good = Verkauft oft und weiß, wann.
character-regulus = Darauf können wir uns einigen. Und dann auf etwas mehr.
    .temper = diplomatisch
    .good = Biegt sich mit Einfluss die Abkommen zurecht.
character-capella = Morgen kann ich mehr als heute.
    .temper = baufreudig
    .good = Baut Techniken aus, während andere noch zählen.

## Namen

seat-player-1 = Person 1
seat-player-2 = Person 2
seat-player-3 = Person 3
seat-player-4 = Person 4
seat-player-5 = Person 5

planet-pallas = Pallas
planet-elysia = Elysia
planet-amateru = Amateru
planet-bellona = Bellona
planet-euterpe = Euterpe

# Als Art; eine davon gezählt; eine davon mit Artikel, im Akkusativ und im Dativ.
resource-information = Information
resource-biotech = Biotechnik
resource-energy = Energie
resource-ships = Raumschiffe
    .one = Raumschiff
    .a = ein Raumschiff
    .dat = einem Raumschiff
resource-luxury = Luxusgüter
    .one = Luxusgut
    .a = ein Luxusgut
    .dat = einem Luxusgut

# Die Techniken, und der Ausbau als sechste Aktion; keine davon.
technology-community = Gemeinschaft
    .no = keine Aktion Gemeinschaft
technology-military = Militär
    .no = keine Aktion Militär
technology-commerce = Handel
    .no = keine Aktion Handel
technology-influence = Einfluss
    .no = keine Aktion Einfluss
technology-industry = Industrie
    .no = keine Aktion Industrie
technology-upgrade = Ausbau
    .no = kein Ausbau

card-alien-technology = Fremde Technik
card-alien-visitors = Besuch aus der Fremde
card-exotic-disease = Seltene Krankheit
card-appoint-mediator = Vermittlung
card-immigration = Einwanderung
card-corporate-envoy = Gesandte der Konzerne
card-immigrant-workers = Arbeitskräfte von außen
card-diplomatic-negotiations = Verhandlungen
card-increased-crime = Mehr Verbrechen
card-innovative-stagnation = Stillstand der Forschung
card-labour-dispute = Arbeitskampf
card-interplanetary-unrest = Unruhen
card-mercenary-companies = Söldnertruppen
card-interstellar-trade = Fernhandel
card-nominate-governor = Statthalterwahl
card-jump-gate-technology = Sprungtore
card-open-market = Offener Markt
card-organized-crime = Organisiertes Verbrechen
card-social-integration = Eingliederung
card-resource-shortage = Warenknappheit
card-technological-breakthrough = Durchbruch der Technik
card-scientific-research = Forschung
card-trade-convoy = Handelszug
card-smuggling-ring = Schmugglerring
card-uprising = Aufstand

how-both-up = beide Seiten hoch
how-both-down = beide Seiten runter
how-mine-up = eigene Seite hoch
how-mine-down = eigene Seite runter
how-theirs-up = andere Seite hoch
how-theirs-down = andere Seite runter

ballot-yes = Ja
ballot-no = Nein
pirate-to-supply = in den Vorrat
pirate-to-colonists = zu deinen Kolonisten
loss-resources = Waren
loss-colonists = Kolonisten

phase-setup = Aufbau
phase-income = Einkommen
phase-event = Ereignis
phase-actions = Aktionen
phase-upkeep = Unterhalt
phase-over = vorbei

ending-ten-turns =
    { $pack-turns-turns ->
        [one] Die einzige Runde ist vorbei
        [10] Zehn Runden sind vorbei
       *[other] { $pack-turns-turns } Runden sind vorbei
    }

source-community = { technology-community }
source-military = { technology-military }
source-commerce = { technology-commerce }
source-influence = { technology-influence }
source-industry = { technology-industry }
source-credits = Credits

gauge-technologies = Punkte aus Techniken
gauge-credits = { source-credits }
gauge-goods = Waren im Lager
gauge-colonists = { page-colonists }

## So viele von etwas, im Akkusativ wo nichts anderes gesagt ist

credits-other =
    { $value ->
        [0] keine Credits
        [one] { $value } Credit
       *[other] { $value } Credits
    }
    .dat =
        { $value ->
            [0] keinen Credits
            [one] { $value } Credit
           *[other] { $value } Credits
        }
colonists-other =
    { $value ->
        [0] keine Kolonisten
        [one] einen Kolonisten
       *[other] { $value } Kolonisten
    }
    .nom =
        { $value ->
            [0] keine Kolonisten
            [one] { $value } Kolonist
           *[other] { $value } Kolonisten
        }
    .more =
        { $value ->
            [one] +{ $value } Kolonist
           *[other] +{ $value } Kolonisten
        }
    .dat =
        { $value ->
            [one] einem Kolonisten
           *[other] { $value } Kolonisten
        }
away-other =
    { $value ->
        [0] niemanden
        [one] einen
       *[other] { $value }
    }
pirates-other =
    { $value ->
        [0] keine Piraten
        [one] einen Piraten
       *[other] { $value } Piraten
    }
resources-other =
    { $value ->
        [0] keine Waren
        [one] eine Ware
       *[other] { $value } Waren
    }
votes-other =
    { $value ->
        [0] keine Stimmen
        [one] { $value } Stimme
       *[other] { $value } Stimmen
    }
    .dat =
        { $value ->
            [0] keiner Stimme
            [one] { $value } Stimme
           *[other] { $value } Stimmen
        }
points-other =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
    .dat =
        { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkten
        }
cards-other =
    { $value ->
        [one] { $value } Karte
       *[other] { $value } Karten
    }
    .event =
        { $value ->
            [one] { $value } Ereigniskarte
           *[other] { $value } Ereigniskarten
        }
turns-other =
    { $value ->
        [one] { $value } Runde
       *[other] { $value } Runden
    }
places-other =
    { $value ->
        [one] { $value } Platz
       *[other] { $value } Plätze
    }

## Einstellungen


## Was zu tun ist

action-done = fertig
action-pass = passen
action-lay-card = die Karte { NAME($card, of: "card") } in den Ereignisstapel legen
action-settle =
    { $paid ->
        [0] { NAME($away, of: "away") } abweisen, keine Credits nehmen
        [one] { NAME($away, of: "away") } abweisen, für einen Kolonisten { NAME($pack-income-credits, of: "credits") } nehmen
       *[other] { NAME($away, of: "away") } abweisen, für { $paid } Kolonisten je { NAME($pack-income-credits, of: "credits") } nehmen
    }
action-vote = mit { NAME($ballot, of: "ballot") } stimmen
action-add = { NAME($resource, of: "resource", form: "a") } zur Stimme legen
action-take = Aktion { NAME($action, of: "technology") }
action-upgrade = { NAME($technology, of: "technology") } ausbauen
action-remove = einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } nehmen
action-pirate-to = der Pirat geht { NAME($place, of: "pirate-to") }
action-sell = { NAME($resource, of: "resource", form: "a") } verkaufen
action-adjust = Abkommen mit { NAME($planet, of: "planet") }: { NAME($how, of: "how") }
action-produce =
    { $count ->
        [0] keine eigenen Waren herstellen
        [one] eine eigene Ware herstellen
       *[other] { $count } eigene Waren herstellen
    }
action-attract = { NAME($count, of: "colonists") } anziehen
action-take-credits = lieber { NAME($pack-council-credits, of: "credits") } nehmen
action-take-resources = Waren nach Wahl nehmen
action-take-pirates = Piraten nach Wahl setzen
action-gain = { NAME($resource, of: "resource", form: "a") } nehmen
action-lose = { NAME($resource, of: "resource", form: "a") } abgeben
action-lose-which = { NAME($what, of: "loss") } verlieren
action-downgrade = { NAME($technology, of: "technology") } um eine Stufe senken
action-dump = { NAME($resource, of: "resource", form: "a") } unbezahlt auf den Markt legen
action-decide = im Gleichstand gewinnt { NAME($ballot, of: "ballot") }
action-place = einen Piraten auf die Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } setzen
action-pay = mit { NAME($resource, of: "resource", form: "dat") } zahlen
action-draw-neutrals = neutral bleiben { LIST($planets, of: "planet") }
action-draw-planet = das Los fällt auf { NAME($planet, of: "planet") }
action-draw-first =
    { WHO($first) ->
        [you] die Startkarte bekommst du
       *[other] die Startkarte bekommt { SEAT($first) }
    }
action-draw-card = gezogen wird die Karte { NAME($card, of: "card") }

## Was geschah: vor der ersten Runde, Ereignisstapel, Einkommen

event-lot =
    { WHO($seat) ->
        [you] Du bekommst { NAME($planet, of: "planet") }.
       *[other] { SEAT($seat) } bekommt { NAME($planet, of: "planet") }.
    }
event-neutral = { NAME($planet, of: "planet") } bleibt neutral.
event-first = Die Startkarte geht an { SEAT($first, form: "akk") }.
event-dealt =
    { WHO($seat) ->
        [you] Du bekommst die Karte { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } bekommt die Karte { NAME($card, of: "card") }.
    }
event-laid-card =
    { WHO($seat) ->
        [you] Du legst die Karte { NAME($card, of: "card") } in den Ereignisstapel.
       *[other] { SEAT($seat) } legt die Karte { NAME($card, of: "card") } in den Ereignisstapel.
    }
event-deck-made = Der Ereignisstapel ist fertig: { NAME($count, of: "cards") }.
event-revealed =
    { $count ->
        [0] Nächstes Ereignis: { NAME($card, of: "card") }; damit kommen keine weiteren Kolonisten.
        [one] Nächstes Ereignis: { NAME($card, of: "card") }; damit kommt ein weiterer Kolonist.
       *[other] Nächstes Ereignis: { NAME($card, of: "card") }; damit kommen { $count } weitere Kolonisten.
    }
event-turn-began = Runde { $turn } beginnt bei { SEAT($first, form: "dat") }.
event-produced =
    { $count ->
        [0]
            { WHO($seat) ->
                [you] Du produzierst nichts.
               *[other] { SEAT($seat) } produziert nichts.
            }
        [one]
            { WHO($seat) ->
                [you] Du produzierst { $count } { NAME($resource, of: "resource", form: "one") }.
               *[other] { SEAT($seat) } produziert { $count } { NAME($resource, of: "resource", form: "one") }.
            }
       *[other]
            { WHO($seat) ->
                [you] Du produzierst { $count } { NAME($resource, of: "resource") }.
               *[other] { SEAT($seat) } produziert { $count } { NAME($resource, of: "resource") }.
            }
    }
event-chose-settlers =
    { $paid ->
        [0]
            { WHO($seat) ->
                [you] Du weist { NAME($away, of: "away") } ab und nimmst keine Credits.
               *[other] { SEAT($seat) } weist { NAME($away, of: "away") } ab und nimmt keine Credits.
            }
       *[other]
            { WHO($seat) ->
                [you] Du weist { NAME($away, of: "away") } ab und nimmst Credits für { NAME($paid, of: "away") }.
               *[other] { SEAT($seat) } weist { NAME($away, of: "away") } ab und nimmt Credits für { NAME($paid, of: "away") }.
            }
    }
event-settled =
    { WHO($seat) ->
        [you] Du nimmst { NAME($count, of: "colonists") } auf, weist { NAME($away, of: "away") } ab und bekommst { NAME($credits, of: "credits") }.
       *[other] { SEAT($seat) } nimmt { NAME($count, of: "colonists") } auf, weist { NAME($away, of: "away") } ab und bekommt { NAME($credits, of: "credits") }.
    }

## Was geschah: der Rat und die Ereigniskarten

event-chose-ballot =
    { WHO($seat) ->
        [you] Du wählst { NAME($ballot, of: "ballot") }.
       *[other] { SEAT($seat) } wählt { NAME($ballot, of: "ballot") }.
    }
event-laid-aside =
    { WHO($seat) ->
        [you] Du legst { NAME($resource, of: "resource", form: "a") } zur Stimme.
       *[other] { SEAT($seat) } legt { NAME($resource, of: "resource", form: "a") } zur Stimme.
    }
event-sealed =
    { WHO($seat) ->
        [you] Du versiegelst deine Stimme.
       *[other] { SEAT($seat) } versiegelt die Stimme.
    }
event-spent =
    { $count ->
        [one]
            { WHO($seat) ->
                [you] Du gibst { $count } { NAME($resource, of: "resource", form: "one") } für die Stimme.
               *[other] { SEAT($seat) } gibt { $count } { NAME($resource, of: "resource", form: "one") } für die Stimme.
            }
       *[other]
            { WHO($seat) ->
                [you] Du gibst { $count } { NAME($resource, of: "resource") } für die Stimme.
               *[other] { SEAT($seat) } gibt { $count } { NAME($resource, of: "resource") } für die Stimme.
            }
    }
event-voted =
    { WHO($seat) ->
        [you] Du stimmst mit { NAME($count, of: "votes", form: "dat") } für { NAME($ballot, of: "ballot") }.
       *[other] { SEAT($seat) } stimmt mit { NAME($count, of: "votes", form: "dat") } für { NAME($ballot, of: "ballot") }.
    }
event-counted = Der Rat zählt { $yes } Ja und { $no } Nein.
event-decided =
    { WHO($seat) ->
        [you] Du entscheidest den Gleichstand: { NAME($ballot, of: "ballot") }.
       *[other] { SEAT($seat) } entscheidet den Gleichstand: { NAME($ballot, of: "ballot") }.
    }
event-carried = { NAME($card, of: "card") }: Der Rat sagt { NAME($ballot, of: "ballot") }.
event-took-credits =
    { WHO($seat) ->
        [you] Du nimmst lieber { NAME($count, of: "credits") }.
       *[other] { SEAT($seat) } nimmt lieber { NAME($count, of: "credits") }.
    }
event-gained =
    { WHO($seat) ->
        [you] Du nimmst { NAME($resource, of: "resource", form: "a") }.
       *[other] { SEAT($seat) } nimmt { NAME($resource, of: "resource", form: "a") }.
    }
event-banned = { NAME($action, of: "technology") } ist in dieser Runde für { SEAT($seat, form: "akk") } gesperrt.
event-lost-action =
    { $count ->
        [one]
            { WHO($seat) ->
                [you] Du verlierst in dieser Runde eine Aktion.
               *[other] { SEAT($seat) } verliert in dieser Runde eine Aktion.
            }
       *[other]
            { WHO($seat) ->
                [you] Du verlierst in dieser Runde { $count } Aktionen.
               *[other] { SEAT($seat) } verliert in dieser Runde { $count } Aktionen.
            }
    }
event-received-colonists =
    { WHO($seat) ->
        [you] Du bekommst { NAME($count, of: "colonists") }.
       *[other] { SEAT($seat) } bekommt { NAME($count, of: "colonists") }.
    }
event-lost-colonists =
    { WHO($seat) ->
        [you] Du verlierst { NAME($count, of: "colonists") }.
       *[other] { SEAT($seat) } verliert { NAME($count, of: "colonists") }.
    }
event-lost =
    { $count ->
        [one]
            { WHO($seat) ->
                [you] Du verlierst { $count } { NAME($resource, of: "resource", form: "one") }.
               *[other] { SEAT($seat) } verliert { $count } { NAME($resource, of: "resource", form: "one") }.
            }
       *[other]
            { WHO($seat) ->
                [you] Du verlierst { $count } { NAME($resource, of: "resource") }.
               *[other] { SEAT($seat) } verliert { $count } { NAME($resource, of: "resource") }.
            }
    }
event-dumped =
    { WHO($seat) ->
        [you] Du lässt { NAME($resource, of: "resource", form: "a") } auf dem Markt.
       *[other] { SEAT($seat) } lässt { NAME($resource, of: "resource", form: "a") } auf dem Markt.
    }
event-markets-emptied =
    { $count ->
        [0] Alle Märkte waren schon leer.
       *[other] Alle Märkte werden geleert: { NAME($count, of: "resources") }.
    }
event-routes-cleared =
    { $count ->
        [0] Auf den Routen waren keine Piraten.
        [one] Der einzige Pirat verlässt die Routen.
       *[other] Alle { $count } Piraten verlassen die Routen.
    }
event-pirates-placed =
    { $count ->
        [one] Ein Pirat kommt auf die Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") }.
       *[other] { $count } Piraten kommen auf die Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") }.
    }
event-downgraded =
    { WHO($seat) ->
        [you] Du fällst bei { NAME($technology, of: "technology") } auf Stufe { $level }.
       *[other] { SEAT($seat) } fällt bei { NAME($technology, of: "technology") } auf Stufe { $level }.
    }

## Was geschah: Aktionen

event-passed =
    { WHO($seat) ->
        [you] Du passt.
       *[other] { SEAT($seat) } passt.
    }
event-action-taken =
    { WHO($seat) ->
        [you] Du nimmst die Aktion { NAME($action, of: "technology") } auf Stufe { $level }.
       *[other] { SEAT($seat) } nimmt die Aktion { NAME($action, of: "technology") } auf Stufe { $level }.
    }
event-rescued =
    { WHO($seat) ->
        [you] Du holst einen Piraten zurück, der auf der eigenen Route nach { NAME($to, of: "planet") } war.
       *[other] { SEAT($seat) } holt einen Piraten zurück, der auf der eigenen Route nach { NAME($to, of: "planet") } war.
    }
# Früher gespeicherte Ereignisse sagen nicht, wie viele: Es war eine.
event-rescued-for =
    { $count ->
        [0]
            { WHO($seat) ->
                [you] Du holst einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") }.
               *[other] { SEAT($seat) } holt einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") }.
            }
        [1]
            { WHO($seat) ->
                [you] Du holst einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommst { NAME($resource, of: "resource", form: "a") }.
               *[other] { SEAT($seat) } holt einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommt { NAME($resource, of: "resource", form: "a") }.
            }
        [none]
            { WHO($seat) ->
                [you] Du holst einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommst { NAME($resource, of: "resource", form: "a") }.
               *[other] { SEAT($seat) } holt einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommt { NAME($resource, of: "resource", form: "a") }.
            }
       *[other]
            { WHO($seat) ->
                [you] Du holst einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommst { $count } { NAME($resource, of: "resource") }.
               *[other] { SEAT($seat) } holt einen Piraten von der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommt { $count } { NAME($resource, of: "resource") }.
            }
    }
event-joined =
    { WHO($seat) ->
        [you] Der Pirat kommt zu deinen Kolonisten.
       *[other] Der Pirat kommt zu den Kolonisten von { SEAT($seat) }.
    }
event-sent-off = Der Pirat geht in den Vorrat.
event-hunted =
    { WHO($seat) ->
        [you] Du fängst einen Piraten auf der eigenen Route nach { NAME($to, of: "planet") }.
       *[other] { SEAT($seat) } fängt einen Piraten auf der eigenen Route nach { NAME($to, of: "planet") }.
    }
event-hunted-for =
    { WHO($seat) ->
        [you] Du fängst einen Piraten auf der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommst { NAME($credits, of: "credits") }.
       *[other] { SEAT($seat) } fängt einen Piraten auf der Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") } und bekommt { NAME($credits, of: "credits") }.
    }
event-sold =
    { WHO($seat) ->
        [you] Du verkaufst { NAME($resource, of: "resource", form: "a") } für { NAME($credits, of: "credits") }.
       *[other] { SEAT($seat) } verkauft { NAME($resource, of: "resource", form: "a") } für { NAME($credits, of: "credits") }.
    }
event-adjusted =
    { WHO($seat) ->
        [you] Du bewegst das Abkommen mit { NAME($planet, of: "planet") }: { NAME($how, of: "how") }, jetzt { $mine } für { $theirs }.
       *[other] { SEAT($seat) } bewegt das Abkommen mit { NAME($planet, of: "planet") }: { NAME($how, of: "how") }, jetzt { $mine } für { $theirs }.
    }
event-made =
    { $count ->
        [0]
            { WHO($seat) ->
                [you] Du stellst nichts her.
               *[other] { SEAT($seat) } stellt nichts her.
            }
        [one]
            { WHO($seat) ->
                [you] Du stellst { $count } { NAME($resource, of: "resource", form: "one") } her.
               *[other] { SEAT($seat) } stellt { $count } { NAME($resource, of: "resource", form: "one") } her.
            }
       *[other]
            { WHO($seat) ->
                [you] Du stellst { $count } { NAME($resource, of: "resource") } her.
               *[other] { SEAT($seat) } stellt { $count } { NAME($resource, of: "resource") } her.
            }
    }
event-attracted =
    { WHO($seat) ->
        [you] Du ziehst { NAME($count, of: "colonists") } an.
       *[other] { SEAT($seat) } zieht { NAME($count, of: "colonists") } an.
    }
event-bought =
    { $count ->
        [one]
            { WHO($seat) ->
                [you] Du kaufst { $count } { NAME($resource, of: "resource", form: "one") } für { NAME($credits, of: "credits") }.
               *[other] { SEAT($seat) } kauft { $count } { NAME($resource, of: "resource", form: "one") } für { NAME($credits, of: "credits") }.
            }
       *[other]
            { WHO($seat) ->
                [you] Du kaufst { $count } { NAME($resource, of: "resource") } für { NAME($credits, of: "credits") }.
               *[other] { SEAT($seat) } kauft { $count } { NAME($resource, of: "resource") } für { NAME($credits, of: "credits") }.
            }
    }
event-invested =
    { $count ->
        [one]
            { WHO($seat) ->
                [you] Du steckst { $count } { NAME($resource, of: "resource", form: "one") } in den Ausbau.
               *[other] { SEAT($seat) } steckt { $count } { NAME($resource, of: "resource", form: "one") } in den Ausbau.
            }
       *[other]
            { WHO($seat) ->
                [you] Du steckst { $count } { NAME($resource, of: "resource") } in den Ausbau.
               *[other] { SEAT($seat) } steckt { $count } { NAME($resource, of: "resource") } in den Ausbau.
            }
    }
event-employed =
    { WHO($seat) ->
        [you] Du gibst { NAME($count, of: "colonists", form: "dat") } Arbeit.
       *[other] { SEAT($seat) } gibt { NAME($count, of: "colonists", form: "dat") } Arbeit.
    }
event-upgraded =
    { WHO($seat) ->
        [you] Du erreichst bei { NAME($technology, of: "technology") } Stufe { $level }.
       *[other] { SEAT($seat) } erreicht bei { NAME($technology, of: "technology") } Stufe { $level }.
    }

## Was geschah: Unterhalt und Ende

event-police-sent =
    { WHO($seat) ->
        [you] Du schickst Polizei auf die Route nach { NAME($to, of: "planet") }.
       *[other] { SEAT($seat) } schickt Polizei auf die Route nach { NAME($to, of: "planet") }.
    }
event-police-ready =
    { WHO($seat) ->
        [you] Du bist mit der Polizei fertig.
       *[other] { SEAT($seat) } ist mit der Polizei fertig.
    }
event-policed =
    { WHO($seat) ->
        [you] Deine Polizei vertreibt auf der Route nach { NAME($to, of: "planet") } { NAME($count, of: "pirates") }.
       *[other] Die Polizei von { SEAT($seat) } vertreibt auf der Route nach { NAME($to, of: "planet") } { NAME($count, of: "pirates") }.
    }
event-substituted =
    { WHO($seat) ->
        [you] Du zahlst { NAME($planet, of: "planet") } mit { NAME($resource, of: "resource", form: "dat") }.
       *[other] { SEAT($seat) } zahlt { NAME($planet, of: "planet") } mit { NAME($resource, of: "resource", form: "dat") }.
    }
event-payment-ready =
    { WHO($seat) ->
        [you] Du gibst deine Zahlung ab.
       *[other] { SEAT($seat) } gibt die Zahlung ab.
    }
event-agreements-fulfilled = Die Abkommen der Runde { $turn } sind erfüllt.
event-delivered =
    { $count ->
        [one] { NAME($of, of: "planet") } liefert { $count } { NAME($resource, of: "resource", form: "one") } an { NAME($to, of: "planet") }.
       *[other] { NAME($of, of: "planet") } liefert { $count } { NAME($resource, of: "resource") } an { NAME($to, of: "planet") }.
    }
event-intercepted =
    { $count ->
        [one] Piraten lenken { $count } { NAME($resource, of: "resource", form: "one") } von { NAME($of, of: "planet") } für { NAME($to, of: "planet") } auf den Markt um.
       *[other] Piraten lenken { $count } { NAME($resource, of: "resource") } von { NAME($of, of: "planet") } für { NAME($to, of: "planet") } auf den Markt um.
    }
event-pirates-left =
    { $count ->
        [one] Ein Pirat verlässt die Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") }.
       *[other] { $count } Piraten verlassen die Route { NAME($of, of: "planet") }–{ NAME($to, of: "planet") }.
    }
event-compensated = { NAME($of, of: "planet") } zahlt { NAME($to, of: "planet") } { NAME($count, of: "credits") }.
event-turned-pirate =
    { $count ->
        [one]
            { WHO($seat) ->
                [you] Einer deiner Kolonisten wird Pirat.
               *[other] Ein Kolonist von { SEAT($seat) } wird Pirat.
            }
       *[other]
            { WHO($seat) ->
                [you] { $count } deiner Kolonisten werden Piraten.
               *[other] { $count } Kolonisten von { SEAT($seat) } werden Piraten.
            }
    }
event-first-passed = { event-first }

## Was kommt

event-will-exchange = Unterhalt mit { NAME($planet, of: "planet") }: { $gives } hinaus, { $gets } herein.
event-will-be-blocked =
    { $count ->
        [one] Unterhalt mit { NAME($planet, of: "planet") }: { $gives } hinaus, { $gets } herein, wo ein Pirat wartet.
       *[other] Unterhalt mit { NAME($planet, of: "planet") }: { $gives } hinaus, { $gets } herein, wo { $count } Piraten warten.
    }
event-will-last =
    { $count ->
        [0] Die eigene Ware ({ NAME($resource, of: "resource") }) reicht gerade für alle Abkommen.
        [one] Die eigene Ware ({ NAME($resource, of: "resource") }) reicht für alle Abkommen, eine bleibt übrig.
       *[other] Die eigene Ware ({ NAME($resource, of: "resource") }) reicht für alle Abkommen, { $count } bleiben übrig.
    }
event-will-lack =
    { $count ->
        [one] Für die Abkommen fehlt { $count } { NAME($resource, of: "resource", form: "one") }: Anderes muss einspringen, oder { NAME($pack-upkeep-missing, of: "credits") }.
       *[other] Für die Abkommen fehlen { $count } { NAME($resource, of: "resource") }: Anderes muss einspringen, oder je { NAME($pack-upkeep-missing, of: "credits") }.
    }
event-will-turn-pirate =
    { $count ->
        [one] Ein Kolonist wird am Ende der Runde Pirat.
       *[other] { $count } Kolonisten werden am Ende der Runde Piraten.
    }

## Was Ereigniskarten bewirken

effect-offer-any = sofort eine beliebige Aktion
effect-offer-action = sofort eine Aktion { NAME($action, of: "technology") }
effect-offer-actions = sofort eine Aktion { LIST($actions, of: "technology", join: "or") }
effect-offer-times = sofort { $count } Aktionen { NAME($action, of: "technology") }
effect-offer-free = eine der niedrigsten Techniken steigt kostenlos
effect-offer-pirates =
    { $count ->
        [one] einen Piraten auf eine beliebige Route setzen
       *[other] { $count } Piraten auf beliebige Routen setzen
    }
effect-offer-resources = { NAME($count, of: "resources") } nach Wahl
effect-offer-resources-and = { NAME($count, of: "resources") } nach Wahl und eine Aktion { NAME($action, of: "technology") }
effect-offer-credits = { NAME($count, of: "credits") }
effect-forbid = in dieser Runde { NAME($action, of: "technology", form: "no") }
effect-take = { effect-offer-action }
effect-lose-colonists =
    { $count ->
        [one] ein Kolonist geht
       *[other] { $count } Kolonisten gehen
    }
effect-lose-colonists-all = alle Kolonisten gehen
effect-lose-resources =
    { $count ->
        [one] eine Ware nach Wahl geht verloren
       *[other] { $count } Waren nach Wahl gehen verloren
    }
effect-lose-actions =
    { $count ->
        [one] eine Aktion weniger in dieser Runde
       *[other] { $count } Aktionen weniger in dieser Runde
    }
effect-colonists =
    { $count ->
        [one] ein weiterer Kolonist
       *[other] { $count } weitere Kolonisten
    }
effect-lose-either =
    { $count ->
        [one] eine Ware oder ein Kolonist geht verloren
       *[other] { $count } Waren oder { $count } Kolonisten gehen verloren
    }
effect-pirates =
    { $count ->
        [one] ein Pirat auf eine eigene Route
       *[other] { $count } Piraten auf die eigenen Routen
    }
effect-empty-markets = alle Märkte werden geleert
effect-clear-pirates = alle Piraten verlassen alle Routen
effect-dump-resources =
    { $count ->
        [one] eine Ware nach Wahl geht unbezahlt auf ihren Markt
       *[other] { $count } Waren nach Wahl gehen unbezahlt auf ihre Märkte
    }
effect-downgrade =
    { $count ->
        [one] eine Technik fällt um eine Stufe
       *[other] Techniken fallen um { $count } Stufen
    }
effect-nothing = gar nichts

## Die Regeln, Satz für Satz

clause-CO-01 =
    .printed-1 = Im Uhrzeigersinn liegen die Planeten { LIST($pack-ring, of: "planet") }.
    .printed-2 = Ihre eigenen Waren sind, in derselben Reihenfolge, { LIST($pack-resources, of: "resource") }.
    .printed-3 = Jeder Planet hat mit jedem anderen ein Abkommen und eine Route.
clause-CO-02 =
    .printed-1 = Die Planeten werden ausgelost.
    .ruling-2 = Ebenso die Startkarte, alle mit gleicher Aussicht.
    .ruling-3 =
        { $pack-setup-apart ->
            [1] Zu dritt sind die beiden neutralen Planeten zwei benachbarte, jedes solche Paar gleich wahrscheinlich.
           *[other] Zu dritt sind die beiden neutralen Planeten zwei, die nicht benachbart sind, jedes solche Paar gleich wahrscheinlich.
        }
clause-CO-03 =
    .printed-1 = Du beginnst mit { $pack-setup-other-resources } von jeder Ware außer der eigenen, { NAME($pack-setup-credits, of: "credits", form: "dat") }, Stufe { $pack-levels-start } in allen Techniken und { NAME($pack-setup-hand, of: "cards", form: "event") }.
    .printed-2 = Alle Abkommen versprechen { $pack-agreements-lowest } in beide Richtungen.
    .printed-3 =
        { $pack-setup-market ->
            [0] Die Märkte sind zu Beginn leer.
            [one] Auf jedem Markt liegt zu Beginn eine Ware.
           *[other] Auf jedem Markt liegen zu Beginn { $pack-setup-market } Waren.
        }
clause-CO-04 =
    .printed-1 = Alle legen geheim eine Handkarte in den Ereignisstapel.
    .printed-2 = Unverteilte Karten ergänzen ihn auf { $pack-setup-deck }, und gezogen wird zufällig.
    .printed-3 = Credits und Handkarten sind geheim, Credits bis zum Ende; Waren, Techniken, Abkommen, Piraten und Märkte sind offen.
    .ruling-4 = Auch Kolonisten sind offen.
    .ruling-5 = Wer welche Karte gelegt hat, bleibt bis zum Ende geheim, und benutzte Karten sind aus dem Spiel.
clause-CO-05 =
    .printed-1 = Marker jeder Art sind immer genug da.
clause-CO-06 =
    .printed-1 = Im Einkommen stellst du so viel von deiner Ware her, wie du anderen versprichst, und dazu deine Industriestufe.
clause-CO-07 =
    .printed-1 = Alle bekommen so viele Kolonisten, wie die aktuelle Ereigniskarte sagt, plus die Nummer der Runde.
clause-CO-08 =
    .printed-1 =
        { $pack-income-credits ->
            [0] Bis zu deiner Gemeinschaftsstufe kannst du ankommende Kolonisten abweisen; für aufgenommene gibt es keine Credits.
           *[other] Bis zu deiner Gemeinschaftsstufe kannst du ankommende Kolonisten abweisen oder für je { NAME($pack-income-credits, of: "credits") } aufnehmen.
        }
    .ruling-2 = Alle wählen gleichzeitig.
clause-CO-09 =
    .printed-1 = Du stimmst mit Ja oder Nein und darfst Waren dazulegen, die du hast.
    .printed-2 =
        { $pack-council-votes ->
            [0] Deine Stimmen sind deine Einflussstufe; dazugelegte Waren bringen keine weiteren und sind weg.
           *[other] Deine Stimmen sind deine Einflussstufe und { NAME($pack-council-votes, of: "votes") } je dazugelegter Ware; die Waren sind weg.
        }
    .printed-3 = Alle Stimmen werden zugleich aufgedeckt.
clause-CO-10 =
    .printed-1 =
        { $pack-council-credits ->
            [0] Gewinnt Ja, bekommt, wer am meisten dafür gestimmt hat, die erste Wirkung oder nichts.
           *[other] Gewinnt Ja, bekommt, wer am meisten dafür gestimmt hat, die erste Wirkung oder { NAME($pack-council-credits, of: "credits") }.
        }
    .printed-2 = Gewinnt Nein, trifft alle die zweite, und wer am wenigsten Stimmen gab, dazu die dritte.
    .printed-3 = Bei Gleichstand entscheidet, wer die Startkarte hat.
clause-CO-11 =
    .printed-1 = Wirkungen gehen reihum ab der Startkarte.
    .ruling-2 = Die Wirkung für alle kommt vor der für die wenigsten Stimmen, und die trifft alle, wenn alle gleich viele gaben.
    .ruling-3 = Was du nicht ganz verlieren oder zahlen kannst, verlierst oder zahlst du so weit wie möglich.
clause-CO-12 =
    .printed-1 = Nach dem Ereignis wird die nächste Karte aufgedeckt.
    .printed-2 = Sind die { $pack-setup-deck } Karten des Stapels aufgebraucht, bilden die Handkarten einen neuen.
    .ruling-3 = Nach dem letzten Ereignis wird nichts mehr aufgedeckt.
clause-CO-13 =
    .printed-1 =
        { $pack-turns-actions ->
            [one] Alle nehmen reihum eine Aktion.
           *[other] In { $pack-turns-actions } Durchgängen nehmen alle reihum eine Aktion.
        }
    .printed-2 = Eine verlorene Aktion ist die des letzten Durchgangs.
    .ruling-3 = Passen ist erlaubt, und auch weniger zu tun, als die Stufe erlaubt.
clause-CO-14 =
    .printed-1 = Gemeinschaft: Hol bis zu deiner Stufe Piraten von beliebigen Routen.
    .printed-2 =
        { $pack-community-resources ->
            [0] Einer von einer fremden Route bringt dir nichts.
            [1] Einer von einer fremden Route bringt dir die Ware, die er blockiert hat.
           *[other] Einer von einer fremden Route bringt dir { $pack-community-resources } von der Ware, die er blockiert hat.
        }
    .printed-3 = Jeder geht in den Vorrat oder zu deinen Kolonisten.
clause-CO-15 =
    .printed-1 = Militär: Fang bis zu deiner Stufe Piraten auf beliebigen Routen und nimm für jeden auf einer fremden Route dort { NAME($pack-military-credits, of: "credits") }.
    .ruling-2 = Wer keine Credits hat, zahlt keine; weil das etwas verrät, lässt es sich nicht zurücknehmen.
clause-CO-16 =
    .printed-1 = Handel: Verkauf bis zu deiner Stufe Waren aus dem Lager.
    .printed-2 = Jede geht auf den höchsten freien Platz ihres Marktes: { NAME($pack-markets-places-0, of: "places") } zu { $pack-markets-prices-0 }, { NAME($pack-markets-places-1, of: "places") } zu { $pack-markets-prices-1 }, der Rest zu { NAME($pack-markets-prices-2, of: "credits", form: "dat") }.
clause-CO-17 =
    .printed-1 = Einfluss: So viele Punkte wie deine Stufe für Schritte an deinen Abkommen.
    .printed-2 =
        { $pack-agreements-further-step ->
            [0] Jeder Schritt an einem Abkommen nimmt { NAME($pack-agreements-first-step, of: "points") }.
           *[other] Der erste Schritt an einem Abkommen nimmt { NAME($pack-agreements-first-step, of: "points") }, jeder weitere { $pack-agreements-further-step } mehr als der vorige.
        }
    .printed-3 =
        { $pack-agreements-one-sided ->
            [0] Ein Schritt bewegt beide Seiten hoch oder beide runter, oder nur eine Seite.
           *[other] Ein Schritt bewegt beide Seiten hoch oder beide runter, oder nur eine Seite mit { NAME($pack-agreements-one-sided, of: "credits", form: "dat") } an den anderen Planeten.
        }
    .printed-4 = Das Niedrigste, was eine Seite versprechen kann, ist { $pack-agreements-lowest }.
    .ruling-5 = Das Höchste ist { $pack-agreements-highest }.
    .ruling-6 = Ein Schritt darüber hinaus ist nicht erlaubt, auch keiner einer Seite allein, den du nicht bezahlen kannst.
clause-CO-18 =
    .printed-1 = Industrie: Stell bis zu deiner Stufe eigene Waren her und zieh bis zu deiner Stufe Kolonisten an.
clause-CO-19 =
    .printed-1 = Ausbau: Eine Technik steigt um eine Stufe, höchstens auf { $pack-highest-level }, für so viele Kolonisten wie die neue Stufe und ebenso viele von jeder ihrer beiden Waren.
clause-CO-20 =
    .printed-1 = Kaufen kannst du nur Waren, die für einen Ausbau fehlen, nur auf den Märkten, die billigste zuerst, und nur, wenn du alle bezahlen kannst.
clause-CO-21 =
    .printed-1 = Der Unterhalt beginnt mit der Polizei: Bis zu deiner Militärstufe Piraten auf deinen Routen gehen in den Vorrat.
clause-CO-22 =
    .printed-1 = Dann zahlen alle den anderen, im Uhrzeigersinn ab dem eigenen Planeten.
    .printed-2 = Was hereinkommt, ist erst da, wenn alle gezahlt haben.
clause-CO-23 =
    .printed-1 = Zuerst zahlt die eigene Ware, dann jede andere außer der des Empfängers.
    .printed-2 =
        { $pack-upkeep-substitution ->
            [0] Andere Waren sind kostenlos, auch über deine Handelsstufe hinaus.
           *[other] Andere Waren sind bis zu deiner Handelsstufe kostenlos, darüber kosten sie je { NAME($pack-upkeep-substitution, of: "credits") } an den Empfänger.
        }
    .printed-3 =
        { $pack-upkeep-missing ->
            [0] Für das, was dann noch fehlt, zahlst du nichts.
           *[other] Für jede, die dann noch fehlt, zahlst du { NAME($pack-upkeep-missing, of: "credits") } oder was du hast.
        }
    .ruling-4 = Niemand darf eine brauchbare Ware zurückhalten; wer keine Credits mehr hat, zahlt ohne sie.
    .ruling-5 = Zu Polizei und Zahlung werden jeweils alle zugleich gefragt, und nur, wo es eine Wahl gibt.
clause-CO-24 =
    .printed-1 = Piraten auf der Route des Empfängers lenken alle ankommenden Waren auf die Märkte um und ziehen ab, einer je Ware.
    .ruling-2 = Credits kommen durch.
clause-CO-25 =
    .printed-1 = Kolonisten, die am Ende übrig sind, werden Piraten auf deinen eigenen Routen, einer nach dem anderen gegen den Uhrzeigersinn ab der rechten.
clause-CO-26 =
    .printed-1 = Am Ende einer Runde geht die Startkarte im Uhrzeigersinn weiter.
clause-CO-27 =
    .printed-1 = Nach { NAME($pack-turns-turns, of: "turns") } zählen die Stufen 1 bis { $pack-highest-level } je { LIST($pack-levels-points) } Punkte und jeder Credit einen.
    .printed-2 = Bei Gleichstand zählen mehr Technikpunkte, dann mehr Waren.
    .ruling-3 = Wer dann noch gleichauf ist, teilt sich den Platz.
clause-CO-28 =
    .printed-1 = Ein neutraler Planet zahlt voll mit der eigenen Ware und behält nichts.
    .printed-2 = Auf seinen Routen sind keine Piraten, seine Abkommen bewegen sich nur auf beiden Seiten, kein Ereignis betrifft ihn, und er stimmt nicht ab.
    .ruling-3 = Auf einer fremden Route zu ihm können Piraten sein.
clause-CO-29 =
    .printed-1 =
        { $pack-setup-apart ->
            [1] Zu dritt sind zwei benachbarte Planeten neutral.
           *[other] Zu dritt sind zwei Planeten, die nicht benachbart sind, neutral.
        }
    .printed-2 = Alle beginnen dann mit { NAME($pack-setup-credits-of-three, of: "credits", form: "dat") }.
clause-CO-30 =
    .ruling-1 = Eine gesperrte Aktion ist nur für die kommende Aktionsphase gesperrt; was das Ereignis selbst gibt, kommt vorher, und Polizei ist keine Aktion Militär.
    .ruling-2 = Zurückgestuft wird nur über Stufe 1, und der kostenlose Ausbau gilt einer deiner niedrigsten Techniken unter { $pack-highest-level }.
    .ruling-3 = Wer nur Waren oder nur Kolonisten ganz verlieren kann, muss diese verlieren.
    .ruling-4 = Werden alle Märkte geleert, dann auch die neutraler Planeten, und für einen neutralen Planeten werden keine Piraten gesetzt.

## Die Lektionen

lesson-aim = Die meisten Punkte nach { NAME($pack-turns-turns, of: "turns") }: für die Stufen, die deine Techniken erreicht haben, und einen für jeden Credit.

lesson-first = Deine erste Runde
    .lead = Was gewinnt, und dann eine Runde mit eigenen Entscheidungen.
    .learned-1 = Stufen und Credits sind Punkte; Waren und Kolonisten sind das, woraus sie werden.
    .learned-2 = Eine Aktion ist wert, was sie dir danach erlaubt.
    .learned-3 = Was du ausführst, entsteht bei jedem Einkommen neu; was dafür hereinkommt, ist dein Gewinn.

lesson-first-wins = Was gewinnt
    .ask = Du hast die letzte Aktion der Partie. *Was bringt dir die meisten Punkte?*
    .hint = Waren und Kolonisten, die übrig bleiben, zählen nichts.
    .rule = Eine Technik zählt die Punkte der Stufe, die sie erreicht hat, und jeder Credit ist ein Punkt.
    .why = Stufe { $level-now } von { technology-influence } ist { $worth-now } Punkte wert, die nächste { $worth-then }. Waren, Kolonisten und Abkommen bringen am Ende keine Punkte: *Nur Stufen und Credits zählen*.
    .level = alles dafür ist im Lager
    .sale = eine Ware zu Credits machen
    .goods = Waren herstellen, Kolonisten anziehen

lesson-first-wins-best = { NAME($got, of: "points") }: mehr war nicht drin
    .text = { technology-influence } steigt von { $worth-now } Punkten auf { $worth-then }, und gekauft werden musste dafür nichts.
lesson-first-wins-sold = { NAME($got, of: "points") } sofort
    .text = Jeder Credit ist ein Punkt, und der Verkauf hat { NAME($earned, of: "credits") } gebracht. Aus dem, was im Lager liegt, hätten { NAME($most, of: "points") } werden können.
    .look = Sieh dir die blau umrandete Technik an: Was brächte eine Stufe?
lesson-first-wins-lower = { NAME($got, of: "points") } durch eine Stufe
    .text = { NAME($technology, of: "technology") } hat Stufe { $level } erreicht. { technology-influence } steht schon höher, und der nächste Schritt dort bringt { NAME($most, of: "points") }.
    .look = Sieh noch einmal nach, was jeder Ausbau wert ist.
lesson-first-wins-dear = Eine Stufe, aber teuer
    .text = { NAME($technology, of: "technology") } hat Stufe { $level } erreicht. Aber was dafür fehlte, hat { NAME($bought, of: "credits") } gekostet, und am Ende fehlen dir dadurch { NAME($lost, of: "points") }.
    .look = Sieh dir den Ausbau noch einmal an: Einer kommt ohne Kauf aus.
lesson-first-wins-paid = Das kommt zu spät
    .text = Abkommen bringen bei späterem Unterhalt Waren herein, und Waren zählen am Ende nicht. Es kostet dich { NAME($lost, of: "points") }; eine andere Aktion hätte { $most } gebracht.
    .look = Sieh dir die blau umrandete Technik an.
lesson-first-wins-nothing = Erlaubt, aber ohne Punkte
    .text = Wozu es auch gut ist: Es ist keine Stufe und kein Credit, und die Partie endet jetzt. { NAME($most, of: "points") } waren drin.
    .look = { lesson-first-wins-paid.look }

lesson-first-vote = Eine Wahl
    .ask = Eine andere Partie, mittendrin: Der Rat stimmt über *{ NAME($card, of: "card") }* ab. Gewinnt Nein, gehen { $gone } von deinen { $colonists } Kolonisten. Du willst Stufe { $next } von { NAME($planned, of: "technology") }, und die braucht { NAME($wanted, of: "colonists") }. *Ja oder Nein?*
    .hint = Lies, was die Karte tut, wenn Nein mehr Stimmen hat, und wem.
    .rule = Ja belohnt, wer die meisten Jastimmen gab. Nein trifft alle, und noch mehr, wer die wenigsten Stimmen gab.
    .why = Deine Stimmen sind deine Stufe von { technology-influence } und was du an Waren dazulegst. Solange niemand etwas dazulegt, können die anderen auf { $all } Arten stimmen, und *deine Stimme entscheidet, wie viele davon in deinem Sinn ausgehen*.
    .yes = für den Lohn, gegen den Verlust
    .no = für den Verlust, der alle trifft

lesson-first-vote-best = Ja, und mit Recht
    .text = In { $ways } von { $all } Arten, auf die die anderen ohne Waren stimmen können, gewinnt jetzt Ja. Dann bleiben deine { $colonists } Kolonisten, und das reicht für Stufe { $next } von { NAME($planned, of: "technology") }.
lesson-first-vote-no = Es trifft auch die anderen, und dich
    .text = Mit deiner Stimme für Nein gewinnt Ja nur in { $ways } von { $all } Fällen. Sonst lässt dir Nein { NAME($left, of: "colonists") }, zu wenige für Stufe { $next } von { NAME($planned, of: "technology") }.
    .look = Sieh dir beide blau umrandeten Stimmzettel an: Jeder sagt, was folgt.

lesson-first-plan = Was eine Aktion wert ist
    .ask = Nein hat gewonnen. Für Stufe { $next } von { NAME($planned, of: "technology") } fehlen dir ein { NAME($good, of: "resource", form: "one") } und ein Kolonist, und { NAME($good, of: "resource") } sind nicht zu kaufen. *Welche Aktion bringt, was fehlt?*
    .hint = Es sind Piraten unterwegs. Wer einen von einer Route nimmt, bekommt vielleicht etwas dafür.
    .rule = { technology-community } nimmt Piraten von beliebigen Routen: Einer von einer fremden Route bringt, was er aufgehalten hat, und darf zu deinen Kolonisten kommen.
    .why = Ein Pirat hält die Waren des Planeten am anderen Ende seiner Route auf. Holst du ihn mit { technology-community } von einer fremden Route, *bringt er dir eine davon* und kann *dein Kolonist werden*.
    .rescue = ein Pirat zwischen { planet-euterpe } und { planet-bellona }
    .make = Waren herstellen, einen Kolonisten anziehen
    .sell = { lesson-first-wins.sale }

lesson-first-plan-best = Beides auf einmal
    .text = Der Pirat hat { NAME($good, of: "resource", form: "a") } gebracht und ist Kolonist geworden. Für Stufe { $next } fehlt nichts mehr.
lesson-first-plan-made = Der Kolonist ist da
    .text = { technology-industry } hat den Kolonisten angezogen, der fehlte. { NAME($good, of: "resource") } fehlen noch, und zu kaufen gibt es keine. Eine Aktion bringt beides.
    .look = Sieh dir den blau umrandeten Piraten an: Was hält er auf?
lesson-first-plan-rescued = Eins von dem, was fehlt
    .text = { technology-community } ist die richtige Aktion, und eins von dem, was fehlte, ist da. Der richtige Pirat, als Kolonist aufgenommen, hätte beides gebracht.
    .look = { lesson-first-plan-made.look }
lesson-first-plan-elsewhere = Nicht für diesen Plan
    .text = Für Stufe { $next } von { NAME($planned, of: "technology") } fehlt mindestens so viel wie vorher.
    .look = { lesson-first-plan-made.look }

lesson-first-agree = Abkommen
    .ask = Du hast { technology-influence } genommen: ein Schritt an einem Abkommen. Nach dem Unterhalt wären dir { $spare } { NAME($resource, of: "resource") } übrig. *Welcher Schritt bringt in jeder Runde mehr herein und hilft niemandem sonst?*
    .hint = Nicht jeder Partner spielt gegen dich.
    .rule = Beide Seiten bewegen sich zusammen, oder eine allein mit { NAME($pack-agreements-one-sided, of: "credits", form: "dat") } für den Partner. Ein neutraler Planet behält nichts von dem, was er bekommt.
    .why = Was du ausführst, *entsteht bei jedem Einkommen neu*; ein höheres Abkommen kostet also nur, was du in dieser Runde dafür schickst. Was der Partner schickt, *kommt bei jedem Unterhalt herein*, und ein neutraler Planet gewinnt dabei nichts.
    .neutral = je eins mehr hin und her, mit einem neutralen Planeten
    .rival = je eins mehr hin und her, mit einem fremden Planeten
    .gift = eins mehr von dir, nicht mehr für dich

lesson-first-agree-best = Mehr für dich allein
    .text = Bei jedem Unterhalt schickt dir { NAME($partner, of: "planet") } jetzt { NAME($more, of: "resources") } mehr. Was du dorthin schickst, bekommt niemand sonst, und deine Vorräte an { NAME($resource, of: "resource") } reichen dafür.
lesson-first-agree-bought = Es kommt mehr herein
    .text = { NAME($partner, of: "planet") } schickt dir bei jedem Unterhalt { NAME($more, of: "resources") } mehr. Dafür hast du { NAME($paid, of: "credits") } an die andere Seite gezahlt; mit einem neutralen Planeten kostet es nichts.
    .look = Sieh dir die blau umrandeten Verbindungen an: Wohin führen sie?
lesson-first-agree-shared = Gut für dich, und nicht nur für dich
    .text = { NAME($partner, of: "planet") } schickt dir bei jedem Unterhalt { NAME($more, of: "resources") } mehr und bekommt von dir ebenso viel mehr. Ein neutraler Planet schickt genauso viel und gewinnt nichts.
    .look = { lesson-first-agree-bought.look }
lesson-first-agree-less = Weniger hinaus, weniger herein
    .text = Ein kleineres Abkommen ist manchmal richtig, wenn Waren knapp sind. Deine reichen, und jetzt kommt in jeder Runde weniger herein.
    .look = Sieh dir die blau umrandeten Verbindungen an: Da ist mehr zu holen.
lesson-first-agree-nothing = Mehr kommt nicht herein
    .text = Was du an { NAME($partner, of: "planet") } schickst, hat sich geändert, und das hat { NAME($paid, of: "credits") } gekostet. Du bekommst so viel wie vorher.
    .look = { lesson-first-agree-less.look }
lesson-first-agree-none = Erlaubt, aber schade
    .text = Niemand muss ein Abkommen ändern. Aber ein Schritt jetzt brächte bei diesem Unterhalt und bei allen danach Waren herein.
    .look = { lesson-first-agree-less.look }

lesson-first-upgrade = Ein Ausbau
    .ask = Es ist deine letzte Aktion dieser Runde, und alles für Stufe { $next } von { NAME($planned, of: "technology") } ist da. *Was ist am Ende der Runde am meisten wert?*
    .hint = Je höher eine Stufe, desto mehr Punkte bringt der Schritt zu ihr.
    .rule = Eine Stufe braucht so viele Kolonisten, wie ihre Zahl sagt, und so viel von jeder ihrer Waren. Was fehlt, wird gekauft, und was dann beim Unterhalt fehlt, kostet auch.
    .why = Die Punkte *wachsen von Schritt zu Schritt*, hier von { $worth-now } auf { $worth-then }. Rechne auch mit dem Unterhalt: Für jede eigene Ware, die dann fehlt und für die nichts einspringt, zahlst du { NAME($pack-upkeep-missing, of: "credits") }.
    .plan = wofür du gespart hast
    .other = stellt bei jedem Einkommen mehr her
    .sale = { lesson-first-wins.sale }

lesson-first-upgrade-best = { lesson-first-wins-best }
    .text = { NAME($technology, of: "technology") } steigt von { $worth-now } Punkten auf { $worth-then }, und alles dafür war im Lager.
lesson-first-upgrade-lower = { lesson-first-wins-lower }
    .text = { NAME($technology, of: "technology") } hat Stufe { $level } erreicht. Die Kolonisten dafür fehlen jetzt für Stufe { $next } von { NAME($planned, of: "technology") }, und die hätte { NAME($most, of: "points") } gebracht.
    .look = { lesson-first-wins-lower.look }
lesson-first-upgrade-dear = { lesson-first-wins-dear }
    .text = { NAME($technology, of: "technology") } hat Stufe { $level } erreicht. Aber mit dem, was gekauft wurde, und dem, was beim Unterhalt fehlt, hast du am Ende der Runde { NAME($lost, of: "points") } weniger.
    .look = Sieh noch einmal nach, was jeder Ausbau kostet.
lesson-first-upgrade-sold = { NAME($got, of: "points") } durch einen Verkauf
    .text = Jeder Credit ist ein Punkt, und { NAME($earned, of: "credits") } sind hereingekommen. Die Stufe, für die du gespart hast, bringt { NAME($most, of: "points") }.
    .look = { lesson-first-wins-paid.look }
lesson-first-upgrade-caught = { NAME($got, of: "points") } für Piraten
    .text = Für jeden Piraten auf einer fremden Route bekommst du { NAME($pack-military-credits, of: "credits") }, und ein Credit ist ein Punkt. Die Stufe, für die du gespart hast, bringt { NAME($most, of: "points") }.
    .look = { lesson-first-wins-paid.look }
lesson-first-upgrade-paid = Es kostet jetzt mehr, als es bringt
    .text = Am Ende dieser Runde hast du { NAME($lost, of: "points") } weniger, und die Stufe hätte { $most } gebracht.
    .look = { lesson-first-wins-paid.look }
lesson-first-upgrade-nothing = Noch keine Punkte
    .text = In dieser Runde bringt es keine Punkte, und die Stufe, für die du gespart hast, bringt { $most }.
    .look = { lesson-first-wins-paid.look }

lesson-second = Gut spielen
    .lead = Polizei, Engpässe, Märkte, Ausfuhr, Wahlen, Ausbau, die letzte Runde und Piraten.
    .learned-1 = Räum ganze Routen, verkauf auf leere Plätze und behalt eigene Waren für den Unterhalt.
    .learned-2 = Was hereinkommt, ist dein Einkommen: Heb es dort, wo sonst niemand so viel gewinnt.
    .learned-3 = Früh lohnt eine Stufe durch das, was sie herstellt, am Ende durch ihre Punkte.

lesson-second-police = Polizei
    .ask = Der Unterhalt beginnt. { NAME($coming, of: "resources") } sind zu dir unterwegs, und auf jeder Route warten Piraten. Deine Polizei kann { $level } davon wegnehmen. *Welche?*
    .hint = Ein einziger Pirat hält alles auf, was auf seiner Route hereinkommt.
    .rule = Solange auf einer Route ein Pirat übrig ist, gehen alle Waren, die dort ankommen, auf die Märkte.
    .why = Ein Pirat sperrt eine Route so gut wie viele. *Räum eine Route also ganz oder gar nicht*, und zuerst, wo für jeden Piraten, der weg muss, am meisten hereinkommt.
    .small = je einen Richtung { planet-amateru } und { planet-elysia }
    .large = alle Richtung { planet-bellona }
    .crowded = einige von den vielen Richtung { planet-euterpe }

lesson-second-police-best = { NAME($got, of: "resources") } kommen herein
    .text = Die Routen nach { LIST($opened, of: "planet") } sind frei, und mehr hätte deine Polizei nicht durchlassen können.
lesson-second-police-some = { lesson-second-police-best }
    .text = Eine freie Route ist, was zählt, und du hast eine nach { LIST($opened, of: "planet") }. { NAME($most, of: "resources") } hätten hereinkommen können.
    .look = Sieh dir die blau umrandeten Routen an: Jede kann deine Polizei räumen. Vergleich Piraten und Waren.
lesson-second-police-stuck = Weniger Piraten, aber keine freie Route
    .text = Die weg sind, halten nichts mehr auf. Aber der Rest hält genauso viel auf: Jetzt kam nichts herein, und { NAME($lost, of: "resources") } gingen auf die Märkte.
    .look = Sieh dir die blau umrandeten Routen an: Jede davon kann deine Polizei räumen.
lesson-second-police-none = Niemand wurde geschickt
    .text = Manche Piraten gehen von selbst, aber nur mit den Waren, die sie aufhalten: { NAME($lost, of: "resources") } gingen auf die Märkte. { $most } hätten hereinkommen können.
    .look = { lesson-second-police-stuck.look }

lesson-second-shortage = Ein Engpass
    .ask = Beim Unterhalt werden dir { $lacking } { NAME($resource, of: "resource") } für deine Abkommen fehlen, und das wird dich { NAME($bill, of: "credits") } kosten. *Was machst du mit deiner letzten Aktion?*
    .hint = Sieh nach, was du schuldest, bevor du nachsiehst, was du verkaufen könntest.
    .rule = Andere Arten springen für die eigene ein, kostenlos bis zu deiner Stufe von { technology-commerce }, darüber mit je einem Credit. Was dann noch fehlt, kostet je { NAME($pack-upkeep-missing, of: "credits") }.
    .why = Die eigene Ware zahlt zuerst, dann andere Arten, von denen { $free } umsonst einspringen darf. Für jede Ware, die *ganz fehlt, zahlst du { NAME($pack-upkeep-missing, of: "credits") }*; denk also vor deiner letzten Aktion an den Unterhalt.
    .make = herstellen, was fehlt
    .lower = weniger schulden
    .sell = etwas verkaufen, das einspringen würde

lesson-second-shortage-best = { NAME($got, of: "credits") } gespart
    .text = Was du hergestellt hast, geht gleich an deine Partner. Der Unterhalt kostet dich jetzt { NAME($then, of: "credits") } statt { $bill }.
lesson-second-shortage-some = { lesson-second-shortage-best }
    .text = Die richtige Aktion, und der Unterhalt kostet dich jetzt { NAME($then, of: "credits") } statt { $bill }. Deine Stufe erlaubt mehr, und das hätte { $most } gespart.
    .look = Sieh dir die blau umrandete Technik an: Wie viel kann sie herstellen?
lesson-second-shortage-lowered = { lesson-second-shortage-best }
    .text = Du schuldest weniger, also fehlt weniger. Aber es kommt auch weniger herein, in jeder weiteren Runde, und eine andere Aktion hätte { NAME($most, of: "credits") } gespart.
    .look = Sieh dir die blau umrandete Technik an: Was stellt sie her?
lesson-second-shortage-eased = { lesson-second-shortage-best }
    .text = Du schuldest weniger und bekommst so viel wie vorher, für { NAME($pack-agreements-one-sided, of: "credits") } an den Partner. Eine andere Aktion hätte { NAME($most, of: "credits") } gespart.
    .look = { lesson-second-shortage-lowered.look }
lesson-second-shortage-sold = Verkauft, und dann fehlt es
    .text = Der Verkauf hat { NAME($earned, of: "credits") } gebracht. Aber beim Unterhalt fehlt die Ware, und alles in allem kostet dich diese Runde immer noch { NAME($then, of: "credits") }; { $most } wären zu sparen gewesen.
    .look = { lesson-second-shortage-lowered.look }
lesson-second-shortage-nothing = Der Unterhalt kommt trotzdem
    .text = Es fehlt so viel wie vorher oder mehr. Diese Runde kostet dich { NAME($then, of: "credits") }; { $most } wären zu sparen gewesen.
    .look = { lesson-second-shortage-lowered.look }

lesson-second-markets = Was die Märkte zahlen
    .ask = Du hast { technology-commerce } genommen und darfst { $allowed } Waren verkaufen. Alles an { NAME($resource, of: "resource") } ist deinen Partnern versprochen. *Was verkaufst du?*
    .hint = Jede Art hat ihren eigenen Markt, und jeder Verkauf füllt dort einen Platz.
    .rule = Eine Ware kommt auf den höchsten freien Platz ihres Marktes und bringt dessen Preis. Deine eigene wird beim Unterhalt gebraucht.
    .why = Die erste Ware auf einem leeren Markt bringt { NAME($best-price, of: "credits") }, eine auf einem vollen { $low-price }: *Verkauf lieber eine von jeder Art als viele von einer*. Was andere zuerst verkaufen, nimmt den besseren Platz.
    .mixed = { resource-biotech }, { resource-luxury } und { resource-energy }
    .one = nichts als { resource-energy }
    .own = { resource-information } und { resource-ships }

lesson-second-markets-best = { NAME($got, of: "credits") }: mehr war nicht drin
    .text = Die leeren Märkte haben am besten gezahlt. { NAME($resource, of: "resource") } bleibt für die Abkommen, und die besten Plätze sind besetzt, bevor die anderen kommen.
lesson-second-markets-none = Nichts verkauft
    .text = Waren halten sich, und manchmal ist Warten richtig. Aber Credits sind Punkte, und die Märkte hätten jetzt { $most } gezahlt.
    .look = Sieh dir die blau umrandeten Märkte an: Sie zahlen mehr als die anderen.
lesson-second-markets-own = { NAME($got, of: "credits") } fürs Erste
    .text = So viel hast du. Aber { NAME($resource, of: "resource") } war versprochen: Beim Unterhalt fehlt sie, und etwas anderes muss einspringen. Andere Waren hätten { $most } gebracht.
    .look = Sieh dir die blau umrandeten Märkte an: Was kannst du dort verkaufen?
lesson-second-markets-fewer = { NAME($got, of: "credits") }, und es ginge mehr
    .text = Du darfst in einer Aktion { $allowed } Waren verkaufen und hast { $sold } verkauft. { NAME($most, of: "credits") } waren drin.
    .look = { lesson-second-markets-own.look }
lesson-second-markets-cheaper = { NAME($got, of: "credits") }
    .text = Du hast so viele verkauft, wie du darfst. Aber Plätze, die mehr zahlen, waren noch frei: { NAME($most, of: "credits") } waren drin.
    .look = Sieh dir die blau umrandeten Märkte an: zuerst eine von jeder Art.

lesson-second-exports = Ausfuhr
    .ask = Du hast { technology-influence } genommen und dein Abkommen mit { planet-elysia } gehoben. { NAME($left, of: "points") } sind übrig. *Welche Schritte bringen dich bei den Waren in jeder Runde am weitesten vor die anderen?*
    .hint = Ein weiterer Schritt am selben Abkommen kostet { NAME($again, of: "points") }.
    .rule = Für { NAME($pack-agreements-one-sided, of: "credits") } lässt sich eine Seite allein bewegen: Dann schickt ein Partner mehr und bekommt nicht mehr.
    .why = Deine Ausfuhr ist kein Verlust, denn *sie entsteht bei jedem Einkommen neu*. Was die anderen dafür schicken, gewinnst du bei jedem Unterhalt, { $upkeeps }-mal noch: Zähl das, und zieh ab, was andere dadurch mehr bekommen.
    .wide = { planet-bellona } auf beiden Seiten, { planet-amateru } auf der anderen
    .shared = { planet-amateru } und { planet-euterpe }, beide Seiten hoch
    .deep = { planet-elysia } noch einmal

lesson-second-exports-best =
    { $more ->
        [one] { $more } Ware mehr in jeder Runde
       *[other] { $more } Waren mehr in jeder Runde
    }
    .text =
        { $paid ->
            [0] Es kommt mehr herein, und niemand sonst bekommt mehr. Das gilt bei jedem Unterhalt, { $upkeeps }-mal noch.
           *[other] Es kommt mehr herein, und niemand sonst bekommt mehr Waren. Das hat einmal { NAME($paid, of: "credits") } gekostet, und die Waren kommen bei jedem Unterhalt, { $upkeeps }-mal noch.
        }
lesson-second-exports-twice = Mehr von einem Partner
    .text = { planet-elysia } ist neutral, also gewinnt niemand sonst dabei. Aber der weitere Schritt hat { NAME($again, of: "points") } gekostet; ein erster an einem anderen Abkommen kostet { $pack-agreements-first-step }.
    .look = Sieh dir die blau umrandeten Verbindungen an: Dort ist noch kein Schritt getan.
lesson-second-exports-shared = Mehr für dich, und mehr für andere
    .text =
        { $rivals ->
            [one] In jeder Runde bekommst du { NAME($more, of: "resources") } mehr, und jemand anderes auch eine. So liegst du gegenüber beiden zusammen um { $got } vorn; { $most } waren möglich.
           *[other] In jeder Runde bekommst du { NAME($more, of: "resources") } mehr, und die anderen bekommen { $rivals } mehr. So liegst du gegenüber beiden zusammen um { $got } vorn; { $most } waren möglich.
        }
    .look = Sieh dir die blau umrandeten Verbindungen an: Welcher Partner behält nichts, und wo lässt sich die andere Seite allein bewegen?
lesson-second-exports-one = Ein guter Schritt, und es ginge mehr
    .text = In jeder Runde bekommst du { NAME($more, of: "resources") } mehr, und niemand sonst bekommt mehr Waren. So liegst du gegenüber beiden zusammen um { $got } vorn; { $most } waren möglich.
    .look = Sieh dir die blau umrandeten Verbindungen an: Wo ist mehr zu holen?
lesson-second-exports-nothing = { lesson-first-agree-nothing }
    .text = Abkommen dürfen bleiben oder schrumpfen. Aber Waren, die in jeder Runde hereinkommen, sind dein Einkommen, und du hättest gegenüber beiden zusammen um { $most } vorn liegen können.
    .look = { lesson-second-exports-one.look }

lesson-second-votes = Wann sich Beilagen lohnen
    .ask = *{ NAME($card, of: "card") }*: Wer bei Ja führt, hat sofort eine beliebige Aktion; gewinnt Nein, verliert eine, wer die wenigsten Stimmen gab. Du hast { NAME($own, of: "votes") }, die anderen je { $theirs }. *Wie stimmst du, und mit wie vielen Waren?*
    .hint = Wer ebenso viele Jastimmen hat wie die Spitze, führt auch.
    .rule = Alle mit den meisten Jastimmen bekommen den Lohn, wenn Ja gewinnt. Einen Gleichstand entscheidet, wer die Startkarte hat, und das bist du.
    .why = Eine Ware, die dich an die Spitze bringt, lohnt sich. Weitere sind auch weg und *lohnen nur, wenn sie ändern, wer führt oder was gewinnt*: Der Lohn ist mindestens { NAME($pack-council-credits, of: "credits") } wert, eine Ware auf jedem Markt mindestens { NAME($pack-markets-prices-2, of: "credits") }.
    .one = Ja, mit einer Ware
    .none = Ja, ohne Waren
    .three = Ja, mit allem, was du entbehren kannst
    .no = Nein, ohne Waren

lesson-second-votes-best = Der Lohn in { $ways } von { $all } Fällen
    .text = Eine Ware bringt dich auf gleiche Höhe mit den anderen, und alle an der Spitze bekommen den ganzen Lohn. Solange sie nichts dazulegen, ist das in { $ways } von { $all } Fällen so.
lesson-second-votes-none = Ja, aber zu wenige Stimmen
    .text = Die Seite ist die richtige. Aber wer sonst Ja stimmt, hat mehr Stimmen als du; du führst also in keinem der { $all } Fälle, und in { $fewest } davon verlierst du eine Aktion.
    .look = Sieh dir den blau umrandeten Stimmzettel an: Wie viele Stimmen brauchst du, um zu führen?
lesson-second-votes-beyond = { lesson-second-votes-best }
    .text = Du führst, aber { NAME($laid, of: "resources") } sind weg, was auch herauskommt, und entbehren kannst du { $spare }: Beim Unterhalt wird { NAME($resource, of: "resource") } fehlen.
    .look = Sieh dir den blau umrandeten Stimmzettel an: Weniger Waren reichen, um zu führen.
lesson-second-votes-more = { lesson-second-votes-best }
    .text = Du führst, und darum geht es. Aber { NAME($laid, of: "resources") } sind dafür weg, was auch herauskommt, und mit weniger wärst du so weit gekommen oder fast.
    .look = { lesson-second-votes-none.look }
lesson-second-votes-no = So gibt es keinen Lohn
    .text =
        { $fewest ->
            [0] Nein trifft nur, wer die wenigsten Stimmen gibt, und das bist nicht du. Aber den Lohn bekommt nur, wer Ja stimmt.
           *[other] Nein ist sicher, wo andere weniger Stimmen geben. Vielleicht gibst du die wenigsten: In { $fewest } von { $all } Fällen verlierst du eine Aktion, und in keinem bekommst du den Lohn.
        }
    .look = Sieh dir den blau umrandeten Stimmzettel an: Was bringt er denen, die führen?

lesson-second-upgrades = Welcher Ausbau sich lohnt
    .ask = Du hast bei der Wahl geführt: *sofort ein Ausbau, oder { NAME($pack-council-credits, of: "credits") }*. { NAME($incomes, of: "turns") } kommen noch. *Was hat am Ende am meisten gebracht?*
    .hint = Eine deiner Techniken arbeitet bei jedem Einkommen, ohne Aktion.
    .rule = Bei jedem Einkommen stellst du so viel her, wie du ausführst, und dazu so viel wie deine Stufe von { technology-industry }.
    .why = Punkte sind jederzeit gleich viel wert, aber *Waren kommen Runde für Runde*: Eine Stufe { technology-industry } stellt bei jedem Einkommen eine mehr her, { $incomes }-mal noch. Gegen Ende ist es umgekehrt, und der Schritt mit den meisten Punkten ist der beste.
    .industry = eine niedrige Stufe, und Waren in jeder Runde
    .influence = eine hohe Stufe, und mehr Punkte
    .credits = Credits, und nichts ausgegeben

lesson-second-upgrades-best = { NAME($points, of: "points") }, und Waren in jeder Runde
    .text = Die Stufe selbst ist { NAME($points, of: "points") } wert. Bis zum Ende hat sie außerdem { NAME($made, of: "resources") } hergestellt, ohne eine einzige Aktion.
lesson-second-upgrades-high = { NAME($points, of: "points") } sofort
    .text = Eine hohe Stufe ist mehr Punkte wert als eine niedrige. Aber sie stellt nichts her; ein anderer Ausbau kommt bis zum Ende auf { $most }, Punkte und Waren zusammen.
    .look = Sieh dir deinen blau umrandeten Planeten an: Was stellt er bei jedem Einkommen her, und wodurch wird es mehr?
lesson-second-upgrades-credits = { lesson-second-upgrades-high }
    .text = Credits sind Punkte, und deine Waren bleiben im Lager. Aber so früh in der Partie kommt ein Ausbau bis zum Ende auf { $most }, Punkte und Waren zusammen.
    .look = { lesson-second-upgrades-high.look }
lesson-second-upgrades-low = Eine Stufe mehr
    .text = { NAME($technology, of: "technology") } hat Stufe { $level } erreicht. Was zu kaufen war abgezogen, sind das { NAME($got, of: "points") }, und Waren stellt sie nicht her; ein anderer Ausbau kommt bis zum Ende auf { $most }.
    .look = { lesson-second-upgrades-high.look }

lesson-second-last = Die letzte Runde
    .ask = Du hast die letzte Aktion der Partie. Was nach dem Unterhalt im Lager bleibt, zählt nichts, und Credits sind Punkte. *Was bringt dir am meisten?*
    .hint = Credits sind Punkte, und man darf sie ausgeben, wo sie mehr Punkte bringen.
    .rule = Der Schritt auf die höchste Stufe bringt { NAME($rise, of: "points") }, der davor { $below }.
    .why = In der letzten Runde ist ein Kauf richtig, *wenn er weniger Credits kostet, als er Punkte bringt*. Der Schritt auf die höchste Stufe bringt { NAME($rise, of: "points") }, und was dir dafür an { NAME($kind, of: "resource") } fehlt, { $buys }, kostet auf einem vollen Markt { NAME($price, of: "credits") }.
    .top = für die höchste Stufe zukaufen
    .sale = { resource-information } und { resource-ships } verkaufen
    .stock = eine Stufe ohne Kauf

lesson-second-last-best = { NAME($got, of: "points") }, alles bezahlt
    .text = Die höchste Stufe bringt { NAME($rise, of: "points") }, und was fehlte, hat { NAME($bought, of: "credits") } gekostet. Deine Abkommen sind trotzdem bezahlt.
lesson-second-last-level = { lesson-first-wins-lower }
    .text = In der letzten Runde sind Kolonisten und Waren am besten verbraucht, und du hast sie verbraucht. Aber ein Schritt bringt selbst nach dem Zukauf { NAME($most, of: "points") }.
    .look = Sieh noch einmal nach, was jeder Ausbau bringt und kostet.
lesson-second-last-sold = { NAME($got, of: "points") } durch Verkäufe
    .text = Waren zählen am Ende nichts, Credits schon, also ist Verkaufen richtig. Aber ein Schritt bringt selbst nach dem Zukauf { NAME($most, of: "points") }.
    .look = { lesson-second-last-level.look }
lesson-second-last-paid = Es kostet mehr, als es bringt
    .text = Am Ende hast du { NAME($lost, of: "points") } weniger, und { $most } mehr waren möglich.
    .look = { lesson-second-last-level.look }
lesson-second-last-nothing = Keine Punkte damit
    .text = In der letzten Runde zählen nur Stufen und Credits. Beides bringt es nicht, und { $most } waren möglich.
    .look = { lesson-second-last-level.look }

lesson-second-pirates = Piraten
    .ask = { NAME($held-back, of: "resources") } schickt dir { planet-elysia }, und davor warten { NAME($pirates, of: "pirates") }; deine Polizei kann { $police } wegnehmen. Es ist deine letzte Aktion vor dem Unterhalt. *Was gibt dir bis zu dessen Ende die meisten Waren und Credits?*
    .hint = Die Polizei kommt vor den Waren.
    .rule = { technology-community } und { technology-military } nehmen Piraten von beliebigen Routen, auch von deinen, und die Polizei tut es noch einmal, bevor die Waren ankommen.
    .why = Wo die Polizei allein nicht reicht, *macht eine Aktion vor dem Unterhalt den Rest klein genug für sie*. Kolonisten ohne Arbeit werden solche Piraten; nimm also nicht mehr auf, als du brauchst.
    .own = einen von denen Richtung { planet-elysia }
    .theirs = einen auf der Route von { planet-amateru }
    .sell = { resource-energy } verkaufen
    .lone = den Richtung { planet-bellona }

lesson-second-pirates-best = { $got } mehr am Ende der Runde
    .text = Was dort übrig ist, kann deine Polizei wegnehmen, und von { planet-elysia } kommen { NAME($held-back, of: "resources") } herein.
lesson-second-pirates-theirs = { lesson-second-pirates-best }
    .text = Ein Pirat auf einer fremden Route bringt gleich etwas. Aber deine eigenen { NAME($held-back, of: "resources") } gehen auf die Märkte; { $most } mehr waren möglich.
    .look = Sieh dir die blau umrandeten Piraten an, und was deine Polizei kann.
lesson-second-pirates-sold = { lesson-second-pirates-best }
    .text = Der Verkauf hat { NAME($earned, of: "credits") } für eine Ware gebracht. Aber { NAME($held-back, of: "resources") } von { planet-elysia } gehen auf die Märkte; { $most } mehr waren möglich.
    .look = { lesson-second-pirates-theirs.look }
lesson-second-pirates-made = { lesson-second-pirates-best }
    .text = Was du selbst herstellst, trifft auf keine Piraten. Aber { NAME($held-back, of: "resources") } von { planet-elysia } gehen auf die Märkte; { $most } mehr waren möglich.
    .look = { lesson-second-pirates-theirs.look }
lesson-second-pirates-nothing = Die Waren kommen nicht herein
    .text = Richtung { planet-elysia } warten mehr Piraten, als deine Polizei wegnehmen kann, und was dort kommt, geht auf die Märkte; { $most } Waren mehr waren möglich.
    .look = { lesson-second-pirates-theirs.look }

## Hilfe und Brett im Terminal

help-board = Ein Planet steht mit seiner Ware und wer ihn spielt, * bei der Startkarte; daneben die Stufen seiner Techniken. Darunter die Lager und die Märkte, etwa 1/0/0: die Waren auf jedem Regal von oben; was als nächste verkauft wird, bringt, was darunter steht. Von einer Route heißt Bellona 2>1 x3: 2 Waren gehen hinaus nach Bellona, 1 kommt herein, und 3 Piraten sitzen am eigenen Ende.
help-moves = Schreib eine Wahl, wie sie in der Liste steht; Wörter dürfen gekürzt werden: sell en, adjust bel both-up, done.

board-turn = Runde { $turn } von { $pack-turns-turns }
board-round = Durchgang { $round } von { $pack-turns-actions }
board-first = Startkarte: { $name }
score-hidden = Die Credits der anderen bleiben bis zum Schluss geheim und sind nicht in ihren Punkten.
board-no-event = Keine Ereigniskarte liegt offen.
board-event =
    { $deck ->
        [0] Ereignis: { NAME($card, of: "card") } ({ NAME($colonists, of: "colonists", form: "more") }), die letzte im Stapel
       *[other] Ereignis: { NAME($card, of: "card") } ({ NAME($colonists, of: "colonists", form: "more") }), noch { $deck } im Stapel
    }
board-neutral = { page-neutral }
board-or = oder
board-yes = { ballot-yes }
board-no = { ballot-no }
board-few = wenig
board-no-action = { NAME($action, of: "technology", form: "no") }
board-fewer-actions = { page-effect-lose-actions }
board-this-turn = diese Runde: { LIST($bans, join: "comma") }
board-shelves = Marktregale
board-pays = Markt zahlt
board-routes = Routen, wie sie bezahlt werden: was hinausgeht > hereinkommt; x2: 2 Piraten hier
board-hand = Hand: { LIST($cards, of: "card", join: "comma") }
board-vote = Deine Stimme: { NAME($ballot, of: "ballot") }, { NAME($votes, of: "votes") }
board-payment = { NAME($planet, of: "planet") } { $done } von { $promised }
board-paid = Bezahlt: { EACH($payments, as: "board-payment", join: "comma") }
# Waren, für Spalten gekürzt.
board-resource-information = Info
board-resource-biotech = Biotech
board-resource-energy = { resource-energy }
board-resource-ships = Schiffe
board-resource-luxury = Luxus

## Abgelehnt: Eingaben

refusal-colonies-no-number = In Colonies hat keine Wahl die Nummer { $number }.
refusal-colonies-no-choice = Colonies kennt kein { $kind } mit { $parts }.
refusal-colonies-nothing-typed = Schreib eine Wahl, etwa done, sell energy oder upgrade military.
refusal-colonies-not-a-choice = „{ $text }“ ist in Colonies keine Wahl: Schreib done, sell energy, upgrade military …
refusal-colonies-unclear =
    { $more ->
        [yes] „{ $text }“ kann { LIST($choices, join: "comma") } und anderes heißen.
       *[no] „{ $text }“ kann { LIST($choices, join: "comma") } heißen.
    }

## Abgelehnt: Komponenten

refusal-technologies-in-order = technology muss in dieser Reihenfolge haben: { LIST($technologies, join: "comma") }.
refusal-technology-two-resources = Die Technik { $technology } muss zwei verschiedene Waren kosten.
refusal-technology-unknown-resource = Die Technik { $technology } kostet „{ $resource }“, was kein Planet hat.
refusal-levels-listed = levels.points muss 2 bis { $most } ganze Zahlen aufzählen.
refusal-agreements-highest-below-lowest = agreements.highest darf nicht unter agreements.lowest liegen.
refusal-hand-too-small = Eine Partie von { $turns } Runden braucht { $decks } Ereignisstapel; setup.hand muss mindestens so groß sein.
refusal-too-few-event-cards = Für solche Hände und Stapel gibt es zu wenige Ereigniskarten.
refusal-leaders-offered-some-of = Wer bei { $card } führt, muss etwas hiervon angeboten bekommen: { LIST($known, join: "comma") }.
refusal-times-counts-actions = { $path } zählt Aktionen von Techniken und keinen Ausbau.
refusal-then-without-resources = { $path }.then ist die Aktion zu { $path }.resources, und die fehlen.
refusal-two-kinds-of-upgrade = { $path } hat einen bezahlten und einen kostenlosen Ausbau; es kann nur einen haben.
refusal-leaders-take-list-of = Wer bei { $card } führt, nimmt aus: { LIST($actions, join: "comma") }.
refusal-card-says-nothing-of = Die Karte { $card } muss sagen, was mit { $whom } geschieht.
refusal-no-such-effect = Die Karte { $card } hat keine Wirkung „{ $effect }“. Wirkungen: { LIST($known, join: "comma") }.
refusal-can-only-be-true = { $path } kann nur true sein.
refusal-planets-share = Jedes [[planet]] braucht ein eigenes { $key }.

## Abgelehnt: Stellungen, die im Spiel nicht entstehen

refusal-no-event-deck-yet = Es gibt noch keinen Ereignisstapel (CO-04).
refusal-hands-of =
    { $count ->
        [one] Alle haben jetzt { $count } Ereigniskarte auf der Hand (CO-03, CO-12).
       *[other] Alle haben jetzt { $count } Ereigniskarten auf der Hand (CO-03, CO-12).
    }
refusal-used-cards-otherwise = Die Liste der benutzten Ereigniskarten ist nicht die der Karten, die aus dem Spiel sind.
refusal-one-current-card = Es gibt höchstens eine aktuelle Ereigniskarte, und sie liegt an ihrem Platz.
refusal-cards-without-player = Ein Planet, den niemand hat, hat keine Ereigniskarten.
refusal-laid-into-deck = Eine Ereigniskarte hat jemand gelegt, wenn sie in einem Stapel ist oder war, und nur dann.
refusal-hands-dealt-in-order = Handkarten werden Platz für Platz verteilt, wenn die Startkarte vergeben ist (CO-03).
refusal-events-behind =
    { $count ->
        [one] Über { $count } Ereignis wurde bisher abgestimmt, nicht über { $used } (CO-12).
       *[other] Über { $count } Ereignisse wurde bisher abgestimmt, nicht über { $used } (CO-12).
    }
refusal-deck-made-too-soon = Ein neuer Ereignisstapel entsteht, wenn der letzte aufgebraucht ist (CO-12).
refusal-deck-filled-up = Unverteilte Karten ergänzen den Stapel, die letzte ungefragt (CO-04).
refusal-cards-in-deck =
    { $count ->
        [one] Im Ereignisstapel kann jetzt nicht { $count } Karte sein (CO-04, CO-12).
       *[other] Im Ereignisstapel können jetzt nicht { $count } Karten sein (CO-04, CO-12).
    }
refusal-everybody-lays-one = Für jeden Stapel legen alle eine Karte, und unverteilte Karten ergänzen ihn (CO-04).
refusal-event-card-missing = Es liegt keine Ereigniskarte offen, aber eine ist bekannt.
refusal-event-card-too-many = Jetzt ist keine Ereigniskarte bekannt.
refusal-effects-wait-too-long = Wirkungen einer Karte warten nur, während sie ausgeführt wird (CO-11).
refusal-nobodys-planet-asked = Gefragt ist ein Planet, den niemand hat.
refusal-nobody-left-to-answer = Niemand muss noch antworten, was alle gefragt sind, oder alle sind nichts gefragt.
refusal-rounds-of-actions-only = Durchgänge zählen nur in der Aktionsphase (CO-13).
refusal-action-of-another = In der Aktionsphase ist gefragt, wer die Aktion hat (CO-13).
refusal-lost-action-taken = Eine verlorene Aktion wird nicht genommen (CO-13).
refusal-asked-without-choice = Was keine Wahl lässt, wird nicht gefragt (CO-11).
refusal-downgrade-without-choice = Nach einer Zurückstufung wird gefragt, wo es eine Wahl gibt (CO-30).
refusal-loss-without-choice = Waren oder Kolonisten ist eine Wahl, wo beides gleichermaßen verloren gehen kann (CO-30).
refusal-nothing-counted-here = Bei dieser Frage wird nichts gezählt.
refusal-action-of-another-level = Die Aktion hat eine andere Stufe, als von ihr übrig und verbraucht ist.
refusal-card-brings-otherwise = Das bringt die Ereigniskarte nicht, oder nicht jetzt, oder nicht hier (CO-10).
refusal-answer-is-none = Jemand hat eine Antwort gegeben, die keine ist, oder mehr beiseitegelegt, als da ist.
refusal-answers-make-otherwise = „{ $field }“ ist nicht, was die Antworten bisher ergeben.
refusal-two-players-one-planet = Zwei können nicht denselben Planeten haben.
refusal-nothing-asked = Das Spiel ist nicht zu Ende, aber nichts wird gefragt.
refusal-planets-drawn-in-order = Planeten werden Platz für Platz ausgelost (CO-02).
refusal-all-planets-drawn = Alle Planeten sind ausgelost (CO-02).
refusal-last-planet-without-lot = Der letzte Planet braucht kein Los (CO-02).
refusal-planets-after-lots = Nach den Losen haben alle einen Planeten, vorher hat niemand einen.
refusal-neutral-planet-has-player = Einen neutralen Planeten hat niemand.
refusal-first-player-too-soon = Die Startkarte ist noch nicht vergeben (CO-02).
refusal-no-first-player = Niemand hat die Startkarte, oder jemand ohne Planeten.
refusal-kept-for-three-only = Nur zu dritt bleiben Planeten von Anfang an neutral (CO-29).
refusal-neutrals-drawn-for-three = Neutrale Planeten werden nur zu dritt ausgelost (CO-29).
refusal-neutrals-still-to-draw = Die neutralen Planeten sind noch auszulosen (CO-29).
refusal-neutrals-not-these = Diese beiden Planeten können nicht die neutralen sein (CO-29).
refusal-route-to-itself = Ein Planet hat mit sich selbst kein Abkommen und keine Route.
refusal-neutral-pirates = Auf den Routen eines neutralen Planeten sind keine Piraten (CO-28).
refusal-neutral-pieces = Ein neutraler Planet hat nichts Eigenes (CO-28).
refusal-neutral-agreement-sides = Ein Abkommen mit einem neutralen Planeten bewegt sich auf beiden Seiten (CO-28).
refusal-neutral-agreement-moved = Ein Abkommen zwischen zwei neutralen Planeten bewegt niemand.
refusal-colonists-left-over = Am Ende einer Runde werden Kolonisten Piraten (CO-25).
refusal-bans-out-of-phase = Gesperrt oder verloren sind Aktionen durch ein Nein, bis die Aktionsphase vorbei ist (CO-30).
refusal-vote-open-too-soon = Keine Stimme ist offen, bevor abgestimmt wurde (CO-09).
refusal-votes-of-all-players = Alle haben abgestimmt, und sonst niemand (CO-09).
refusal-only-tie-decided = Entschieden wird nur ein Gleichstand (CO-10).
refusal-tie-was-decided = Ein Gleichstand wurde entschieden, so oder so (CO-10).
refusal-more-votes-win = Die Seite mit mehr Stimmen hat gewonnen (CO-10).
refusal-not-asked-in-step = „{ $ask }“ wird im Schritt „{ $step }“ nicht gefragt.
refusal-step-out-of-turn = Der Schritt „{ $step }“ kommt in Runde { $turn } nicht vor.
refusal-agreements-at-least = Abkommen versprechen mindestens { $lowest } (CO-17).
refusal-not-as-set-out = „{ $field }“ ist nicht wie vor der ersten Runde (CO-03).

### Die Seite

## Wo das Spiel steht

page-phase-setup = Aufbau
page-phase-income = Runde { $turn } von { $pack-turns-turns } · Einkommen
page-phase-event = Runde { $turn } von { $pack-turns-turns } · Ereignis
page-phase-actions = Runde { $turn } von { $pack-turns-turns } · Aktionen, { $round } von { $pack-turns-actions }
page-phase-upkeep = Runde { $turn } von { $pack-turns-turns } · Unterhalt
page-phase-over = Nach { NAME($pack-turns-turns, of: "turns") }
page-heading = Runde { $turn }
page-dial-turn = Runde
page-dial-of = von { $pack-turns-turns }
page-dial-income = Einkommen
page-dial-event = Ereignis
page-dial-action = Aktionen, Durchgang { $round }
page-dial-upkeep = Unterhalt
page-end-won =
    { WHO($winner) ->
        [you] Nach { NAME($pack-turns-turns, of: "turns") } führst du mit { NAME($score, of: "points", form: "dat") }.
       *[other] Nach { NAME($pack-turns-turns, of: "turns") } führt { SEAT($winner) } mit { NAME($score, of: "points", form: "dat") }.
    }
page-end-shared = Nach { NAME($pack-turns-turns, of: "turns") } wird der Sieg geteilt.

## Planeten

page-ring = Der Ring der fünf Planeten
page-select-planet = { NAME($planet, of: "planet") } zeigen
page-neutral = neutral
page-neutral-hint = { NAME($planet, of: "planet") } ist neutral: zahlt voll, behält nichts, und die Abkommen bewegen sich nur auf beiden Seiten
page-first-hint = Startkarte: beginnt und entscheidet bei Gleichstand
page-credits = { source-credits }
page-credits-hidden = Credits bleiben bis zum Ende verborgen
page-colonists = Kolonisten
page-colonists-hint =
    { $count ->
        [0] Keine Kolonisten: Wer am Ende der Runde übrig ist, wird Pirat
        [one] Ein Kolonist: Wer am Ende der Runde übrig ist, wird Pirat
       *[other] { $count } Kolonisten: Wer am Ende der Runde übrig ist, wird Pirat
    }
page-resources = { loss-resources }
page-stock = Waren
page-pirates = Piraten
page-tech = Technik
page-points = Technik: { NAME($count, of: "points") }
page-points-short = { $count } P.
page-level = { NAME($technology, of: "technology") }, Stufe { $level } von { $pack-highest-level }
page-stock-of =
    { $count ->
        [one] { $count } { NAME($resource, of: "resource", form: "one") }
       *[other] { $count } { NAME($resource, of: "resource") }
    }
page-stock-own =
    { $count ->
        [one] { $count } { NAME($resource, of: "resource", form: "one") }, die eigene Ware
       *[other] { $count } { NAME($resource, of: "resource") }, die eigene Ware
    }
page-hint-community =
    { $pack-community-resources ->
        [0] Holt Piraten von überall, bis zur Stufe.
       *[other] Holt Piraten von überall, bis zur Stufe, und nimmt die Waren, die sie auf fremden Routen blockierten.
    }
page-hint-military =
    { $pack-military-credits ->
        [0] Fängt Piraten überall, bis zur Stufe.
       *[other] Fängt Piraten überall, bis zur Stufe, für je { NAME($pack-military-credits, of: "credits") } vom anderen Planeten, dessen Route es war.
    }
page-hint-commerce = Verkauft Waren, bis zur Stufe, jede ins höchste freie Fach.
page-hint-influence =
    { $pack-agreements-one-sided ->
        [0] Bewegt eigene Abkommen: beide Seiten zugleich, oder eine allein.
       *[other] Bewegt eigene Abkommen: beide Seiten zugleich, oder eine mit { NAME($pack-agreements-one-sided, of: "credits", form: "dat") } an die andere.
    }
page-hint-industry = Stellt eigene Waren her und zieht Kolonisten an, je bis zur Stufe.
page-hint-upgrade = Eine Technik eine Stufe höher, für Waren und Kolonisten; fehlende Waren lassen sich kaufen.
page-banned-hint = { NAME($action, of: "technology") } ist in dieser Runde gesperrt
page-lost-hint =
    { $count ->
        [one] Verliert in dieser Runde die letzte Aktion
       *[other] Verliert in dieser Runde { $count } Aktionen
    }

## Abkommen und Routen

page-promise-of = { NAME($of, of: "planet") } verspricht { NAME($to, of: "planet") } { $count } je Runde
page-pirates-of =
    { $count ->
        [0] Keine Piraten auf der Route von { NAME($of, of: "planet") } nach { NAME($to, of: "planet") }
        [one] { $count } Pirat auf der Route von { NAME($of, of: "planet") } nach { NAME($to, of: "planet") }
       *[other] { $count } Piraten auf der Route von { NAME($of, of: "planet") } nach { NAME($to, of: "planet") }
    }
page-pirates-hint = Waren, die auf dieser Route ankommen, gehen auf die Märkte, und jede nimmt einen Piraten mit.
page-pirate-take = Einen Piraten von der Route von { NAME($of, of: "planet") } nach { NAME($to, of: "planet") } nehmen: { $count } dort
page-pirate-place = Einen Piraten auf die Route von { NAME($of, of: "planet") } nach { NAME($to, of: "planet") } setzen: { $count } dort
page-link-choose = Das Abkommen mit { NAME($planet, of: "planet") }: Du schickst { $mine }, du bekommst { $theirs }
page-upkeep = Im Unterhalt
page-sends = schickt
page-gets = bekommt
page-waiting =
    { $count ->
        [one] { $count } wartet
       *[other] { $count } warten
    }
page-laid = Du hast { LIST($cards, of: "card") } gelegt.
page-watching = Du schaust zu: Tipp einen Planeten an.

## Märkte und Ereigniskarten

page-markets = Märkte
page-markets-sub = Credits je Fach
page-markets-next = jetzt
page-market-stall = { NAME($resource, of: "resource") }: { $count } auf dem Markt, der nächste Verkauf bringt { $price }
page-market-sell = { NAME($resource, of: "resource", form: "a") } verkaufen für { NAME($credits, of: "credits") }
page-resource-choose = { NAME($resource, of: "resource") }: { $count } im Lager
# Dasselbe auf einer kleinen Karte, in so wenigen Worten wie möglich.
page-effect-offer-any = eine beliebige Aktion
page-effect-offer-actions = { LIST($actions, of: "technology", join: "or") }
page-effect-offer-times = { $count } × { NAME($action, of: "technology") }
page-effect-offer-free = niedrigste Technik steigt
page-effect-offer-pirates =
    { $count ->
        [one] einen Piraten setzen
       *[other] { $count } Piraten setzen
    }
page-effect-offer-resources-and = { NAME($count, of: "resources") } und { NAME($action, of: "technology") }
page-effect-forbid = { NAME($action, of: "technology") } gesperrt
page-effect-take = sofort { NAME($action, of: "technology") }
page-effect-lose-resources = { NAME($count, of: "resources") } weg
page-effect-lose-actions =
    { $count ->
        [one] eine Aktion weniger
       *[other] { $count } Aktionen weniger
    }
page-effect-dump-resources = { NAME($count, of: "resources") } auf die Märkte
page-card-next = Abstimmung in Runde { $turn }
page-card-now = Die Abstimmung dieser Runde
page-card-first = Erste Abstimmung
page-card-left =
    { $count ->
        [0] letzte im Stapel
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
page-card-hint = Alle stimmen geheim ab: mit der Stufe von Einfluss, und mehr mit jeder dazugelegten Ware.
page-card-back = Der Ereignisstapel
page-card-back-setup = Alle legen eine Handkarte; der Stapel wird ergänzt und gemischt.
page-card-back-refill = Der Stapel ist aufgebraucht: Die Handkarten bilden einen neuen.
page-card-back-over = Das letzte Ereignis ist vorbei. Es wird nichts mehr aufgedeckt.
page-card-yes = Ja gewinnt: wer führt
page-card-no = Nein gewinnt: alle
page-card-few = und die wenigsten Stimmen
page-card-arrive =
    { $count ->
        [one] { $stars } + Runde { $turn } = *{ $count }* Kolonist
       *[other] { $stars } + Runde { $turn } = *{ $count }* Kolonisten
    }
page-or = { $offers }, oder { $last }

## Was gefragt ist

page-ask-lay = Wähl eine Handkarte: *Sie kommt in den Ereignisstapel*, geheim
page-ask-lay-picked = *{ NAME($card, of: "card") }* kommt in den Ereignisstapel
page-ask-settle =
    { $count ->
        [one] *Ein Kolonist kommt*. Bis zu { $most } abweisen oder gegen Credits aufnehmen
       *[other] *{ $count } Kolonisten kommen*. Bis zu { $most } abweisen oder gegen Credits aufnehmen
    }
page-ask-vote = Ereignis: Stimm mit *Ja oder Nein* und leg Waren für mehr Stimmen dazu
page-ask-vote-picked = Deine Stimme: *{ NAME($ballot, of: "ballot") }, mit { NAME($count, of: "votes", form: "dat") }*
page-ask-police =
    { $count ->
        [0] Unterhalt: Deine Polizei ist *unterwegs*
        [one] Unterhalt: Die *Polizei* vertreibt noch einen Piraten von deinen Routen
       *[other] Unterhalt: Die *Polizei* vertreibt noch bis zu { $count } Piraten von deinen Routen
    }
page-ask-pay =
    { $free ->
        [0] { NAME($planet, of: "planet") }: { $done } von { $promised } bezahlt. *Womit zahlst du?* Jede weitere Ersatzzahlung kostet { NAME($pack-upkeep-substitution, of: "credits") }
        [one] { NAME($planet, of: "planet") }: { $done } von { $promised } bezahlt. *Womit zahlst du?* Noch eine Ersatzzahlung ist frei
       *[other] { NAME($planet, of: "planet") }: { $done } von { $promised } bezahlt. *Womit zahlst du?* Noch { $free } Ersatzzahlungen sind frei
    }
page-ask-pay-done =
    { $credits ->
        [0] Alles ist bezahlt: *Gib es ab*
       *[other] Alles ist bezahlt, dazu *{ NAME($credits, of: "credits") }*: *Gib es ab*
    }
page-ask-decide = Gleichstand: Du entscheidest, *welche Seite gewinnt*
page-ask-offer = { NAME($card, of: "card") }: Der Rat *belohnt dich*
page-ask-action = Deine *Aktion { $round } von { $pack-turns-actions }*: Wähl eine oder pass
page-ask-refuge =
    { $count ->
        [one] *{ technology-community }*: Hol noch einen Piraten von beliebigen Routen
       *[other] *{ technology-community }*: Hol bis zu { $count } weitere Piraten von beliebigen Routen
    }
page-ask-whither = Der Pirat ist an Bord: *Wohin mit ihm?*
page-ask-hunt =
    { $count ->
        [one] *{ technology-military }*: Fang noch einen Piraten auf beliebigen Routen
       *[other] *{ technology-military }*: Fang bis zu { $count } weitere Piraten auf beliebigen Routen
    }
page-ask-sell =
    { $count ->
        [one] *{ technology-commerce }*: Noch eine Ware verkaufen?
       *[other] *{ technology-commerce }*: Bis zu { $count } weitere Waren verkaufen?
    }
page-ask-adjust = *{ technology-influence }*: Wähl eines deiner Abkommen, noch { NAME($count, of: "points") }
page-ask-adjust-link = *{ NAME($planet, of: "planet") }*: Du schickst { $mine }, du bekommst { $theirs }. Der nächste Schritt nimmt { NAME($price, of: "points") } von { $count }
page-ask-adjust-full =
    { $count ->
        [0] *{ NAME($planet, of: "planet") }*: Der nächste Schritt nähme { NAME($price, of: "points") }, es ist keiner mehr da
        [one] *{ NAME($planet, of: "planet") }*: Der nächste Schritt nähme { NAME($price, of: "points") }, es ist noch { $count } da
       *[other] *{ NAME($planet, of: "planet") }*: Der nächste Schritt nähme { NAME($price, of: "points") }, es sind noch { $count } da
    }
page-ask-nothing-left = *{ NAME($action, of: "technology") }*: Nichts mehr zu tun
page-ask-produce = *{ technology-industry }*: Stell Waren her und zieh Kolonisten an, je bis zu { $count }
page-ask-attract =
    { $count ->
        [one] *{ technology-industry }*: Zieh höchstens einen Kolonisten an
       *[other] *{ technology-industry }*: Zieh bis zu { $count } Kolonisten an
    }
page-ask-gain =
    { $count ->
        [one] { NAME($card, of: "card") }: Nimm *eine Ware* nach Wahl
       *[other] { NAME($card, of: "card") }: Nimm *{ $count } Waren* nach Wahl
    }
page-ask-lose =
    { $count ->
        [one] { NAME($card, of: "card") }: Gib *eine Ware* nach Wahl ab
       *[other] { NAME($card, of: "card") }: Gib *{ $count } Waren* nach Wahl ab
    }
page-ask-lose-which = { NAME($card, of: "card") }: *Waren oder Kolonisten* verlieren?
page-ask-downgrade = { NAME($card, of: "card") }, und du hast die wenigsten Stimmen: Welche deiner Techniken *fällt um eine Stufe*?
page-ask-dump = { NAME($card, of: "card") }: Welche Ware geht *unbezahlt* auf den Markt?
page-ask-place =
    { $count ->
        [one] { NAME($card, of: "card") }: Setz noch einen Piraten auf eine *beliebige Route*
       *[other] { NAME($card, of: "card") }: Setz { $count } weitere Piraten auf *beliebige Routen*
    }
page-ask-upgrade = *{ technology-upgrade }*: Wähl eine deiner Techniken
page-ask-upgrade-picked = *{ NAME($technology, of: "technology") }* auf Stufe { $level }
page-ask-all-done = Nichts mehr zu wählen: *Weiter*

## Antworten

page-turn-away = abweisen
page-paid-for =
    { $pack-income-credits ->
        [one] für einen Credit aufnehmen
       *[other] für { $pack-income-credits } Credits aufnehmen
    }
page-settle-all = Alle aufnehmen
page-settle-away = Einen abweisen
page-settle-paid =
    { $pack-income-credits ->
        [one] Einen für einen Credit aufnehmen
       *[other] Einen für { $pack-income-credits } Credits aufnehmen
    }
page-make = { NAME($resource, of: "resource") } herstellen
page-attract = Kolonisten anziehen
page-seal = Stimme versiegeln
page-seal-as = { NAME($ballot, of: "ballot") } versiegeln
page-done = Fertig
page-hand-over = Abgeben
page-pass = Passen
page-lay-it = Ablegen
page-put-back = Zurücklegen
page-upgrade-it = Ausbauen
page-go-on = Weiter
page-take-credits = Lieber Credits
page-take-resources = Waren nach Wahl
page-take-pirates = Piraten setzen
page-to-supply = In den Vorrat
page-to-colonists = Zu deinen Kolonisten
page-lose-resources = { $count } von { $of } Waren
page-lose-colonists = { $count } von { $of } Kolonisten
page-decide-yes = Ja gewinnt
page-decide-no = Nein gewinnt
page-how-both-up = Beide hoch
page-how-both-down = Beide runter
page-how-mine-up = Eigene hoch
page-how-mine-down = Eigene runter
page-how-theirs-up = Andere hoch
page-how-theirs-down = Andere runter
page-how-pays =
    { $pack-agreements-one-sided ->
        [0] kostet nichts
       *[other] kostet { NAME($pack-agreements-one-sided, of: "credits") }
    }
page-how-free = frei
page-how-result = { $mine } für { $theirs }
page-act-rescue = je +{ $pack-community-resources }
page-act-hunt = je +{ $pack-military-credits }
page-act-sales =
    { $count ->
        [one] { $count } Verkauf
       *[other] { $count } Verkäufe
    }
page-act-commerce =
    { $count ->
        [one] { $count } Verkauf, bis +{ $credits }
       *[other] { $count } Verkäufe, bis +{ $credits }
    }
page-act-upgrade =
    { $count ->
        [0] keiner möglich
       *[other] { $count } möglich
    }
page-act-barred = gesperrt
page-act-now = läuft
page-idle =
    { $action ->
        [commerce] Du hast keine Waren zu verkaufen.
        [influence] Keins deiner Abkommen lässt sich ändern.
       *[other] Auf keiner Route sind Piraten.
    }
page-act-idle =
    { $action ->
        [commerce] nichts zu verkaufen
        [influence] nichts zu ändern
       *[other] keine Piraten
    }
page-sell-whole =
    { $count ->
        [one] Eine für { $credits } verkaufen
       *[other] { $count } für { $credits } verkaufen
    }
page-sell-brief = { $count } für { $credits }
page-make-whole = { $count } herstellen
page-and-done = fertig
page-sell-best =
    { $count ->
        [one] Eine für { $credits } verkaufen, fertig
       *[other] { $count } für { $credits } verkaufen, fertig
    }
page-police-all =
    { $count ->
        [one] Ihn vertreiben, fertig
       *[other] Alle { $count } vertreiben, fertig
    }
page-upgrade-free = umsonst
page-short-levels = auf der höchsten Stufe
page-short-colonists = { $count } { $count ->
        [one] Kolonist fehlt
       *[other] Kolonisten fehlen
    }
page-short-goods = { $count } { NAME($resource, of: "resource") } { $count ->
        [one] fehlt
       *[other] fehlen
    }
page-short-credits = { $count } { $count ->
        [one] Credit fehlt
       *[other] Credits fehlen
    }
page-chip-stay =
    { $count ->
        [0] niemand bleibt
        [one] { $count } Kolonist bleibt
       *[other] { $count } Kolonisten bleiben
    }
page-chip-credits =
    { $count ->
        [one] +{ $count } Credit
       *[other] +{ $count } Credits
    }
page-chip-hunt =
    { $pack-military-credits ->
        [one] +{ $pack-military-credits } Credit
       *[other] +{ $pack-military-credits } Credits
    }
page-chip-pays =
    { $count ->
        [one] −{ $count } Credit
       *[other] −{ $count } Credits
    }
page-chip-sold = Verkauft
page-chip-stock = aus dem Lager
page-chip-market = vom Markt
page-chip-all = zusammen { NAME($count, of: "credits") }
page-chip-final = nicht zurückzunehmen
page-chip-removed = { $count } von { $level } vertrieben

## Die Abstimmung und die Hand

page-vote-secret = geheim, bis alle versiegelt haben
page-vote-if-yes = Wenn Ja gewinnt, für die Führenden
page-vote-if-no = Wenn Nein gewinnt, für alle
page-vote-few = und für die wenigsten Stimmen
page-vote-aside =
    { $pack-council-votes ->
        [0] Dazugelegte Waren bringen keine Stimmen und sind in jedem Fall weg
       *[other] Dazugelegte Waren, je { NAME($pack-council-votes, of: "votes") }, in jedem Fall weg
    }
page-vote-of = von { $count }
page-vote-sum =
    { $count ->
        [one] Stimme
       *[other] Stimmen
    }
page-vote-sum-for =
    { $count ->
        [one] Stimme für { NAME($ballot, of: "ballot") }
       *[other] Stimmen für { NAME($ballot, of: "ballot") }
    }
page-vote-made =
    { $resources ->
        [one] { $influence } Einfluss + { $resources } Ware
       *[other] { $influence } Einfluss + { $resources } Waren
    }
page-vote-answers = Antworten
page-vote-could = möglich
page-vote-range = { $from } bis { $to }
page-vote-sealed = versiegelt
page-vote-choosing = wählt
page-vote-tie =
    { WHO($first) ->
        [you] Bei Gleichstand entscheidest du, welche Seite gewinnt.
       *[other] Bei Gleichstand entscheidet { SEAT($first) }, welche Seite gewinnt.
    }
page-vote-count = Der Rat
page-vote-counted = { $yes } Ja, { $no } Nein
page-hand-title = Deine Hand
page-hand-sub = eine kommt geheim in den Ereignisstapel

## Reiter

page-tab-mine = Mein Planet
page-tab-planet = Planet
page-tab-vote = Stimme
page-tab-hand = Hand
page-tab-board = Brett
page-tab-event = { page-dial-event }

## Komponenten, wie die Werkstatt sie nennt

component-planet = Planeten
    .about = Fest: so stehen sie auf den Tafeln
component-colour = Farbe
component-resource = Ware
component-technology = Techniken
    .about = Die zwei Waren, die ein Ausbau kostet
component-resources = { loss-resources }
component-levels = Stufen der Technik
    .about = Was sie am Ende wert sind
component-levels-points = Punkte
    .about = für die Stufen 1 bis { $pack-highest-level }, nicht zusammengezählt
component-levels-start = Erste Stufe
    .about = wo jede Technik beginnt
component-setup = Aufbau
    .about = Was bereitliegt
component-setup-credits = { source-credits }
    .about = jeder Person
component-setup-credits-of-three = Credits zu dritt
component-setup-other-resources = Andere Waren
    .about = von jeder Art außer der eigenen
component-setup-market = { page-markets }
    .about = Waren auf jedem
component-setup-hand = { page-tab-hand }
    .about = Ereigniskarten
component-setup-deck = Ereignisstapel
    .about = Karten darin, jedes Mal
component-setup-apart = Neutrale Planeten
    .about = zu dritt: wie weit auseinander
component-turns = Runden
    .about = Wie lang das Spiel ist
component-turns-turns = { component-turns }
    .about = dann endet das Spiel
component-turns-actions = Aktionen
    .about = jeder Person in einer Runde
component-income = { page-dial-income }
component-income-credits = { source-credits }
    .about = für jeden gegen Geld aufgenommenen Kolonisten
component-community = Rettung
    .about = Durch die Aktion Gemeinschaft
component-community-resources = Waren
    .about = für einen von fremder Route geretteten Piraten
component-military = Jagd
    .about = Durch die Aktion Militär
component-military-credits = { source-credits }
    .about = von denen, auf deren Route ein Pirat gefasst wird
component-agreements = Abkommen
    .about = Handel zwischen zwei Planeten
component-agreements-lowest = Tiefste Stufe
    .about = wo beide Marker beginnen
component-agreements-highest = Höchste Stufe
component-agreements-first-step = Erster Schritt
    .about = Punkte dafür in einer Aktion
component-agreements-further-step = Jeder weitere Schritt
    .about = wie viel mehr er kostet
component-agreements-one-sided = Einseitiger Schritt
    .about = Credits an die Gegenseite
component-markets = { page-markets }
    .about = Fächer mit ihren Preisen
component-markets-places = Plätze
    .about = in jedem Fach außer dem letzten
component-markets-prices = Preise
    .about = Fach für Fach
component-council = Rat
    .about = Abstimmungen über Ereignisse
component-council-credits = Credits stattdessen
    .about = was die Führenden statt der ersten Wirkung nehmen dürfen
component-council-votes = { page-log-votes }
    .about = für jede ausgegebene Ware
component-upkeep = { page-dial-upkeep }
    .about = Kolonisten wollen versorgt sein
component-upkeep-substitution = Ersatz
    .about = Credits für jeden über die Handelsstufe hinaus
component-upkeep-missing = Nichts geliefert
    .about = Credits für jede fehlende Ware
component-event = Ereignis­karten
    .about = Was jede den Führenden bringt, allen, und denen mit den wenigsten Stimmen
component-colonists = { loss-colonists }
component-leaders = Führende
component-everybody = alle
component-fewest = wenigste Stimmen
component-take = Aktion
component-then = danach
component-times = Mal
component-forbid = verboten
component-pirates = { page-pirates }
component-lose-colonists = Kolonisten verloren
component-lose-resources = Waren verloren
component-lose-actions = Aktionen verloren
component-lose-either = verloren von beidem
component-dump-resources = Waren weggeworfen
component-empty-markets = Märkte geleert
component-clear-pirates = Piraten entfernt
component-free-upgrade = freier Ausbau
component-downgrade = Stufen verloren

## Die Übersicht nach Abstimmung und Unterhalt

page-recap = Was dabei herauskam
page-recap-upkeep = Unterhalt in Runde { $turn }
page-recap-vote =
    { $ballot ->
        [yes] { NAME($card, of: "card") }: angenommen
       *[no] { NAME($card, of: "card") }: abgelehnt
    }
page-recap-read = Gelesen
page-key-recap = r
page-recap-show = Rückblick
page-recap-you-sent = Du lieferst
page-recap-you-got = Du erhältst
page-recap-to-market =
    { $count ->
        [one] eine auf den Markt
       *[other] { $count } auf den Markt
    }
page-recap-sent = geliefert
page-recap-got = erhalten
page-recap-lost = verloren
page-recap-substituted = ersetzt
page-recap-paid = Credits gezahlt
page-recap-pirates = neue Piraten

## Absprachen

# Eine Zusage, als Teil eines Satzes oder allein: wer wofür das Wort gibt.
part-term =
    { $kind ->
        [trade]
            { WHO($giver) ->
                [you] du bringst das Abkommen mit { SEAT($receiver, form: "dat") } bis Runde { $turn } auf { $gives } für { $gets }
               *[other] { SEAT($giver) } bringt das Abkommen mit { SEAT($receiver, form: "dat") } bis Runde { $turn } auf { $gives } für { $gets }
            }
        [vote]
            { WHO($giver) ->
                [you]
                    { $votes ->
                        [0] du stimmst in Runde { $turn } mit { NAME($ballot, of: "ballot") }
                       *[other] du stimmst in Runde { $turn } mit { NAME($ballot, of: "ballot") }, mindestens { NAME($votes, of: "votes") }
                    }
               *[other]
                    { $votes ->
                        [0] { SEAT($giver) } stimmt in Runde { $turn } mit { NAME($ballot, of: "ballot") }
                       *[other] { SEAT($giver) } stimmt in Runde { $turn } mit { NAME($ballot, of: "ballot") }, mindestens { NAME($votes, of: "votes") }
                    }
            }
        [credits]
            { WHO($giver) ->
                [you] du zahlst { SEAT($receiver, form: "dat") } { NAME($count, of: "credits") } mit dem Schritt
               *[other] { SEAT($giver) } zahlt { SEAT($receiver, form: "dat") } { NAME($count, of: "credits") } mit dem Schritt
            }
        [clear-route]
            { WHO($giver) ->
                [you]
                    { $to ->
                        [none] du nimmst bis Runde { $turn } { NAME($count, of: "pirates") } von Routen, die { SEAT($receiver, form: "dat") } gehören
                       *[other] du nimmst bis Runde { $turn } { NAME($count, of: "pirates") } von der Route nach { NAME($to, of: "planet") }, die { SEAT($receiver, form: "dat") } gehört
                    }
               *[other]
                    { $to ->
                        [none] { SEAT($giver) } nimmt bis Runde { $turn } { NAME($count, of: "pirates") } von Routen, die { SEAT($receiver, form: "dat") } gehören
                       *[other] { SEAT($giver) } nimmt bis Runde { $turn } { NAME($count, of: "pirates") } von der Route nach { NAME($to, of: "planet") }, die { SEAT($receiver, form: "dat") } gehört
                    }
            }
        [leave-alone]
            { WHO($giver) ->
                [you] du lässt bis Ende von Runde { $turn } die Routen in Ruhe, die { SEAT($receiver, form: "dat") } gehören
               *[other] { SEAT($giver) } lässt bis Ende von Runde { $turn } die Routen in Ruhe, die { SEAT($receiver, form: "dat") } gehören
            }
        [no-pirates]
            { WHO($giver) ->
                [you] du schickst bis Ende von Runde { $turn } durch keine Karte Piraten auf Routen, die { SEAT($receiver, form: "dat") } gehören
               *[other] { SEAT($giver) } schickt bis Ende von Runde { $turn } durch keine Karte Piraten auf Routen, die { SEAT($receiver, form: "dat") } gehören
            }
       *[free]
            { WHO($giver) ->
                [you] du sagst zu: „{ $text }“
               *[other] { SEAT($giver) } sagt zu: „{ $text }“
            }
    }
event-deal-proposed =
    { WHO($by) ->
        [you] Du schlägst { SEAT($to, form: "dat") } vor: { EACH($terms, as: "part-term", join: "comma") }.
       *[other] { SEAT($by) } schlägt { SEAT($to, form: "dat") } vor: { EACH($terms, as: "part-term", join: "comma") }.
    }
event-deal-agreed = Abgesprochen zwischen { SEAT($by, form: "dat") } und { SEAT($to, form: "dat") }: { EACH($terms, as: "part-term", join: "comma") }.
# Warum ein Bot ablehnt.
reason-sends-more = das kostet jede Runde { $count } { NAME($of, of: "resource") }
reason-gets-less = das bringt jede Runde { $count } { NAME($of, of: "resource") } weniger
reason-credits = das kostet { NAME($count, of: "credits") }
reason-vote = die Abstimmung ist zu wichtig
reason-too-little = das bringt zu wenig
event-deal-declined =
    { $why ->
        [sends-more] { SEAT($to) } lehnt ab: { reason-sends-more }.
        [gets-less] { SEAT($to) } lehnt ab: { reason-gets-less }.
        [credits] { SEAT($to) } lehnt ab: { reason-credits }.
        [vote] { SEAT($to) } lehnt ab: { reason-vote }.
        [too-little] { SEAT($to) } lehnt ab: { reason-too-little }.
       *[other]
            { WHO($to) ->
                [you] Du lehnst den Vorschlag von { SEAT($by, form: "dat") } ab.
               *[other] { SEAT($to) } lehnt den Vorschlag von { SEAT($by, form: "dat") } ab.
            }
    }
event-deal-withdrawn =
    { WHO($by) ->
        [you] Du nimmst deinen Vorschlag an { SEAT($to, form: "akk") } zurück.
       *[other] { SEAT($by) } nimmt den Vorschlag an { SEAT($to, form: "akk") } zurück.
    }
event-deal-lapsed = Der Vorschlag von { SEAT($by, form: "dat") } an { SEAT($to, form: "akk") } ist überholt.
event-word-kept = Gehalten: { EACH($terms, as: "part-term") }.
event-word-broken = Gebrochen: { EACH($terms, as: "part-term") }.

refusal-deals-not-yet = Jetzt gibt es nichts abzusprechen.
refusal-one-trade = Ein Vorschlag hat höchstens einen Handel.
refusal-one-payment = Ein Vorschlag hat höchstens eine Zahlung.
refusal-deal-turn = Zusagen gelten für die Runden { $first } bis { $last }.
refusal-vote-is-past = Diese Abstimmung ist vorbei.
refusal-vote-is-sealed = Die Stimme in Runde { $turn } ist schon versiegelt und lässt sich nicht mehr zusagen.
refusal-trade-range = Ein Abkommen geht von { $lowest } bis { $highest }.
refusal-trade-stands = Das Abkommen steht schon so.
refusal-trade-points =
    { $steps ->
        [one] { $steps } Schritt kostet { NAME($points, of: "points") }; die Stufe von Einfluss ist { $level }.
       *[other] { $steps } Schritte kosten { NAME($points, of: "points") }; die Stufe von Einfluss ist { $level }.
    }
refusal-actions-are-past = Die Aktionen von Runde { $turn } sind vorbei.
refusal-credits-by-steps =
    { $credits ->
        [0] Mit diesen Schritten wird nichts bezahlt: nur mit einseitigen.
       *[other] Credits wechseln nur durch einseitige Schritte die Hand: hier { NAME($credits, of: "credits") }.
    }
refusal-pirates-there =
    { $count ->
        [0] Auf dieser Route sind keine Piraten.
       *[other] Von diesen Piraten lassen sich 1 bis { $count } vertreiben.
    }
refusal-deal-unread = „{ $text }“ ist keine Absprache: schreib, mit wem, einen Doppelpunkt und Zusagen mit Strichpunkten, etwa pallas: i trade 4 for 4; you vote no.
refusal-deal-with-whom = Mit „{ $text }“ lässt sich nichts absprechen. Es gibt: { LIST($planets, of: "planet", join: "comma") }.
refusal-term-unread = „{ $text }“ ist keine Zusage: i trade 4 for 4, you vote no with 3, i pay 1, you clear 2 to pallas, i leave-alone until 6, you no-pirates until 6, i say …

page-tab-deals = Absprachen
page-log-votes = Stimmen
# Tasten: was die Tafeln öffnet, und was einen Vorschlag beantwortet, der den Fokus hat.
page-key-mine = p
page-key-deals = a
page-key-accept = a
page-key-counter = g
page-key-decline = x
page-deal-for = { page-how-result }
page-deal-tag-due = { $what }, offen
page-deal-each-turn = Jede Runde
page-deal-makes = stellt her
page-deal-you = Du
page-deal-pirates =
    { WHO($seat) ->
        [you]
            { $count ->
                [one] { $count } Pirat wartet auf deiner Route: was ankommt, ist verloren, solange er bleibt.
               *[other] { $count } Piraten warten auf deiner Route: was ankommt, ist verloren, solange welche bleiben.
            }
       *[other]
            { $count ->
                [one] { $count } Pirat wartet auf der Route { SEAT($seat, form: "whose") }.
               *[other] { $count } Piraten warten auf der Route { SEAT($seat, form: "whose") }.
            }
    }
page-deal-proposes = { SEAT($seat) } schlägt vor
page-deal-counters = { SEAT($seat) } antwortet mit
page-deal-proposes-short =
    { $what ->
        [none] { SEAT($seat) } schlägt etwas vor
       *[other] { SEAT($seat) } schlägt { $what } vor
    }
page-deal-several = { $count } Vorschläge
page-deal-look = Ansehen
page-deal-until = bis Ende von Runde { $turn }
page-deal-fold = Zuklappen
page-deal-tally = Zusagen { SEAT($seat, form: "whose") }: { $kept } gehalten, { $broken } gebrochen.
page-deal-decline = Ablehnen
page-deal-counter = Gegenvorschlag
page-deal-accept = Annehmen
page-deal-propose = Vorschlagen
page-deal-propose-one = Etwas vorschlagen
page-deal-propose-to = Vorschlag an
page-deal-counter-to = Gegenvorschlag an { SEAT($seat, form: "akk") }
page-deal-open = alle dürfen es lesen
page-deal-private = nur die Gefragten lesen es
page-deal-you-send = du schickst
page-deal-sends = { SEAT($seat) } schickt
page-deal-you-step = Du machst den Schritt
page-deal-their-step = { SEAT($seat) } macht den Schritt
page-deal-by = bis
page-deal-this-turn = Rundenende
page-deal-turn = Runde { $turn }
page-deal-stands = gilt bis
page-deal-when = In welcher Runde
page-deal-drop = Das weglassen
page-deal-turn-round = Seiten tauschen
page-deal-turn-hint = Dann sagt es die andere Seite zu.
page-deal-votes = Stimmen mindestens
page-deal-trade = Handel
page-deal-vote = { page-tab-vote }
page-deal-promise = Zusage
page-deal-clear-route = Nimmt Piraten von einer Route
page-deal-leave-alone = Lässt die Routen in Ruhe
page-deal-no-pirates = Schickt durch Karten keine Piraten hin
page-deal-free = In eigenen Worten
page-deal-discard = Verwerfen
page-deal-back = Zurück
page-deal-send = Senden
page-deal-waiting = Noch ohne Antwort
page-deal-yours-until = von dir an { SEAT($seat, form: "akk") }, gilt bis Ende von Runde { $turn }
page-deal-between = { SEAT($by) } an { SEAT($to, form: "akk") }, bis Ende von Runde { $turn }
page-deal-take-back = Zurücknehmen
page-deal-due = Noch zu tun
page-deal-given-by = zugesagt von { $name }
page-deal-do = Tun
page-deal-was-kept = Gehalten
page-deal-was-broken = Gebrochen
page-deal-judged = Gehalten und gebrochen
page-deal-none = Noch ist nichts vorgeschlagen. Absprachen binden niemanden; ob Zusagen gehalten werden, bleibt in Erinnerung.
page-deal-promised = { SEAT($seat, form: "dat") } zugesagt: { $what }

page-plan = Ausbau
page-plan-technology = Technik
page-plan-now = jetzt
page-plan-points = Punkte
page-plan-of = { " " }von { $count }
page-plan-barred = diese Runde verboten
page-plan-buys =
    { $credits ->
        [one] der Rest für { $credits } Credit
       *[other] der Rest für { $credits } Credits
    }
page-plan-stock = alles auf Lager
page-plan-hint = Punkte weniger die Credits, die es jetzt kostet; was die Stufe später einbringt, zählt nicht mit.
page-plan-sum = { $points } Technik + { $credits } Credits
page-plan-made = hergestellt
page-plan-spare = { $count } { NAME($resource, of: "resource") } übrig
page-plan-lacks = { $count } { NAME($resource, of: "resource") } zu wenig
page-plan-substitutes =
    { $count ->
        [one] { $count } Ersatz ist frei
       *[other] { $count } Ersatz sind frei
    }
page-plan-income = Nächste Einnahme { $count } { NAME($resource, of: "resource") }: { $exports } für Ausfuhren, { $industry } durch Industrie. Dafür zahlen die anderen:

## Was das Labor misst.

measure-upgrades = Ausbauten
measure-credits-for-sales = Credits aus Verkäufen
measure-credits-for-missing-resources = Credits für fehlende Waren
measure-colonists-turned-pirate = Kolonisten, die Piraten wurden
measure-carried = angenommen: { NAME($item, of: "card") }
measure-downgrades = Rückbauten
measure-pirates-on-routes = Piraten auf Routen
measure-resources-gained-from-cards = Waren aus Karten
measure-colonists-from-cards = Kolonisten aus Karten
measure-credits-taken-instead = stattdessen genommene Credits
taken-planet = Planet: { NAME($item, of: "planet") }
taken-action =
    { $item ->
        [pass] Aktion: passen
       *[other] Aktion: { NAME($item, of: "technology") }
    }
taken-technology = Technik: { NAME($item, of: "technology") }

## Die bebilderten Regeln

rulebook-aim-text =
    Baue die fortschrittlichste Kolonie auf. Nach der letzten Runde zählen Technikstufen, höhere umso mehr, und auch Credits (CO-27).

    Allein geht es nicht: Was ein Ausbau braucht, kommt von den anderen Planeten, durch Abkommen, die du immer wieder anpasst.
rulebook-aim-figure = Die Planeten im Ring, jeder mit einer Route zu jedem anderen.
rulebook-parts-text =
    Jeder Planet stellt eine eigene Ware her. Zwischen je zwei Planeten gilt ein Abkommen, das sagt, was jeder dem anderen in jeder Runde schickt (CO-01).

    Waren, Techniken, Abkommen, Piraten und Märkte liegen offen. Credits und Handkarten sind geheim (CO-04).
rulebook-parts-figure = Zu dritt: Die übrigen Planeten sind neutral.
rulebook-turn = Einkommen und Kolonisten
rulebook-turn-text =
    Eine Runde beginnt mit dem Einkommen: Du stellst her, was du versprochen hast, und deine Industriestufe dazu (CO-06).

    Dann kommen Kolonisten an. Mit deiner Gemeinschaftsstufe lässt du mehr herein oder weist welche ab (CO-08).
rulebook-turn-figure = Alle entscheiden zugleich über die Kolonisten.
rulebook-council = { page-vote-count }
rulebook-council-text =
    Der Rat stimmt über das Ereignis ab. Deine Einflussstufe gibt Stimmen, und Waren, die du dazulegst, geben weitere; was dabeiliegt, ist weg (CO-09).

    Gewinnt Ja, wird belohnt, wer am meisten dafür gab. Gewinnt Nein, trifft alle die zweite Wirkung, und wer am wenigsten gab, auch die dritte (CO-10).
rulebook-council-figure = Ein Beispiel der Anleitung: Fünf stimmen ab, und Nein gewinnt mit siebzehn zu elf.
rulebook-actions = { component-turns-actions }
rulebook-actions-text =
    Reihum hat jede Seite eine Aktion (CO-13): Piraten verjagen mit Gemeinschaft oder Militär, verkaufen mit Handel, Abkommen anpassen mit Einfluss, herstellen und Kolonisten anlocken mit Industrie, oder ausbauen.

    Wie viel eine Aktion bewirkt, sagt die Stufe ihrer Technik.
rulebook-actions-figure = Ein Beispiel der Anleitung: Gemeinschaft nimmt Piraten von den Routen. Einer von einer fremden Route bringt die Ware, die er aufhielt.
rulebook-upgrades = { page-plan }
rulebook-upgrades-text = Ein Ausbau kostet Kolonisten und zwei Sorten Waren, je so viele wie die neue Stufe (CO-19). Was fehlt, lässt sich auf den Märkten kaufen, wenn du alles davon bezahlen kannst (CO-20).
rulebook-upkeep = { page-dial-upkeep }
rulebook-upkeep-text =
    Zuerst nimmt deine Polizei Piraten von den eigenen Routen. Dann werden die Abkommen erfüllt, im Uhrzeigersinn, mit der eigenen Ware zuerst; was du nicht schicken kannst, bezahlst du (CO-23).

    Piraten lenken ankommende Waren auf die Märkte um (CO-24). Kolonisten ohne Arbeit werden zu Piraten (CO-25).
rulebook-example = Eine erste Runde, gespielt
rulebook-example-text = Kolonisten kommen, der Rat stimmt ab, die Belohnung wird genommen, die ersten Waren werden verkauft.
rulebook-example-figure = Von Pallas aus gesehen.
rulebook-neutral = Zu dritt
rulebook-neutral-text = Zu dritt sind einige Planeten neutral: Sie zahlen alles, behalten nichts, stimmen nie ab und haben keine eigenen Piraten (CO-28).
rulebook-neutral-figure = Neutrale Planeten gehören niemandem.
rulebook-cards = Was Karten bewirken
rulebook-cards-text = Ein Ereignis kann Aktionen verbieten, Stufen geben oder nehmen. Im Zweifel gelten diese Regelungen (CO-30).
