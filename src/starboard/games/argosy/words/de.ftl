### Argosy, auf Deutsch.
#
# Stein: token. Kreuzungspunkt: intersection. Forschungstafel: research map. Abfall: scrap. Vorrat: pool. Beutel: bag.
# Auslese: draft. Leiste: track. Himmel, Heimat: celestial, domestic. Schritt: action. Sternkarte: colony board.
# Die Evolutionskarten behalten die Namen, die auf ihnen stehen; die Planeten haben ihre deutschen.

title = Argosy
blurb = Lege Forschung zu Dreiecken und nutze dein Wissen für Welten und Evolution.

## Charaktere: was sie sagen, ihr Gemüt, was sie können

character-talitha = Noch eine Karte. Nur noch eine.
    .temper = sammelfreudig
    .good = Entwickelt sich früh und oft.
character-shaula = Was du gelegt hast, kann ich heben.
    .temper = räuberisch
    .good = Schlägt nach deinen Steinen und nimmt deine Kolonien.
character-merope = Jedes Licht da oben ist eine Haustür. Mit Glück meine.
    .temper = siedlungsfreudig
    .good = Breitet sich auf der Sternkarte aus.
character-alcor = Lass dir Zeit. Hier ist nichts zu holen.
    .temper = umsichtig
    .good = Stellt alles Eigene unter Schilde.

## Namen

token-red-fire = Feuerkraft rot
token-red-navigation = Navigation rot
token-red-shields = Schilde rot
token-green-fire = Feuerkraft grün
token-green-navigation = Navigation grün
token-green-shields = Schilde grün
token-blue-fire = Feuerkraft blau
token-blue-navigation = Navigation blau
token-blue-shields = Schilde blau
token-purple = ein violetter Stein
    .akk = einen violetten Stein

track-fire = Feuerkraft
    .hint =
        { $pack-costs-strike-fire ->
            [0] Schritt 3: Einen Stein von einer anderen Tafel schlägst du umsonst. Baut Kolonien und erobert.
           *[other] Schritt 3: { $pack-costs-strike-fire } schlägt einen Stein von einer anderen Tafel. Baut Kolonien und erobert.
        }
track-navigation = Navigation
    .hint =
        { $pack-costs-shift-navigation ->
            [0] Schritt 3: Einen eigenen Stein schiebst du umsonst. Baut Kolonien und bezahlt Linien.
           *[other] Schritt 3: { $pack-costs-shift-navigation } schiebt einen eigenen Stein. Baut Kolonien und bezahlt Linien.
        }
track-shields = Schilde
    .hint =
        { $pack-costs-cancel-shields ->
            [0] Einen Schlag gegen dich wehrst du umsonst ab. Baut Kolonien und schützt sie.
           *[other] { $pack-costs-cancel-shields } wehrt einen Schlag gegen dich ab. Baut Kolonien und schützt sie.
        }
track-red = Gentechnik (rot)
    .short = Gene
    .point = Rot
    .hint =
        { $pack-costs-breed-red ->
            [0] Schritt 4: Du ziehst umsonst einen Stein blind und legst ihn.
           *[other] Schritt 4: { $pack-costs-breed-red } zieht einen Stein blind und legt ihn.
        }
track-green = Wetterlenkung (grün)
    .short = Wetter
    .point = Grün
    .hint =
        { $pack-costs-swap-green ->
            [0] Schritt 4: Du tauschst umsonst einen Stein deiner Tafel gegen einen aus dem Vorrat.
           *[other] Schritt 4: { $pack-costs-swap-green } tauscht einen Stein deiner Tafel gegen einen aus dem Vorrat.
        }
track-blue = Materieformung (blau)
    .short = Materie
    .point = Blau
    .hint =
        { $pack-costs-salvage-blue ->
            [0] Schritt 4: Du birgst umsonst einen Stein aus irgendeinem Abfall.
           *[other] Schritt 4: { $pack-costs-salvage-blue } birgt einen Stein aus irgendeinem Abfall.
        }

cost =
    { $track ->
        [shields]
            { $count ->
                [one] 1 Schild
               *[other] { $count } Schilde
            }
       *[other] { $count } { NAME($track, of: "track", form: "point") }
    }

price-natural = Natürlich
    .dat = natürlichen
price-artificial = Künstlich
    .dat = künstlichen

planet-green-1 = Iolkos
planet-green-2 = Lemnos
planet-green-3 = Samothrake
planet-green-4 = Kyzikos
planet-green-5 = Mysien
planet-green-6 = Thynias
planet-middle-1 = Bebrykien
planet-middle-2 = Salmydessos
planet-middle-3 = Symplegaden
planet-middle-4 = Mariandynien
planet-middle-5 = Themiskyra
planet-middle-6 = Aretias
planet-inner-1 = Phasis
planet-inner-2 = Kaukasus
planet-inner-3 = Aia
planet-core = Kolchis

card-perceptors = Perceptors
    .text =
        { $pack-effects-perceptors-discount ->
            [one] Jede Karte kostet dich einen Punkt weniger.
           *[other] Jede Karte kostet dich { $pack-effects-perceptors-discount } Punkte weniger.
        }
card-duplicators = Duplicators
    .text = Eine Himmelsleiste gewinnt ×{ $pack-effects-duplicators-factor }.
card-wanderers = Wanderers
    .text = Eine Heimatleiste gewinnt ×{ $pack-effects-wanderers-factor }.
card-migrators = Migrators
    .text = Verleg stattdessen eine Kolonie.
card-starstormers = Starstormers
    .text = Wandle { LIST($pack-effects-starstormers-tracks, of: "track", form: "point") } ineinander um.
card-transmuters = Transmuters
    .text = Wandle { LIST($pack-effects-transmuters-tracks, of: "track", form: "point") } ineinander um.
card-skyvions = Skyvions
    .text =
        { $pack-effects-skyvions-acts ->
            [one] Eine weitere Himmelsaktion, zum selben Preis.
           *[other] { $pack-effects-skyvions-acts } weitere Himmelsaktionen, zum selben Preis.
        }
card-solationists = Solationists
    .text =
        { $pack-effects-solationists-acts ->
            [one] Eine weitere Heimataktion, zum selben Preis.
           *[other] { $pack-effects-solationists-acts } weitere Heimataktionen, zum selben Preis.
        }
card-sanctuarians = Sanctuarians
    .text = Ein Schild kostet dich { EACH($pack-prices-ward, as: "cost") }.
card-gallants = Gallants
    .text = Punkte über { $pack-research-board-track-limit } gehen auf andere Leisten.
card-excurists = Excurists
    .text =
        { $pack-scores-excurists-set ->
            [one] 1 Punkt für jeden Satz ab { $pack-scores-smallest-excurists-set } Steinen.
           *[other] { $pack-scores-excurists-set } Punkte für jeden Satz ab { $pack-scores-smallest-excurists-set } Steinen.
        }
card-itinerants = Itinerants
    .text =
        { $pack-scores-itinerants-card ->
            [one] 1 Punkt für jede eigene Karte.
           *[other] { $pack-scores-itinerants-card } Punkte für jede eigene Karte.
        }
card-outrimmers = Outrimmers
    .text =
        { $pack-scores-outrimmers-colony ->
            [one] 1 Punkt für jede Kolonie.
           *[other] { $pack-scores-outrimmers-colony } Punkte für jede Kolonie.
        }
card-scavengers = Scavengers
    .text = Nimm deinen Stein aus jedem Abfall.
card-traders = Traders
    .text = Für { EACH($pack-prices-barter, as: "cost") }: { $pack-effects-traders-draw } ziehen, einen nehmen.
card-razers = Razers
    .text = Du darfst geschützte Kolonien erobern.
card-travelers = Travelers
    .text = Keine Linie kostet dich mehr als { $pack-effects-travelers-line }.
card-spawners = Spawners
    .text = Eine Kolonie darf { EACH($pack-prices-spawn, as: "cost") } kosten.

step-1 = Forschen
    .short = ziehen, nehmen, legen
step-2 = Folgern
    .short =
        { $pack-knowledge-extrapolate-give ->
            [one] 1 Punkt für { $pack-knowledge-extrapolate-gain }
           *[other] { $pack-knowledge-extrapolate-give } Punkte für { $pack-knowledge-extrapolate-gain }
        }
step-3 = Himmel
    .short = schlagen oder schieben
step-4 = Heimat
    .short = ziehen, tauschen, bergen
step-5 = Ausbreiten
    .short = Kolonie oder Karte

ending-bag-empty = Der Beutel ist leer
    .past = Der Beutel war leer.
ending-map-full = Eine Forschungstafel ist voll
    .short = Eine Tafel ist voll
    .past = Eine Forschungstafel war voll.
ending-core-settled = Auf { LIST($pack-last-planets, of: "planet", join: "or") } steht eine Kolonie
    .short = { LIST($pack-last-planets, of: "planet", join: "or") } ist besiedelt
    .past = Auf { LIST($pack-last-planets, of: "planet", join: "or") } stand eine Kolonie.
ending-stalled =
    { $pack-ending-idle-rounds ->
        [one] eine ganze Runde ohne Ziehen
       *[other] { $pack-ending-idle-rounds } ganze Runden ohne Ziehen
    }
    .short =
        { $pack-ending-idle-rounds ->
            [one] eine Runde ohne Ziehen
           *[other] { $pack-ending-idle-rounds } Runden ohne Ziehen
        }
    .past =
        { $pack-ending-idle-rounds ->
            [one] Eine ganze Runde verging, ohne dass jemand zog.
           *[other] { $pack-ending-idle-rounds } ganze Runden vergingen, ohne dass jemand zog.
        }

source-sets = Sätze gleicher Steine
source-colonies = Kolonien
source-cards = Evolutionskarten
source-bonuses = Prämien der Karten
gauge-score = Punkte
gauge-knowledge = Wissen
gauge-cards = Evolutionskarten
gauge-colonies = { page-tab-colonies }


## Was man tun kann

action-end = fertig mit: { NAME($action, of: "step") }
action-end-turn = den Zug beenden
action-take-none = keinen Stein nehmen
action-draw =
    { $pack-research-draw ->
        [one] einen Stein in den Vorrat ziehen
        [2] zwei Steine in den Vorrat ziehen
       *[other] { $pack-research-draw } Steine in den Vorrat ziehen
    }
action-strike =
    { $pack-costs-strike-fire ->
        [0] einen Stein von einer anderen Tafel schlagen, umsonst
        [one] einen Stein von einer anderen Tafel schlagen, für einen Punkt Feuerkraft
       *[other] einen Stein von einer anderen Tafel schlagen, für { $pack-costs-strike-fire } Punkte Feuerkraft
    }
action-shift =
    { $pack-costs-shift-navigation ->
        [0] einen eigenen Stein verschieben, umsonst
        [one] einen eigenen Stein verschieben, für einen Punkt Navigation
       *[other] einen eigenen Stein verschieben, für { $pack-costs-shift-navigation } Punkte Navigation
    }
action-breed =
    { $pack-costs-breed-red ->
        [0] einen Stein blind ziehen und legen, umsonst
        [one] einen Stein blind ziehen und legen, für einen roten Punkt
       *[other] einen Stein blind ziehen und legen, für { $pack-costs-breed-red } rote Punkte
    }
action-swap =
    { $pack-costs-swap-green ->
        [0] einen Stein mit dem Vorrat tauschen, umsonst
        [one] einen Stein mit dem Vorrat tauschen, für einen grünen Punkt
       *[other] einen Stein mit dem Vorrat tauschen, für { $pack-costs-swap-green } grüne Punkte
    }
action-salvage =
    { $pack-costs-salvage-blue ->
        [0] einen Stein aus einem Abfall legen, umsonst
        [one] einen Stein aus einem Abfall legen, für einen blauen Punkt
       *[other] einen Stein aus einem Abfall legen, für { $pack-costs-salvage-blue } blaue Punkte
    }
action-barter =
    Traders: { $pack-effects-traders-draw ->
        [one] einen
        [2] zwei
       *[other] { $pack-effects-traders-draw }
    } ziehen und einen nehmen, { $pack-costs-traders-draw-red ->
        [0] umsonst
        [one] für einen roten Punkt
       *[other] für { $pack-costs-traders-draw-red } rote Punkte
    }
action-cancel =
    { $pack-costs-cancel-shields ->
        [0] den Schlag abwehren, umsonst
        [one] den Schlag abwehren, für einen Schildpunkt
       *[other] den Schlag abwehren, für { $pack-costs-cancel-shields } Schildpunkte
    }
action-allow = den Schlag hinnehmen
action-track = { NAME($track, of: "track") } wählen
action-extra =
    { $pack-law-extra-points ->
        [one] noch ein Punkt: { NAME($track, of: "track") }
       *[other] noch { $pack-law-extra-points } Punkte: { NAME($track, of: "track") }
    }
action-divert = der übrige Punkt geht auf { NAME($track, of: "track") }
action-gain =
    { $count ->
        [one] einen Punkt gewinnen: { NAME($track, of: "track") }
       *[other] { $count } Punkte gewinnen: { NAME($track, of: "track") }
    }
action-double = { NAME($card, of: "card") } { $factor ->
        [2] verdoppeln für immer: { NAME($track, of: "track") }
       *[other] vervielfachen für immer mit { $factor }: { NAME($track, of: "track") }
    }
action-discount =
    { $pack-effects-perceptors-discount ->
        [one] einen Punkt weniger zahlen: { NAME($track, of: "track") }
       *[other] { $pack-effects-perceptors-discount } Punkte weniger zahlen: { NAME($track, of: "track") }
    }
action-extrapolate =
    { $pack-knowledge-extrapolate-give ->
        [one] einen Punkt geben: { NAME($track, of: "track") }
       *[other] Punkte geben: { NAME($track, of: "track") }
    }
action-convert =
    { $count ->
        [one] einen Punkt umwandeln: { NAME($track, of: "track") }
       *[other] { $count } Punkte umwandeln: { NAME($track, of: "track") }
    }
action-take = { NAME($token, of: "token") } nehmen
action-recover = { NAME($token, of: "token") } aus einem Abfall nehmen ({ SEAT($owner) })
action-triangle = werten: { LIST($tracks, of: "track") }
action-triangle-plus =
    { $pack-law-extra-points ->
        [one] werten: { LIST($tracks, of: "track") }, dazu ein Punkt nach Wahl
       *[other] werten: { LIST($tracks, of: "track") }, dazu { $pack-law-extra-points } Punkte nach Wahl
    }
action-buy = { NAME($card, of: "card") } kaufen
action-claim = { NAME($card, of: "card") } umsonst nehmen
action-point = { $place } wählen
action-place = { NAME($token, of: "token") } auf { $place } legen
action-scrap = { NAME($token, of: "token") } auf { $place } verwerfen
action-lift = { NAME($token, of: "token") } von { $place } wegbewegen
action-replace = { NAME($token, of: "token") } auf { $place } eintauschen
action-target = bei { SEAT($victim, form: "dat") } schlagen: { NAME($token, of: "token") } auf { $place }
action-build = eine Kolonie auf { NAME($planet, of: "planet") } bauen
action-fortify = eine geschützte Kolonie auf { NAME($planet, of: "planet") } bauen
action-spawn = Spawners: eine Kolonie auf { NAME($planet, of: "planet") } bauen, für { EACH($pack-prices-spawn, as: "cost") }
action-invade = { NAME($planet, of: "planet") } erobern
action-shield = { NAME($planet, of: "planet") } schützen
action-ward = Sanctuarians: { NAME($planet, of: "planet") } schützen, für { EACH($pack-prices-ward, as: "cost") }
action-migrate = die Kolonie auf { NAME($planet, of: "planet") } verlegen
action-settle = auf { NAME($planet, of: "planet") } siedeln

## Was der Zufall bringen kann

action-first =
    { WHO($seat) ->
        [you] du beginnst
       *[other] { SEAT($seat) } beginnt
    }
action-token = der Beutel gibt { NAME($token, of: "token", form: "akk") }
action-card = der Stapel gibt { NAME($card, of: "card") }

## Was geschehen ist

event-first-player =
    { WHO($seat) ->
        [you] Du beginnst.
       *[other] { SEAT($seat) } beginnt.
    }
event-dealt-card = { NAME($card, of: "card") } liegen offen.
event-dealt-token = In der Auslese: { NAME($token, of: "token") }.
event-turn =
    { WHO($seat) ->
        [you] Du bist am Zug.
       *[other] { SEAT($seat) } ist am Zug.
    }
event-took =
    { WHO($seat) ->
        [you] Du nimmst { NAME($token, of: "token", form: "akk") }.
       *[other] { SEAT($seat) } nimmt { NAME($token, of: "token", form: "akk") }.
    }
event-recovered =
    { WHO($seat) ->
        [you] Du nimmst { NAME($token, of: "token") } aus einem Abfall ({ SEAT($owner) }).
       *[other] { SEAT($seat) } nimmt { NAME($token, of: "token") } aus einem Abfall ({ SEAT($owner) }).
    }
event-placed =
    { WHO($seat) ->
        [you] Du legst { NAME($token, of: "token") } auf { $place }.
       *[other] { SEAT($seat) } legt { NAME($token, of: "token") } auf { $place }.
    }
event-moved =
    { WHO($seat) ->
        [you] Du verschiebst { NAME($token, of: "token") } von { $from } nach { $place }.
       *[other] { SEAT($seat) } verschiebt { NAME($token, of: "token") } von { $from } nach { $place }.
    }
event-lifted =
    { WHO($seat) ->
        [you] Du hebst { NAME($token, of: "token") } von { $place } auf.
       *[other] { SEAT($seat) } hebt { NAME($token, of: "token") } von { $place } auf.
    }
event-completed = { SEAT($seat) } schließt das Dreieck { LIST($places) }.
event-gained =
    { WHO($seat) ->
        [you]
            { $count ->
                [one] Du gewinnst einen Punkt: { NAME($track, of: "track") }.
               *[other] Du gewinnst { $count } Punkte: { NAME($track, of: "track") }.
            }
       *[other]
            { $count ->
                [one] { SEAT($seat) } gewinnt einen Punkt: { NAME($track, of: "track") }.
               *[other] { SEAT($seat) } gewinnt { $count } Punkte: { NAME($track, of: "track") }.
            }
    }
event-lost =
    { $count ->
        [one] Über der Grenze verfällt ein Punkt: { NAME($track, of: "track") }.
       *[other] Über der Grenze verfallen { $count } Punkte: { NAME($track, of: "track") }.
    }
event-diverted =
    { WHO($seat) ->
        [you] Du legst einen übrigen Punkt auf { NAME($track, of: "track") }.
       *[other] { SEAT($seat) } legt einen übrigen Punkt auf { NAME($track, of: "track") }.
    }
event-spent =
    { WHO($seat) ->
        [you]
            { $count ->
                [one] Du gibst einen Punkt aus: { NAME($track, of: "track") }.
               *[other] Du gibst { $count } Punkte aus: { NAME($track, of: "track") }.
            }
       *[other]
            { $count ->
                [one] { SEAT($seat) } gibt einen Punkt aus: { NAME($track, of: "track") }.
               *[other] { SEAT($seat) } gibt { $count } Punkte aus: { NAME($track, of: "track") }.
            }
    }
event-scrapped =
    { WHO($seat) ->
        [you] Du verwirfst { NAME($token, of: "token") } auf { $place }.
       *[other] { SEAT($seat) } verwirft { NAME($token, of: "token") } auf { $place }.
    }
event-drew =
    { WHO($seat) ->
        [you] Du ziehst { NAME($token, of: "token", form: "akk") } in den Vorrat.
       *[other] { SEAT($seat) } zieht { NAME($token, of: "token", form: "akk") } in den Vorrat.
    }
event-drew-one =
    { WHO($seat) ->
        [you] Du ziehst blind { NAME($token, of: "token", form: "akk") }.
       *[other] { SEAT($seat) } zieht blind { NAME($token, of: "token", form: "akk") }.
    }
event-put-back = Der violette Stein geht zurück in den Beutel, und Schritt 4 ist vorbei.
event-turned-up =
    { WHO($seat) ->
        [you] Du deckst { NAME($card, of: "card") } auf.
       *[other] { SEAT($seat) } deckt { NAME($card, of: "card") } auf.
    }
event-two-purples =
    { WHO($seat) ->
        [you]
            { $pack-research-free-card-purples ->
                [one] Du ziehst einen Violetten: Das Forschen ist vorbei.
                [2] Du ziehst zwei Violette: Das Forschen ist vorbei.
               *[other] Du ziehst { $pack-research-free-card-purples } Violette: Das Forschen ist vorbei.
            }
       *[other]
            { $pack-research-free-card-purples ->
                [one] { SEAT($seat) } zieht einen Violetten: Das Forschen ist vorbei.
                [2] { SEAT($seat) } zieht zwei Violette: Das Forschen ist vorbei.
               *[other] { SEAT($seat) } zieht { $pack-research-free-card-purples } Violette: Das Forschen ist vorbei.
            }
    }
event-claimed =
    { WHO($seat) ->
        [you] Du nimmst { NAME($card, of: "card") } umsonst.
       *[other] { SEAT($seat) } nimmt { NAME($card, of: "card") } umsonst.
    }
event-bought =
    { WHO($seat) ->
        [you] Du kaufst { NAME($card, of: "card") } zum { NAME($price, of: "price", form: "dat") } Preis.
       *[other] { SEAT($seat) } kauft { NAME($card, of: "card") } zum { NAME($price, of: "price", form: "dat") } Preis.
    }
event-tuned =
    { WHO($seat) ->
        [you]
            { $factor ->
                [none] Du wählst { NAME($track, of: "track") }: Das zählt durch { NAME($card, of: "card") } doppelt.
                [2] Du wählst { NAME($track, of: "track") }: Das zählt durch { NAME($card, of: "card") } doppelt.
               *[other] Du wählst { NAME($track, of: "track") }: Das zählt durch { NAME($card, of: "card") } { $factor }-fach.
            }
       *[other]
            { $factor ->
                [none] { SEAT($seat) } wählt { NAME($track, of: "track") }: Das zählt durch { NAME($card, of: "card") } doppelt.
                [2] { SEAT($seat) } wählt { NAME($track, of: "track") }: Das zählt durch { NAME($card, of: "card") } doppelt.
               *[other] { SEAT($seat) } wählt { NAME($track, of: "track") }: Das zählt durch { NAME($card, of: "card") } { $factor }-fach.
            }
    }
event-purple-gone = Ein violetter Stein verlässt das Spiel.
event-pool-returned =
    { $count ->
        [one] Der eine Stein des Vorrats geht zurück in den Beutel.
       *[other] { $count } Steine des Vorrats gehen zurück in den Beutel.
    }
event-struck =
    { WHO($seat) ->
        [you] Du schlägst bei { SEAT($victim, form: "dat") }: { NAME($token, of: "token") } auf { $place }.
       *[other] { SEAT($seat) } schlägt bei { SEAT($victim, form: "dat") }: { NAME($token, of: "token") } auf { $place }.
    }
event-cancelled =
    { WHO($seat) ->
        [you] Du wehrst den Schlag von { SEAT($other, form: "dat") } ab.
       *[other] { SEAT($seat) } wehrt den Schlag von { SEAT($other, form: "dat") } ab.
    }
event-hit =
    { WHO($victim) ->
        [you] Du verlierst { NAME($token, of: "token") } auf { $place } an den Abfall.
       *[other] { SEAT($victim) } verliert { NAME($token, of: "token") } auf { $place } an den Abfall.
    }
event-destroyed =
    { WHO($victim) ->
        [you] Du verlierst { NAME($token, of: "token") } auf { $place } ganz: Der Abfall ist voll.
       *[other] { SEAT($victim) } verliert { NAME($token, of: "token") } auf { $place } ganz: Der Abfall ist voll.
    }
event-swapped =
    { WHO($seat) ->
        [you] Du tauschst { NAME($old, of: "token") } auf { $place } gegen { NAME($token, of: "token") }.
       *[other] { SEAT($seat) } tauscht { NAME($old, of: "token") } auf { $place } gegen { NAME($token, of: "token") }.
    }
event-built =
    { WHO($seat) ->
        [you] Du baust eine Kolonie auf { NAME($planet, of: "planet") }.
       *[other] { SEAT($seat) } baut eine Kolonie auf { NAME($planet, of: "planet") }.
    }
event-fortified =
    { WHO($seat) ->
        [you] Du baust eine geschützte Kolonie auf { NAME($planet, of: "planet") }.
       *[other] { SEAT($seat) } baut eine geschützte Kolonie auf { NAME($planet, of: "planet") }.
    }
event-invaded =
    { WHO($seat) ->
        [you] Du eroberst { NAME($planet, of: "planet") } von { SEAT($victim, form: "dat") }.
       *[other] { SEAT($seat) } erobert { NAME($planet, of: "planet") } von { SEAT($victim, form: "dat") }.
    }
event-shielded = { SEAT($seat) } schützt { NAME($planet, of: "planet") }.
event-migrated =
    { WHO($seat) ->
        [you] Du verlegst eine Kolonie von { NAME($from, of: "planet") } nach { NAME($planet, of: "planet") }.
       *[other] { SEAT($seat) } verlegt eine Kolonie von { NAME($from, of: "planet") } nach { NAME($planet, of: "planet") }.
    }
event-last-turn = Dieser Zug ist der letzte: { NAME($how, of: "ending") }.

## Was kommt

event-ends-after-turn = Nach diesem Zug ist das Spiel zu Ende: { NAME($how, of: "ending") }.
event-bag-low =
    { $count ->
        [0] Der Beutel ist leer.
        [one] Im Beutel ist noch ein Stein.
       *[other] Im Beutel sind noch { $count } Steine.
    }
event-stalling =
    { $count ->
        [one] Zieht niemand, endet das Spiel mit diesem Zug.
       *[other] Zieht niemand, endet das Spiel in { $count } Zügen.
    }

## Was gefragt ist

ask-draft = *Auslese:* Nimm einen Stein und leg ihn
ask-place = *{ NAME($token, of: "token") }:* Wähl einen Kreuzungspunkt
ask-triangle = *Mehrere Dreiecke:* Wähl eines zum Werten
ask-extra-point =
    { $pack-law-extra-points ->
        [one] *Noch ein Punkt:* Wähl seine Leiste
       *[other] *Noch { $pack-law-extra-points } Punkte:* Wähl ihre Leiste
    }
ask-divert = *Ein übriger Punkt:* Wähl seine Leiste
ask-research = *Forschen:* Verwirf einen Stein oder zieh { $pack-research-draw }
ask-take-token = *Forschen:* Nimm einen Stein aus dem Vorrat
ask-extrapolation =
    { $pack-knowledge-extrapolate-give ->
        [one] *Folgern:* Gib einen Punkt einer Leiste
       *[other] *Folgern:* Gib { $pack-knowledge-extrapolate-give } Punkte einer Leiste
    }
ask-gain =
    { $pack-knowledge-extrapolate-gain ->
        [one] *Einen Punkt gewinnen* für { NAME($track, of: "track", form: "short") }: Wähl eine Leiste
       *[other] *{ $pack-knowledge-extrapolate-gain } Punkte gewinnen* für { NAME($track, of: "track", form: "short") }: Wähl eine Leiste
    }
ask-conversion = *{ NAME($track, of: "track", form: "short") } umwandeln:* Wähl die Leiste, die gewinnt
ask-celestial = *Himmel:* Schlag auf eine Tafel oder schieb einen Stein
ask-target = *Schlagen:* Wähl einen Stein auf der Tafel
ask-defence =
    { $pack-costs-cancel-shields ->
        [0] *{ SEAT($seat) } schlägt { NAME($token, of: "token") }:* Umsonst abwehren?
        [one] *{ SEAT($seat) } schlägt { NAME($token, of: "token") }:* Mit einem Schildpunkt abwehren?
       *[other] *{ SEAT($seat) } schlägt { NAME($token, of: "token") }:* Mit { $pack-costs-cancel-shields } Schildpunkten abwehren?
    }
ask-lift = *Schieben:* Wähl einen eigenen Stein
ask-domestic = *Heimat:* Zieh, tausch oder birg
ask-replace = *Tauschen:* Wähl einen eigenen Stein
ask-exchange = *Tauschen:* Wähl einen Stein im Vorrat
ask-salvaging = *Bergen:* Wähl einen Stein aus einem Abfall
ask-expansion = *Ausbreiten:* Bau, erobere, schütz oder kauf eine Karte
ask-expansion-nothing = *Ausbreiten:* Dafür reicht dein Wissen noch nicht
ask-migration = *Migrators:* Wähl, wohin die Kolonie geht
ask-free-card =
    { $pack-research-free-card-purples ->
        [one] *Ein Violetter:* Nimm eine dieser Karten umsonst
       *[other] *{ $pack-research-free-card-purples } Violette:* Nimm eine dieser Karten umsonst
    }
ask-doubling =
    { $factor ->
        [2] *{ NAME($card, of: "card") }:* Wähl die Leiste, die für immer doppelt zählt
       *[other] *{ NAME($card, of: "card") }:* Wähl die Leiste, die für immer { $factor }-fach zählt
    }
ask-discount =
    { $pack-effects-perceptors-discount ->
        [one] *Perceptors:* Wähl den Punkt, den du sparst
       *[other] *Perceptors:* Wähl die Leiste, auf der du { $pack-effects-perceptors-discount } Punkte sparst
    }

## Die Regeln, Satz für Satz

clause-AR-01 =
    .printed-1 =
        { $pack-tokens-purple ->
            [0] Es gibt { $pack-tokens-all } Forschungssteine in drei Farben mit drei Zeichen und keinen violetten Evolutionsstein.
            [one] Es gibt { $pack-tokens-all } Forschungssteine: { $pack-tokens-plain } in drei Farben mit drei Zeichen und einen violetten Evolutionsstein.
           *[other] Es gibt { $pack-tokens-all } Forschungssteine: { $pack-tokens-plain } in drei Farben mit drei Zeichen und { $pack-tokens-purple } violette Evolutionssteine.
        }
    .ruling-2 =
        { $pack-tokens-of-each-kind ->
            [one] Jede Farbe gibt es mit jedem Zeichen einmal.
           *[other] Jede Farbe gibt es mit jedem Zeichen { $pack-tokens-of-each-kind }-mal.
        }
clause-AR-02 =
    .printed-1 = Du hast sechs Wissensleisten: drei des Himmels für die Zeichen und drei der Heimat für die Farben.
    .printed-2 = Jede geht von 0 bis { $pack-research-board-track-limit }.
clause-AR-03 =
    .ruling-1 = Eine Forschungstafel ist ein Dreieck mit { $pack-research-board-side } Kreuzungspunkten auf jeder Seite, zusammen { $pack-intersections }.
    .printed-2 =
        { $pack-research-board-scrap-places ->
            [0] Ihr Abfall hat keinen Platz.
            [one] Ihr Abfall hat einen Platz.
           *[other] Ihr Abfall hat { $pack-research-board-scrap-places } Plätze.
        }
clause-AR-04 =
    .ruling-1 =
        { $pack-colonies-tokens-each ->
            [one] Alle haben einen Planetenmarker und damit höchstens eine Kolonie zugleich.
           *[other] Alle haben { $pack-colonies-tokens-each } Planetenmarker und damit höchstens { $pack-colonies-tokens-each } Kolonien zugleich.
        }
clause-AR-05 =
    .ruling-1 =
        { $pack-green-planets ->
            [one] Die Sternkarte hat { $pack-planet-count } Planeten, einer davon ist grün.
           *[other] Die Sternkarte hat { $pack-planet-count } Planeten, { $pack-green-planets } davon sind grün.
        }
    .ruling-2 = Jede Linie zwischen zweien trägt eine Navigationszahl, höchstens { $pack-longest-line }.
clause-AR-06 =
    .printed-1 =
        { $pack-card-count ->
            [one] Die eine Evolutionskarte hat einen natürlichen und einen künstlichen Preis in Wissenspunkten.
           *[other] Jede der { $pack-card-count } Evolutionskarten hat einen natürlichen und einen künstlichen Preis in Wissenspunkten.
        }
    .ruling-2 = Wie hoch die Preise sind, haben wir festgelegt.
clause-AR-07 =
    .printed-1 = Das Los bestimmt, wer beginnt.
    .printed-2 = Zu dritt { $pack-setup-cards-face-up-0 ->
            [one] liegt eine Evolutionskarte
           *[other] liegen { $pack-setup-cards-face-up-0 } Evolutionskarten
        } offen, zu viert { $pack-setup-cards-face-up-1 }.
    .printed-3 = Zu dritt kommen { $pack-setup-draft-tokens-0 } Steine aus dem Beutel, zu viert { $pack-setup-draft-tokens-1 }, darunter kein violetter.
    .printed-4 = Reihum im Uhrzeigersinn nehmen alle einen und legen ihn auf einen freien Kreuzungspunkt, bis keiner mehr da ist; sie lehren wie immer.
clause-AR-08 =
    .printed-1 = Ein Stein, der ein kleines Dreieck schließt, lehrt { $pack-law-match-points ->
            [one] einen Punkt
           *[other] { $pack-law-match-points } Punkte
        } für eine Farbe, die alle drei Ecken gemeinsam haben, und ebenso viel für ein gemeinsames Zeichen.
clause-AR-09 =
    .printed-1 = Ein größeres Dreieck, mit einer Seite von { $pack-law-large-side } oder mehr, muss ganz belegt sein.
    .ruling-2 = Der neue Stein muss eine seiner Ecken sein.
    .printed-3 = Gleiche Ecken lehren ihre Punkte und dazu { $pack-law-extra-points ->
            [one] einen weiteren nach Wahl
           *[other] { $pack-law-extra-points } weitere auf einer Leiste nach Wahl
        }.
    .ruling-4 =
        { $pack-law-extra-needs-match ->
            [yes] Ohne gleiche Ecken kommt nichts dazu.
           *[no] Was dazukommt, braucht keine gleichen Ecken.
        }
    .ruling-5 = Es geht dorthin, wo es zählt, auf eine Leiste, die nicht voll ist, oder mit Gallants beim Forschen auf eine volle, die eine Karte vervielfacht; gibt es keine, verfällt es.
clause-AR-10 =
    .printed-1 = Wie viele Dreiecke ein Stein auch schließt, du wertest nur eines nach Wahl.
    .ruling-2 = Zur Wahl stehen nur solche, die etwas lehren; was dasselbe lehrt, ist eine Wahl, und ein einziges wird ungefragt gewertet.
clause-AR-11 =
    .printed-1 = Keine Leiste geht über { $pack-research-board-track-limit }: Punkte darüber verfallen, außer du hast Gallants.
clause-AR-12 =
    .printed-1 = Steine lehren immer, wenn sie auf eine Tafel kommen oder sich auf ihr bewegen: in der Auslese und in den Schritten 1, 3 und 4.
clause-AR-13 =
    .printed-1 = Forschen: Du darfst zuerst einen Stein deiner Tafel auf einen freien Platz deines Abfalls verwerfen.
    .printed-2 = Dann ziehst du { $pack-research-draw ->
            [one] einen Stein
           *[other] { $pack-research-draw } Steine
        } offen aus dem Beutel in den Vorrat.
    .printed-3 = Dann nimmst du einen Stein aus dem Vorrat, nie einen violetten, und legst ihn auf einen freien Kreuzungspunkt.
    .ruling-4 = Es geht Schritt für Schritt: verwerfen oder nicht, ziehen oder aufhören, nehmen oder nicht.
clause-AR-14 =
    .printed-1 = Ein violetter Stein deckt eine Evolutionskarte auf.
    .printed-2 = Wer sie aufgedeckt hat, zahlt in diesem Zug den natürlichen Preis; alle anderen und später auch diese Person zahlen den künstlichen.
    .ruling-3 = Das gilt für jede Karte, die du in diesem Zug aufgedeckt hast, in welchem Schritt auch immer.
    .ruling-4 = Ist der Stapel leer, deckt ein violetter Stein nichts auf.
clause-AR-15 =
    .printed-1 =
        { $pack-research-free-card-purples ->
            [one] Ein Violetter deckt eine Karte auf, die du umsonst nimmst; damit endet das Forschen.
            [2] Zwei Violette auf einmal decken zwei Karten auf, von denen du eine umsonst nimmst; damit endet das Forschen.
           *[other] { $pack-research-free-card-purples } Violette auf einmal decken ebenso viele Karten auf, von denen du eine umsonst nimmst; damit endet das Forschen.
        }
    .ruling-2 = Du musst eine nehmen, und nur eine der eben aufgedeckten; hat der Stapel weniger, so viele, wie er hat, und auch ohne Karte ist das Forschen vorbei.
    .ruling-3 = Das gilt als Kauf, und die Karte wirkt sofort.
clause-AR-16 =
    .printed-1 = Wird eine Karte erworben, verlässt ein violetter Stein aus dem Vorrat das Spiel, und der Rest des Vorrats geht zurück in den Beutel.
    .printed-2 = Anders verlassen violette Steine den Vorrat nicht.
clause-AR-17 =
    .printed-1 = Folgern: Gib { $pack-knowledge-extrapolate-give ->
            [one] einen Punkt
           *[other] { $pack-knowledge-extrapolate-give } Punkte
        } einer Leiste für { $pack-knowledge-extrapolate-gain ->
            [one] einen Punkt
           *[other] { $pack-knowledge-extrapolate-gain } Punkte
        } auf irgendeiner Leiste.
    .ruling-2 = Es darf nicht die Leiste sein, die gegeben hat, und keine volle.
clause-AR-18 =
    .printed-1 = Himmel: Schlag { $pack-costs-strike-fire ->
            [0] umsonst
            [one] für einen Punkt Feuerkraft
           *[other] für { $pack-costs-strike-fire } Punkte Feuerkraft
        } einen Stein von einer anderen Tafel; er kommt in den Abfall dieser Tafel, wenn dort Platz ist, sonst verlässt er das Spiel.
    .printed-2 = Wer geschlagen wird, kann das { $pack-costs-cancel-shields ->
            [0] umsonst
            [one] mit einem Schildpunkt
           *[other] mit { $pack-costs-cancel-shields } Schildpunkten
        } abwehren; was der Schlag gekostet hat, ist trotzdem ausgegeben.
    .printed-3 = Oder verschieb { $pack-costs-shift-navigation ->
            [0] umsonst
            [one] für einen Punkt Navigation
           *[other] für { $pack-costs-shift-navigation } Punkte Navigation
        } einen eigenen Stein auf einen freien Kreuzungspunkt.
    .ruling-4 = Wer geschlagen wird, entscheidet in Kenntnis des Ziels und wird nur gefragt, wenn die Schilde dafür reichen.
    .ruling-5 = Der Platz, den ein verschobener Stein verlässt, ist leer, wenn seine neuen Dreiecke zählen.
clause-AR-19 =
    .printed-1 = Heimat: { $pack-costs-breed-red ->
            [0] Umsonst
            [one] Für einen roten Punkt
           *[other] Für { $pack-costs-breed-red } rote Punkte
        } ziehst du blind einen Stein und legst ihn; ein violetter deckt eine Karte auf, geht zurück und beendet Schritt 4.
    .printed-2 = Oder du tauschst { $pack-costs-swap-green ->
            [0] umsonst
            [one] für einen grünen Punkt
           *[other] für { $pack-costs-swap-green } grüne Punkte
        } einen eigenen Stein an seinem Platz gegen einen nicht violetten aus dem Vorrat.
    .printed-3 = Oder du legst { $pack-costs-salvage-blue ->
            [0] umsonst
            [one] für einen blauen Punkt
           *[other] für { $pack-costs-salvage-blue } blaue Punkte
        } einen Stein aus irgendeinem Abfall.
    .ruling-4 = Stein und Platz müssen da sein, und was gezogen ist, muss gelegt werden; auch der Tausch gegen einen gleichen Stein lehrt.
clause-AR-20 =
    .printed-1 = Ausbreiten, einmal je Zug: eine Kolonie bauen ({ EACH($pack-prices-build, as: "cost") }), eine geschützte bauen ({ EACH($pack-prices-fortify, as: "cost") }) oder eine offene von jemand anderem erobern ({ EACH($pack-prices-invade, as: "cost") }); dazu kommt jeweils der Weg.
    .printed-2 = Oder eine eigene Kolonie schützen ({ EACH($pack-prices-shield, as: "cost") }) oder eine offene Karte kaufen.
    .ruling-3 = Eine neue Kolonie, gebaut oder erobert, braucht einen eigenen Planetenmarker.
clause-AR-21 =
    .printed-1 = Der Weg kostet die Navigationszahl der Linie von einer eigenen Kolonie; grüne Planeten kosten nichts und brauchen keine Linie, und auf einem steht die erste Kolonie.
    .ruling-2 = Ein Planet hat Platz für eine Kolonie.
    .ruling-3 = In Reichweite sind grüne Planeten und solche, die eine Linie mit einer eigenen Kolonie verbindet; von mehreren Linien zählt die billigste.
    .ruling-4 = Wer erobert wird, bekommt den Planetenmarker zurück.
clause-AR-22 =
    .printed-1 =
        { $pack-last-planet-count ->
            [0] Der Zug, in dem der Beutel leer oder eine Tafel voll wird, ist der letzte.
           *[other] Der Zug, in dem der Beutel leer, eine Tafel voll oder { LIST($pack-last-planets, of: "planet", join: "or") } besiedelt wird, ist der letzte.
        }
    .ruling-2 = Er wird zu Ende gespielt und bleibt der letzte, was auch in den Beutel zurückkehrt.
    .ruling-3 = Sind im Beutel weniger Steine, als zu ziehen sind, wird gezogen, was da ist.
    .ruling-4 =
        { $pack-ending-idle-rounds ->
            [one] Auch eine Runde von Zügen ohne Ziehen beendet das Spiel.
           *[other] Auch { $pack-ending-idle-rounds } Runden von Zügen ohne Ziehen beenden das Spiel.
        }
clause-AR-23 =
    .printed-1 = Steine einer Farbe mit einem Zeichen auf der Tafel sind ein Satz: { LIST($pack-scores-sets, join: "comma") } Punkte für einen, zwei und so weiter, das Letzte auch für mehr; der Abfall zählt nicht.
    .printed-2 = Eine Kolonie zählt die Zahl ihres Planeten, geschützt oder nicht.
    .ruling-3 = Evolutionskarten zählen { LIST($pack-scores-cards, join: "comma") } Punkte für eine, zwei und so weiter, jede weitere { $pack-scores-each-further-card }.
    .printed-4 = Bei Gleichstand zählen mehr Karten, dann mehr Kolonien, dann mehr Wissen.
    .ruling-5 = Wer dann noch gleichauf liegt, teilt sich den Platz.
clause-AR-24 =
    .printed-1 = Perceptors: Jede Karte kostet dich { $pack-effects-perceptors-discount ->
            [one] einen Punkt nach Wahl weniger, zu jedem der beiden Preise.
           *[other] { $pack-effects-perceptors-discount } Punkte einer Leiste nach Wahl weniger, zu jedem der beiden Preise.
        }
clause-AR-25 =
    .printed-1 = Duplicators: Punkte, die das Forschen auf einer Himmelsleiste lehrt, zählen { $pack-effects-duplicators-factor ->
            [1] einfach
            [2] doppelt
           *[other] { $pack-effects-duplicators-factor }-fach
        }, auch die nach Wahl.
    .ruling-2 = Die Leiste wählst du beim Nehmen der Karte für immer; Auslese, Schritt 3 und 4 und Traders zählen nicht.
clause-AR-26 =
    .printed-1 = Wanderers: Punkte, die das Forschen auf einer Heimatleiste lehrt, zählen { $pack-effects-wanderers-factor ->
            [1] einfach
            [2] doppelt
           *[other] { $pack-effects-wanderers-factor }-fach
        }, auch die nach Wahl.
    .ruling-2 = { clause-AR-25.ruling-2 }
clause-AR-27 =
    .printed-1 = Migrators: Statt Schritt 5 verlegst du eine Kolonie entlang einer Linie auf einen freien Planeten, für die Navigationszahl der Linie.
    .ruling-2 = Es darf ein grüner Planet sein; ein Schild geht mit, und ein Planetenmarker ist nicht nötig.
    .ruling-3 = Ein Planet, der das Spiel beendet, beendet es auch so.
clause-AR-28 =
    .printed-1 = Starstormers: Statt Schritt 2 machst du aus { $pack-effects-starstormers-give ->
            [one] einem Punkt
           *[other] { $pack-effects-starstormers-give } Punkten
        } { LIST($pack-effects-starstormers-tracks, of: "track", form: "point", join: "or") } { $pack-effects-starstormers-gain ->
            [one] einen davon
           *[other] { $pack-effects-starstormers-gain } davon
        }.
    .ruling-2 = Es muss eine andere Leiste sein, und keine volle.
clause-AR-29 =
    .printed-1 = Transmuters: Statt Schritt 2 machst du aus { $pack-effects-transmuters-give ->
            [one] einem Punkt
           *[other] { $pack-effects-transmuters-give } Punkten
        } { LIST($pack-effects-transmuters-tracks, of: "track", form: "point", join: "or") } { $pack-effects-transmuters-gain ->
            [one] einen davon
           *[other] { $pack-effects-transmuters-gain } davon
        }.
    .ruling-2 = { clause-AR-28.ruling-2 }
clause-AR-30 =
    .printed-1 =
        { $pack-effects-skyvions-acts ->
            [one] Skyvions: Du darfst eine zweite Himmelsaktion ausführen und bezahlst sie.
           *[other] Skyvions: Du darfst { $pack-effects-skyvions-acts } weitere Himmelsaktionen ausführen und bezahlst sie.
        }
    .ruling-2 = Du wählst sie, wenn die vorige abgeschlossen ist; dieselbe Art und dasselbe Opfer sind erlaubt, und ein abgewehrter Schlag gilt als ausgeführt.
clause-AR-31 =
    .printed-1 =
        { $pack-effects-solationists-acts ->
            [one] Solationists: Du darfst eine zweite Heimataktion ausführen und bezahlst sie.
           *[other] Solationists: Du darfst { $pack-effects-solationists-acts } weitere Heimataktionen ausführen und bezahlst sie.
        }
    .ruling-2 = Du wählst sie, wenn die vorige abgeschlossen ist, und dieselbe Art ist erlaubt.
clause-AR-32 =
    .printed-1 = Sanctuarians: Eine eigene Kolonie zu schützen darf dich stattdessen { EACH($pack-prices-ward, as: "cost") } kosten.
    .ruling-2 = Das gilt nur für einen Schild, der dazukommt, nicht für den Bau einer geschützten Kolonie.
clause-AR-33 =
    .printed-1 = Gallants: Beim Forschen dürfen Punkte, die auf einer vollen Leiste verfielen, auch vervielfachte, auf irgendeine Leiste unter { $pack-research-board-track-limit } gehen.
    .ruling-2 = Dort werden sie nicht noch einmal vervielfacht.
clause-AR-34 =
    .printed-1 = Excurists: Am Ende { $pack-scores-excurists-set ->
            [one] ein Punkt
           *[other] { $pack-scores-excurists-set } Punkte
        } für jeden Satz gleicher Steine.
    .ruling-2 = Ein Satz hat { $pack-scores-smallest-excurists-set } oder mehr.
clause-AR-35 =
    .printed-1 = Itinerants: Am Ende { $pack-scores-itinerants-card ->
            [one] ein Punkt
           *[other] { $pack-scores-itinerants-card } Punkte
        } für jede Evolutionskarte, diese mitgezählt.
clause-AR-36 =
    .printed-1 = Outrimmers: Am Ende { $pack-scores-outrimmers-colony ->
            [one] ein Punkt
           *[other] { $pack-scores-outrimmers-colony } Punkte
        } für jede Kolonie.
clause-AR-37 =
    .printed-1 = Scavengers: Beim Forschen darfst du deinen Stein statt aus dem Vorrat aus irgendeinem Abfall nehmen.
    .ruling-2 = Gezogen wird trotzdem; auch der eigene Abfall zählt, sogar der Stein aus diesem Zug.
clause-AR-38 =
    .printed-1 = Traders: Statt Schritt 4 und { $pack-costs-traders-draw-red ->
            [0] umsonst
            [one] für einen roten Punkt
           *[other] für { $pack-costs-traders-draw-red } rote Punkte
        } ziehst du { $pack-effects-traders-draw ->
            [one] einen Stein
           *[other] { $pack-effects-traders-draw } Steine
        } in den Vorrat, nimmst einen und legst ihn, wie beim Forschen.
    .ruling-2 = Violette zählen wie beim Forschen; ist der Beutel leer, muss im Vorrat etwas zu nehmen sein.
    .ruling-3 = Das ersetzt den ganzen Schritt 4: keine zweite Aktion durch Solationists und nichts aus einem Abfall durch Scavengers.
clause-AR-39 =
    .printed-1 = Eine geschützte Kolonie kann nur erobern, wer Razers hat.
clause-AR-40 =
    .printed-1 = Travelers: Keine Linie kostet dich mehr als { $pack-effects-travelers-line } Navigation, beim Bauen, Erobern und Verlegen.
clause-AR-41 =
    .printed-1 = Spawners: Eine Kolonie darf dich stattdessen { EACH($pack-prices-spawn, as: "cost") } kosten, dazu den Weg.
    .ruling-2 = Das gilt nur für eine Kolonie ohne Schild.

## Lektionen

lesson-aim = Die meisten Punkte, wenn das Spiel endet: für Welten, für Karten und für gleiche Steine. Welten und Karten kauft man mit Wissen, und Wissen kommt aus Dreiecken.

lesson-first = Dein erster Zug
    .lead = Ein eigener Zug, Wahl für Wahl.
    .learned-1 = Ein kleines Dreieck mit gleichen Ecken lehrt einen Punkt für die Farbe und einen für das Zeichen.
    .learned-2 = Wissen ist zum Ausgeben da: für Welten und für Karten.
    .learned-3 = Was einer Leiste fehlt, kann eine andere geben.

lesson-first-take = Was du nimmst
    .ask = Du hast gezogen, und diese Steine liegen im Vorrat. *Welchen nimmst du?* Einer kommt auf deine Tafel.
    .hint = Sieh nach, was schon auf deiner Tafel liegt: Ein Stein lehrt, wenn er ein Dreieck schließt.
    .rule = Die Ecken eines Dreiecks müssen gleich sein: in der Farbe, im Zeichen oder in beidem.
    .why = Ein Stein an der Ecke eines kleinen Dreiecks lehrt *einen Punkt für eine Farbe*, die alle Ecken haben, und *einen für ein Zeichen*. Was kein Dreieck schließen kann, lehrt jetzt nichts.
    .twin = wie die auf { LIST($twin-places) }
    .way = für die Wege zwischen den Welten
    .fire = das Zeichen passt, die Farbe nicht

lesson-first-take-best =
    { $teaches ->
        [one] Ein Punkt in Reichweite
       *[other] { $teaches } Punkte in Reichweite
    }
    .text = Auf { LIST($twin-places) } deiner Tafel liegt auch { NAME($token, of: "token") }. Dieser Stein macht daraus auf { $where } ein Dreieck von einer Art.
lesson-first-take-fewer = { lesson-first-take-best }
    .text = Auf { $where } schließt { NAME($token, of: "token") } ein Dreieck, denn die Ecken haben etwas gemeinsam. Ein anderer Stein im Vorrat hat mehr mit ihnen gemeinsam: Er würde { $most } lehren.
    .look = Sieh dir die blau umrandeten Steine an und vergleiche Farbe und Zeichen.
lesson-first-take-nothing = Er passt vielleicht später
    .text = { NAME($token, of: "token") } schließt jetzt kein Dreieck mit gleichen Ecken, wo du ihn auch hinlegst. Ein anderer lehrt gleich { $most } Punkte.
    .look = Sieh dir die blau umrandeten Steine an: Was wäre wie beide?
lesson-first-take-none = Erlaubt, aber schade
    .text = Niemand muss einen Stein nehmen. Doch Steine auf deiner Tafel zählen am Ende, und einer von diesen würde jetzt { $most } Punkte lehren.
    .look = { lesson-first-take-nothing.look }

lesson-first-place = Wohin damit
    .ask = Du hältst *{ NAME($hand, of: "token") }*. *Wohin legst du den Stein?*
    .hint = Ein Dreieck muss sich schließen: Steine, die nebeneinander liegen, warten auf noch einen.
    .rule = Nur ein Dreieck, dessen Ecken alle belegt sind, lehrt, und nur durch das, was seine Ecken gemeinsam haben.
    .why = Gleiche Farbe ist ein Punkt, gleiches Zeichen noch einer. Wo sich nichts schließt, lehrt der Stein nichts: Er zählt nur am Ende.
    .below = unter einem Paar
    .beside = neben einem davon
    .far = unter anderen roten Steinen

lesson-first-place-best = Beide Punkte
    .text = Auf { $place } schließt du ein Dreieck aus { $closed } Steinen, gleich in Farbe und Zeichen: für beides ein Punkt.
lesson-first-place-half =
    { $got ->
        [one] Ein Punkt, gut gesehen
       *[other] { $got } Punkte, gut gesehen
    }
    .text = Auf { $place } schließt du ein Dreieck, aber seine Ecken haben nur eines gemeinsam. Es gibt eine Stelle, an der es { $most } Punkte gibt.
    .look = Sieh dir die blau umrandeten Stellen an.
lesson-first-place-nothing = Da liegt er und wartet
    .text = Auf { $place } schließt du kein Dreieck mit gleichen Ecken, also lehrt der Stein jetzt nichts. Eine andere Stelle hätte { $most } Punkte gegeben.
    .look = Sieh dir die blau umrandeten Stellen an: Nur eine ist frei.

lesson-first-extrapolate = Wissen tauschen
    .ask = Du möchtest in diesem Zug eine Kolonie gründen. Sie kostet { EACH($pack-prices-build, as: "cost") }. *Was tust du in diesem Schritt?*
    .hint = Vergleiche, was du hast, mit dem, was eine Kolonie kostet: Was fehlt?
    .rule = In diesem Schritt darfst du { $pack-knowledge-extrapolate-give } Punkte einer Leiste geben und { $pack-knowledge-extrapolate-gain } auf einer anderen gewinnen.
    .why = Beim Folgern gibst du { $pack-knowledge-extrapolate-give } Punkte einer Leiste für { $pack-knowledge-extrapolate-gain } einer anderen. Das ist teuer, außer du gibst Punkte, die dir jetzt nichts nützen: *Rot baut keine Kolonie.*
    .navigation = Rot geben, Navigation gewinnen
    .blue = Rot geben, Blau gewinnen
    .keep = behalten, was du hast

lesson-first-extrapolate-best = Jetzt reicht es
    .text = Feuerkraft und Schilde hattest du; { LIST($lacking, of: "track") } fehlte, und Rot nützte für eine Kolonie nichts. Eine Welt mit { $got } Punkten ist in diesem Zug möglich.
lesson-first-extrapolate-other = Ein ehrlicher Tausch, für ein andermal
    .text = Du hast { NAME($gained, of: "track") } gewonnen, für Rot, das eine Kolonie nicht braucht. Aber { LIST($lacking, of: "track") } fehlt noch immer, also kannst du in diesem Zug keine Welt besiedeln; eine mit { $most } Punkten war möglich.
    .look = Sieh dir die blau umrandete Leiste an: Sie ist leer.
lesson-first-extrapolate-keep = Sparsam
    .text = Nichts ist verloren, und dein Rot bleibt. Aber { LIST($lacking, of: "track") } fehlt noch immer, also kannst du in diesem Zug keine Welt besiedeln; eine mit { $most } Punkten war möglich.
    .look = { lesson-first-extrapolate-other.look }

lesson-first-found = Deine erste Welt
    .ask = Die erste Kolonie steht auf einer grünen Welt. Jetzt sind alle gleich viel wert. *Wo siedelst du?*
    .hint = Folge den Linien, die von den grünen Welten weiterführen, und lies ihre Zahlen.
    .rule = Eine Kolonie erreicht, was eine Linie mit ihr verbindet, für die Navigation, die auf der Linie steht.
    .why = Die erste Kolonie muss auf einem grünen Planeten stehen. Von dort *führen Linien weiter*, und jede kostet die Navigation, die auf ihr steht: Eine billige Linie zu einer reichen Welt ist einen Blick voraus wert.
    .east = { NAME("green-2", of: "planet") }, oben rechts
    .north = { NAME("green-1", of: "planet") }, ganz oben
    .wait = das Wissen behalten

lesson-first-found-best = Ein guter Ort, um weiterzuziehen
    .text = { NAME($planet, of: "planet") } ist { $own } Punkte wert, und eine Linie mit { $line } führt weiter nach { NAME($beyond, of: "planet") } mit { $beyond-points }.
lesson-first-found-poorer = Eine eigene Welt
    .text = { NAME($planet, of: "planet") } ist { $own } Punkte wert. Die billigste Linie, mit { $line }, führt nach { NAME($beyond, of: "planet") } mit { $beyond-points }; von einer anderen grünen Welt führt eine ebensolche zu einer reicheren.
    .look = Sieh dir die blau umrandeten Welten an, und die kurzen Linien von dort.
lesson-first-found-wait = Nichts ist verloren
    .text = Dein Wissen bleibt für den nächsten Zug. Aber eine grüne Welt steht allen offen, und mit einer wärst du unterwegs: jetzt und beim nächsten Schritt { $most } Punkte.
    .look = { lesson-first-found-poorer.look }

lesson-first-expand = Was dein Wissen kauft
    .ask = Einige Züge später. Eines darfst du in diesem Schritt tun. *Was bringt dir jetzt die meisten Punkte?*
    .hint = Eine Welt zählt, was auf ihr steht. Deine Kolonie reicht entlang ihrer Linien.
    .rule = Eine Welt kostet so viel wie eine Kolonie, und die Navigation der Linie kommt dazu.
    .why = Welten weiter innen sind mehr wert, und *deine Kolonien sind der Weg dorthin*. Auch eine Karte zählt, und sie wirkt für dich bis zum Ende.
    .beyond = die Welt neben deiner Kolonie
    .card = eine Karte, die bis zum Ende wirkt
    .green = noch eine grüne Welt

lesson-first-expand-best = { $got } Punkte in einem Schritt
    .text = { NAME($planet, of: "planet") } kostet mit der Linie { $rich-navigation } Navigation, und du hast { $held }. Das ist der Weg des Spiels: eine grüne Welt, dann weiter nach innen.
lesson-first-expand-card = { $points } Punkte, und sie wirkt weiter
    .text = { NAME($card, of: "card") } zählt jetzt { $points }. { NAME($rich, of: "planet") } hätte { $rich-points } gebracht, und deine Navigation hätte gereicht.
    .look = Sieh dir die blau umrandete Welt an.
lesson-first-expand-world = { $points } Punkte mehr
    .text = { NAME($planet, of: "planet") } gehört dir. { NAME($rich, of: "planet") } hätte { $rich-points } gebracht: Du hast { $held } Navigation, und verlangt werden { $rich-navigation }.
    .look = { lesson-first-expand-card.look }
lesson-first-expand-nothing = Gespart, und ein Zug ist vorbei
    .text = Was du weißt, bleibt. Aber deine Navigation hätte für { NAME($rich, of: "planet") } mit { $rich-points } Punkten gereicht.
    .look = { lesson-first-expand-card.look }

lesson-second = Gut spielen
    .lead = Gleiche Steine, größere Dreiecke, Schläge, die Heimatschritte und der natürliche Preis.
    .learned-1 = Ein größeres Dreieck bringt einen Punkt deiner Wahl dazu: Such die eine Stelle, die fehlt.
    .learned-2 = Gleiche Steine sind zusammen mehr wert.
    .learned-3 = Was du anderen oder deiner eigenen Tafel antun kannst, ist oft mehr wert als ein Stein.

lesson-second-larger = Größere Dreiecke
    .ask = Du hältst *{ NAME($hand, of: "token") }*. *Welche Stelle lehrt dich am meisten?*
    .hint = Ein Dreieck darf größer sein als die kleinsten.
    .rule = Ein größeres Dreieck zählt, sobald jede Stelle darin belegt und der neue Stein eine seiner Ecken ist.
    .why = Auch ein größeres Dreieck zählt, sobald *jede* Stelle darin belegt und der neue Stein eine seiner Ecken ist. Nur die Ecken müssen zusammenpassen, und *ein Punkt deiner Wahl* kommt dazu.
    .bottom = neben anderen seiner Art
    .top = über Grün und Blau
    .right = zwischen roten Steinen

lesson-second-larger-best =
    { $got ->
        [one] Ein Punkt: alles, was zu holen war
       *[other] { $got } Punkte: alles, was zu holen war
    }
    .text = Das größere Dreieck zählt, weil alle { $closed } Stellen darin belegt sind. Seine Ecken sind gleich in Farbe und Zeichen, und ein Punkt deiner Wahl kommt dazu: Als Navigation macht er { $wanted } daraus, und { NAME($planet, of: "planet") } mit { $points } Punkten ist in deiner Reichweite.
lesson-second-larger-alike =
    { $got ->
        [one] Ein Punkt, und gut gesehen
       *[other] { $got } Punkte, und gut gesehen
    }
    .text = Auf { $place } schließt du ein kleines Dreieck, gleich in Farbe und Zeichen. Es gibt eine Stelle mit { $most }, und der Punkt mehr ist genau der, der dir jetzt fehlt: { NAME($planet, of: "planet") } verlangt { $wanted } Navigation, und du hast { $held }.
    .look = Sieh dir die { $corners } blau umrandeten Stellen an: { $covered } sind schon belegt.
lesson-second-larger-colour =
    { $got ->
        [one] Ein Punkt ist es
       *[other] { $got } Punkte sind es
    }
    .text = Auf { $place } schließt du ein kleines Dreieck von einer Farbe; die Zeichen sind verschieden. Es gibt eine Stelle mit { $most }.
    .look = { lesson-second-larger-alike.look }
lesson-second-larger-nothing = Da schließt sich nichts
    .text = Auf { $place } ist kein Dreieck mit gleichen Ecken fertig, also lehrt der Stein nichts. Eine andere Stelle gibt { $most } Punkte.
    .look = { lesson-second-larger-alike.look }

lesson-second-sets = Gleiche Steine
    .ask = Gruppen gleicher Steine zählen am Ende. *Welcher Stein aus dem Vorrat bringt deiner Wertung am meisten?*
    .hint = Zähle, was auf deiner Tafel liegt, Art für Art: gleiche Farbe und gleiches Zeichen.
    .rule = Von einer Art gibt es für einen und mehr Steine { LIST($pack-scores-sets, join: "comma") } Punkte: Jeder weitere bringt mehr dazu.
    .why = Am Ende zählt jede Art für sich, gleich in Farbe und Zeichen: { LIST($pack-scores-sets, join: "comma") } Punkte für einen und mehr. *Der nächste Stein einer großen Gruppe bringt am meisten.*
    .many = davon hast du am meisten
    .some = davon hast du einige
    .new = davon hast du keinen

lesson-second-sets-best = { $adds } Punkte mehr am Ende
    .text = Du hast { $have }-mal { NAME($token, of: "token") }. Noch einer macht die Gruppe um { $adds } Punkte wertvoller, mehr als jeder andere Stein im Vorrat.
lesson-second-sets-some = { lesson-second-sets-best }
    .text = Gut gewählt: Du hast { $have }-mal { NAME($token, of: "token") }, und noch einer bringt { $adds }. Von einer anderen Art hast du { $most-alike }, und diese Gruppe würde um { $most } wachsen.
    .look = Sieh dir die blau umrandeten Steine an: Sie sind gleich.
lesson-second-sets-few =
    { $adds ->
        [one] Ein Punkt mehr am Ende
       *[other] { $adds } Punkte mehr am Ende
    }
    .text = { NAME($token, of: "token") } beginnt eine Gruppe, und das zählt { $adds }. Die Gruppe, von der du { $most-alike } hast, würde um { $most } wachsen.
    .look = { lesson-second-sets-some.look }
lesson-second-sets-none = Ein Platz bleibt frei
    .text = Du musst keinen Stein nehmen, und deine Tafel füllt sich so langsamer. Aber eine Gruppe wäre um { $most } Punkte gewachsen.
    .look = { lesson-second-sets-some.look }

lesson-second-choice = Der Punkt deiner Wahl
    .ask = Das größere Dreieck gibt noch einen Punkt, *auf einer Leiste deiner Wahl. Auf welcher?*
    .hint = Was möchtest du in diesem Zug besiedeln, und was kostet es?
    .rule = Eine Welt kostet so viel wie eine Kolonie, und dazu die Navigation der Linie, die hinführt.
    .why = Der Punkt gehört dorthin, wo er zählt. { NAME($planet, of: "planet") } verlangt mit der Linie { $wanted } Navigation, und *was sie sonst kostet, hast du.*
    .fire = für Schläge und Kolonien
    .navigation = für Wege und Kolonien
    .blue = zum Bergen

lesson-second-choice-best = { $got } Punkte sind möglich
    .text = Navigation steht jetzt auf { $makes }. { NAME($planet, of: "planet") } verlangt { $wanted } und kann noch in diesem Zug besiedelt werden.
lesson-second-choice-other = Ein Punkt, der bleibt, aber nicht jetzt
    .text = { NAME($track, of: "track") } steht jetzt auf { $makes }, und das bleibt. Für { NAME($planet, of: "planet") } mit { $points } Punkten fehlt noch immer Navigation: Verlangt werden { $wanted }, und du hast { $held }. Was du in diesem Zug besiedeln kannst, ist { $got } wert.
    .look = Sieh dir die blau umrandete Leiste und die Welt an.

lesson-second-strike = Ein Schlag
    .ask = Deine Feuerkraft reicht für einen Schlag: Ein Stein verlässt eine andere Tafel. *Welcher Schlag kostet jemanden mit Sicherheit am meisten?*
    .hint = Ein Schlag kann abgewehrt werden. Wer kann das?
    .rule = Wer getroffen wird, darf Schilde ausgeben und den Stein behalten. Deine Feuerkraft ist trotzdem weg.
    .why = Ein Stein aus einer großen Gruppe kostet am meisten. Aber wer *Schilde* hat, darf sie ausgeben und den Schlag abwehren, und deine Feuerkraft ist trotzdem ausgegeben.
    .open = auf die größte Gruppe von { SEAT($mira, form: "dat") }
    .safe = auf die größte Gruppe von { SEAT($altair, form: "dat") }
    .keep = niemanden schlagen

lesson-second-strike-best = { $got } Punkte weg, und zwar sicher
    .text = Bei { SEAT($victim, form: "dat") } lag { $count }-mal { NAME($token, of: "token") }, ohne Schilde zur Abwehr: Die Gruppe ist { $loses } Punkte weniger wert.
lesson-second-strike-single =
    { $loses ->
        [one] Ein Punkt weg
       *[other] { $loses } Punkte weg
    }
    .text = { SEAT($victim) } kann es nicht abwehren: Das hast du gesehen. Aber { NAME($token, of: "token") } liegt dort allein. Ein Stein aus der Gruppe von { $open-count } hätte { $most } gekostet.
    .look = { lesson-second-sets-some.look }
lesson-second-strike-cancelled = Davor ist ein Schild
    .text = { SEAT($victim) } hat dort { $count } von dieser Art, und einen zu verlieren würde { $loses } kosten. Aber { SEAT($victim) } hat Schilde und darf abwehren: Dann ist deine Feuerkraft umsonst ausgegeben.
    .look = Sieh dir die Tafel von { SEAT($mira, form: "dat") } an: Dort gibt es keine Schilde.
lesson-second-strike-keep = Friedlich
    .text = Feuerkraft baut auch Kolonien, also ist es kein Verlust, sie zu behalten. Aber ein Schlag hätte { SEAT($mira, form: "akk") } { $most } Punkte gekostet, und niemand hätte ihn verhindern können.
    .look = { lesson-second-strike-cancelled.look }

lesson-second-swap = Tauschen mit Grün
    .ask = Für Grün tauschst du einen Stein deiner Tafel gegen einen aus dem Vorrat. *Was tauschst du?*
    .hint = Der neue Stein kann ein Dreieck schließen, genau wie einer, der gelegt wird.
    .rule = Das Gesetz des Dreiecks gilt für jeden Stein, der auf die Tafel kommt, auch durch einen Tausch.
    .why = Ein getauschter Stein *schließt Dreiecke wie jeder andere*: Der Stein, der im Weg lag, macht Platz für den, der passt.
    .middle = liegt zwischen anderen dieser Art
    .side = liegt neben einem dieser Art
    .keep = Grün für später behalten

lesson-second-swap-best = { $got } Punkte für einen in Grün
    .text = { NAME($new, of: "token") } auf { $place } schließt ein Dreieck, gleich in Farbe und Zeichen, anstelle von { NAME($old, of: "token") }.
lesson-second-swap-some =
    { $got ->
        [one] Ein Punkt für einen in Grün
       *[other] { $got } Punkte für einen in Grün
    }
    .text = { NAME($new, of: "token") } auf { $place } schließt ein Dreieck, dessen Ecken etwas gemeinsam haben. Einer der Tausche lehrt { $most }.
    .look = Sieh dir die blau umrandeten Stellen an: Was würde sie gleich machen?
lesson-second-swap-nothing = Der Stein liegt jetzt da
    .text = { NAME($new, of: "token") } liegt auf { $place }, schließt aber kein Dreieck mit gleichen Ecken, und ein Punkt in Grün ist ausgegeben. Ein anderer Tausch lehrt { $most }.
    .look = { lesson-second-swap-some.look }
lesson-second-swap-keep = Grün behalten
    .text = Wo nichts passt, behält man einen Punkt in Grün besser. Hier lehrt ein Tausch { $most }.
    .look = { lesson-second-swap-some.look }

lesson-second-salvage = Bergen mit Blau
    .ask = Für Blau holst du einen Stein aus irgendeinem Abfall auf deine Tafel. *Welchen, und wohin?*
    .hint = Sieh die Abfälle durch, dann such Steine auf deiner Tafel, die auf so einen warten.
    .rule = Jeder Stein aus jedem Abfall darf genommen werden, und er schließt Dreiecke wie jeder andere.
    .why = Was andere verloren haben, liegt in ihrem Abfall, *offen für alle, die einen Punkt in Blau haben*. Ein Stein von dort schließt Dreiecke wie jeder andere.
    .twin = aus dem Abfall von { SEAT($mira, form: "dat") }
    .own = aus deinem eigenen Abfall
    .keep = Blau für später behalten

lesson-second-salvage-best = { $got } Punkte aus dem Abfall
    .text = { NAME($token, of: "token") } auf { $place } gehört zu { LIST($twin-places) }: ein Dreieck, gleich in Farbe und Zeichen.
lesson-second-salvage-some =
    { $got ->
        [one] Ein Punkt aus dem Abfall
       *[other] { $got } Punkte aus dem Abfall
    }
    .text = { NAME($token, of: "token") } auf { $place } schließt ein Dreieck, dessen Ecken etwas gemeinsam haben. Ein anderer Stein oder eine andere Stelle lehrt { $most }.
    .look = Sieh dir die blau umrandeten Steine an: Sie warten auf noch einen.
lesson-second-salvage-nothing = Ein Stein mehr auf deiner Tafel
    .text = { NAME($token, of: "token") } liegt auf { $place } und zählt am Ende, schließt aber kein Dreieck mit gleichen Ecken. { $most } Punkte waren zu lernen.
    .look = { lesson-second-salvage-some.look }
lesson-second-salvage-keep = Blau behalten
    .text = Der Abfall läuft nicht weg, aber auch andere können daraus nehmen. Gerade jetzt lehrt ein Stein darin { $most } Punkte.
    .look = { lesson-second-salvage-some.look }

lesson-second-natural = Der natürliche Preis
    .ask = Du hast einen violetten Stein gezogen und damit in diesem Zug { NAME($fresh, of: "card") } aufgedeckt. *Was tust du in diesem letzten Schritt?*
    .hint = Vergleiche die Preise der Karte, und wer wann welchen zahlen darf.
    .rule = Nur wer eine Karte aufgedeckt hat, zahlt den natürlichen Preis, und nur in diesem Zug.
    .why = Du darfst sie *in diesem Zug für { EACH($natural, as: "cost") } kaufen*. Danach kostet sie alle { EACH($artificial, as: "cost") }, dich auch. Karten zählen umso mehr, je mehr du hast.
    .card = zum natürlichen Preis
    .world = eine eigene Welt
    .keep = { lesson-first-found.wait }

lesson-second-natural-best = { $got } Punkte, zu einem Preis für heute
    .text = Für dich kostete sie { EACH($natural, as: "cost") }, nur in diesem Zug. Neben { $cards ->
        [one] der Karte
       *[other] den { $cards } Karten
    }, die du hattest, bringt sie { $got } Punkte.
lesson-second-natural-world = { $got } Punkte, und eine Welt
    .text = { NAME($planet, of: "planet") } gehört dir. Aber dieser Preis gilt nur jetzt: Ab deinem nächsten Zug kostet { NAME($fresh, of: "card") } { EACH($artificial, as: "cost") }, mehr als du hast. Sie hätte { $most } Punkte gebracht.
    .look = Sieh dir die blau umrandete Karte und ihre Preise an.
lesson-second-natural-keep = Gespart
    .text = Dein Wissen bleibt. Aber ab deinem nächsten Zug kostet { NAME($fresh, of: "card") } { EACH($artificial, as: "cost") }, mehr als du hast. Jetzt hätte sie { $most } Punkte gebracht.
    .look = { lesson-second-natural-world.look }

lesson-second-save = Sparen
    .ask = Du könntest deine Kolonie schützen, eine weitere auf einer grünen Welt gründen oder behalten, was du hast. *Was ist auf die Dauer am besten?*
    .hint = Was würde dein Wissen nächstens kaufen?
    .rule = Wissen, das nicht ausgegeben wird, bleibt, und reiche Welten verlangen viel auf einmal.
    .why = Nur eines darfst du hier in einem Zug tun, also muss sich ein kleiner Kauf lohnen. { NAME($rich, of: "planet") } verlangt mit der Linie { $wanted } Navigation: *Was du heute ausgibst, fehlt dann.*
    .green = gleich ein paar Punkte
    .ward = dann kann sie niemand erobern
    .keep = nichts tun

lesson-second-save-best = { $chance } % auf den Sieg, mehr gibt es nicht
    .text = Du hast nichts ausgegeben. { NAME($rich, of: "planet") } mit { $rich-points } Punkten verlangt { $wanted } Navigation; du hast { $held }, und alles davon bleibt.
lesson-second-save-ward = { $chance } %: sicher, und teuer
    .text = { NAME($mine, of: "planet") } kann ohne Razers nicht mehr erobert werden. Das hat { $paid } Punkte Wissen gekostet und bringt keine; sie zu behalten gibt { $best-chance } %.
    .look = Sieh dir die blau umrandete Welt an: Dafür lohnt es sich zu sparen.
lesson-second-save-spent = { $chance } %: Punkte jetzt, weniger später
    .text = { NAME($planet, of: "planet") } hat gleich { $brings } Punkte gebracht, für { $paid } Punkte Wissen. { NAME($rich, of: "planet") } wären { $rich-points }: Darauf zu sparen gibt { $best-chance } %.
    .look = { lesson-second-save-ward.look }

## Hilfe im Terminal

help-board = Eine Forschungstafel ist ein Dreieck, Reihe a oben, jede Reihe von links gezählt: c2. Ein Punkt ist ein freier Platz; RF ist der rote Stein für Feuerkraft: zuerst seine Farbe, R rot, G grün, B blau, dann F { track-fire }, N { track-navigation }, S { track-shields }. Rechts daneben stehen die Leisten unter denselben sechs Buchstaben, # für jeden Punkt, x2, wo Punkte doppelt zählen. Eine offene Karte hat zwei Preise; * bezeichnet die, die es zum natürlichen gibt.
help-moves = Züge: done, draw, strike, shift, breed, swap, salvage, barter, cancel, allow; Plätze c2; Steine RF; Platz oder Abfall anderer 2:c2, 2:RF; Leisten +F, geben xF, umwandeln tF; Dreiecke =RF+; build, fortify, spawn, invade, shield, ward, migrate oder settle mit einem Planeten; buy oder claim mit einer Karte.

## Das Brett im Terminal

board-before = Argosy, vor der Auslese
board-draft = Argosy, die Auslese: { $name }
board-turn = Argosy, Runde { $round }: { $name }, Schritt { $action }
board-last-turn = Argosy, Runde { $round }: { $name }, Schritt { $action }. Letzter Zug: { NAME($how, of: "ending") }
board-over = Argosy, zu Ende: { NAME($how, of: "ending") }
board-player =
    { $score ->
        [one] { $number } { $name }, 1 Punkt
       *[other] { $number } { $name }, { $score } Punkte
    }
board-scrap = Abfall: { $tokens }
board-cards = Karten:
board-pool = Vorrat: { $tokens }
board-bag = Beutel { $bag }, Stapel { $deck }
board-hand = In der Hand: { $token }
board-face-up = Offene Karten
board-none-face-up = Offene Karten: keine
board-card-action = wirkt in Schritt { $action }, { NAME($action, of: "step") }
board-card-end = wirkt am Ende des Spiels
board-planets = Planeten: Punkte, [2] Kolonie von Nummer 2 (mit Schild <2>), Linien und Preise

## Abgelehnt: Dateien mit Spielmaterial

refusal-conversions-share-a-track = effects.starstormers und effects.transmuters dürfen keine Leiste gemeinsam haben.
refusal-conversion-of-one-track = Eine Karte wandelt zwischen mindestens zwei verschiedenen Leisten um.
refusal-no-green-planet = planets hat keinen grünen Planeten, also könnte niemand eine erste Kolonie gründen.
refusal-planet-facts = { $path } muss points angeben und darf green, ends_game, ring und angle nennen.
refusal-planet-unjoined = Keine Linien verbinden { $planet } mit { $first }; die Sternkarte muss zusammenhängen.
refusal-planet-too-far =
    { $tokens ->
        [one] { $planet } liegt für einen Planetenmarker zu weit von den grünen Planeten.
       *[other] { $planet } liegt für { $tokens } Planetenmarker zu weit von den grünen Planeten.
    }
refusal-lines-unlisted = lines.between muss Paare von Planeten mit einer Navigationszahl aufzählen.
refusal-line-unreadable = lines.between hat { $line }; das sind nicht zwei Planeten und eine Navigationszahl.
refusal-line-to-no-planet = lines.between nennt „{ $name }“; das ist kein Planet.
refusal-line-number = Die Linie von { $one } nach { $other } muss eine Navigationszahl von 1 bis { $longest } haben.
refusal-line-twice = lines.between verbindet { $one } und { $other }, die eins oder schon verbunden sind.
refusal-cards-to-price = cards kann genau diese auszeichnen: { LIST($cards, join: "comma") }.
refusal-card-without-prices = { $path } muss einen natürlichen und einen künstlichen Preis haben.
refusal-natural-above-artificial = Der natürliche Preis von { $card } verlangt von einer Leiste mehr als der künstliche.
refusal-natural-price-of-nothing = Der natürliche Preis von { $card } muss mindestens ein Punkt sein.
refusal-points-by-track = { $path } muss Punkte je Leiste angeben: { LIST($tracks, join: "comma") }.
refusal-scores-fall = { $path } darf nicht fallen: Mehr von etwas zählt nie weniger.
refusal-draft-uneven = setup.draft_tokens hat { $tokens } für { $players } Personen; alle müssen gleich viele bekommen, und weniger als die { $points } Kreuzungspunkte der Tafel.
refusal-draft-empties-bag = Nach einer Auslese von { $tokens } Steinen wäre der Beutel leer.

## Abgelehnt: Züge

refusal-no-choice-of-argosy = Argosy kennt kein { $kind } mit { $parts }.
refusal-no-move-of-argosy = „{ $text }“ ist kein Zug von Argosy: Schreib done, draw, c2, RF, 2:c2, +F, build green-1 oder buy traders.

## Abgelehnt: Stellungen, zu denen kein Spiel führt

refusal-players-of-argosy = Argosy spielt man zu { LIST($players, join: "or") } Personen.
refusal-six-tracks = Alle haben sechs Wissensleisten (AR-02).
refusal-purple-on-a-map = Ein violetter Stein liegt nie auf einer Tafel oder in einem Abfall (AR-16).
refusal-fit-by-token = Zahlen je Stein
refusal-fit-by-token-not-negative = Zahlen je Stein, keine unter 0 (AR-01)
refusal-asks-nothing = Eine Stellung steht in Schritt 1 bis 5 oder in der Auslese (0), und etwas ist gefragt.
refusal-over-without-ending = Ein Spiel, das zu Ende ist, sagt, wie es geendet hat.
refusal-knowledge-above-limit = Wissen geht von 0 bis { $limit } (AR-02).
refusal-two-colonies-to-a-planet = Auf einem Planeten steht eine Kolonie (AR-21).
refusal-planet-tokens =
    { $tokens ->
        [one] Alle haben einen Planetenmarker (AR-04).
       *[other] Alle haben { $tokens } Planetenmarker (AR-04).
    }
refusal-shield-without-colony = Ein Schild ist, wo keine Kolonie steht.
refusal-card-in-two-places = Jede Evolutionskarte ist an einem Ort: im Stapel, offen oder bei jemandem.
refusal-turned-up-lies-open = Nur offene Karten können in diesem Zug aufgedeckt worden sein.
refusal-too-many-of-a-kind = Von einer Sorte sind mehr Steine da, als das Spiel hat (AR-01).
refusal-tokens-do-not-add-up = Steine fehlen oder sind zu viel: Beutel, Vorrat, Tafeln, Abfälle und die aus dem Spiel sind zusammen alle.
refusal-scrap-places =
    { $places ->
        [one] Ein Abfall hat einen Platz (AR-13).
       *[other] Ein Abfall hat { $places } Plätze (AR-13).
    }
refusal-drawn-too-many = Von einer Sorte wurden mehr Steine gezogen, als das Spiel hat (AR-01).
refusal-one-track-each = Duplicators und Wanderers verdoppeln je eine Leiste, gewählt beim Nehmen der Karte.
refusal-question-about-nothing = Eine Stellung, in der „{ $question }“ gefragt ist, hat nicht, worum es geht.
refusal-question-out-of-place =
    { $action ->
        [0] „{ $question }“ wird nicht in der Auslese gefragt.
       *[other] „{ $question }“ wird nicht in Schritt { $action } gefragt.
    }
refusal-question-needs-nothing = Eine Stellung, in der „{ $question }“ gefragt ist, hat nichts unter „{ $field }“.
refusal-too-many-acts = So viele Aktionen können nicht ausgeführt sein, wenn „{ $question }“ gefragt ist.
refusal-nobody-can-answer = Niemand kann beantworten, was gefragt ist.
refusal-draft-is-first = In der Auslese hat niemand Kolonien, Karten oder einen Abfall, und kein Zug hat begonnen.
refusal-draft-clockwise = In der Auslese wird im Uhrzeigersinn von der ersten Person an genommen (AR-07).
refusal-draft-of = Die Auslese hat { $cards } offene Karten und { $tokens } Steine, darunter kein violetter.
refusal-draft-in-turn = In der Auslese legen alle reihum einen Stein (AR-07).
refusal-knowledge-from-triangles = Wissen kommt aus Dreiecken von Steinen (AR-08).
refusal-nothing-laid-yet = Noch hat niemand einen Stein gelegt.
refusal-turns-after-draft = Die Züge kommen nach denen der Auslese (AR-07).
refusal-turns-clockwise = Die Züge gehen im Uhrzeigersinn von der ersten Person an.
refusal-idle-too-long = So viele Züge ohne Ziehen hätten das Spiel beendet (AR-22).
refusal-idle-turn-counts = Ein Zug ohne Ziehen zählt als einer (AR-22).
refusal-card-before-draw = Vor dem Ziehen wird keine Karte aufgedeckt (AR-14).
refusal-token-before-draw = Ein Stein wird erst nach dem Ziehen genommen (AR-13).
refusal-drawn-left-the-bag = Gezogene Steine haben den Beutel in diesem Zug verlassen (AR-22).
refusal-draw-of =
    { $tokens ->
        [one] Ein Ziehen bringt einen Stein, solange der Beutel einen hat (AR-13).
       *[other] Ein Ziehen bringt { $tokens } Steine, solange der Beutel sie hat (AR-13).
    }
refusal-drawn-by-now =
    { $most ->
        [one] Bis jetzt kann höchstens ein Stein in den Vorrat gezogen sein (AR-13).
       *[other] Bis jetzt können höchstens { $most } Steine in den Vorrat gezogen sein (AR-13).
    }
refusal-settled-planet-ends = Eine Kolonie auf einem solchen Planeten beendet das Spiel mit dem Zug, der sie brachte (AR-22).
refusal-full-map-ends = Eine volle Tafel beendet das Spiel mit dem Zug, der sie füllte (AR-22).
refusal-empty-bag-ends = Ein leerer Beutel beendet das Spiel mit dem Zug, der ihn leerte (AR-22).
refusal-no-map-full = Keine Tafel ist voll (AR-22).
refusal-no-last-planet-settled = Niemand hat einen Planeten besiedelt, der das Spiel beendet (AR-22).
refusal-bag-not-emptied = Niemand hat den letzten Stein gezogen (AR-22).
refusal-stalls-after-a-round = Das Spiel bleibt erst nach einer ganzen Runde ohne Ziehen stehen (AR-22).
refusal-ended-before = Das Spiel war zu Ende, bevor es stehen blieb (AR-22).
refusal-purchase-refills-bag = Nur ein Kauf bringt Steine zurück in den Beutel (AR-16).

### Die Seite

## Wie das Spiel steht

page-phase-draft = Die Auslese
page-phase =
    { WHO($seat) ->
        [you] Runde { $round } · du bist dran · { NAME($action, of: "step") }
       *[other] Runde { $round } · { SEAT($seat) } · { NAME($action, of: "step") }
    }
page-phase-last = { $phase } · letzter Zug: { NAME($how, of: "ending", form: "short") }
page-phase-over =
    { $round ->
        [one] Nach { $round } Runde
       *[other] Nach { $round } Runden
    }
page-round = Runde { $round }

page-now-research = verwerfen oder ziehen
page-now-take-token = einen nehmen
page-now-place = legen
page-now-triangle = Dreieck wählen
page-now-extra-point =
    { $pack-law-extra-points ->
        [one] noch ein Punkt
       *[other] noch { $pack-law-extra-points } Punkte
    }
page-now-divert = ein übriger Punkt
page-now-gain =
    { $pack-knowledge-extrapolate-gain ->
        [one] einen gewinnen
       *[other] { $pack-knowledge-extrapolate-gain } gewinnen
    }
page-now-conversion = Gewinn wählen
page-now-target = schlagen
page-now-defence = geschlagen: Antwort erwartet
page-now-lift = schieben
page-now-replace = tauschen
page-now-exchange = { page-now-replace }
page-now-salvaging = bergen
page-now-migration = Kolonie verlegen
page-now-free-card = eine Karte umsonst

## Was die Dinge sind

page-hint-token = Gleichen sich die Ecken eines vollen Dreiecks in Farbe oder Zeichen, geben sie Wissen davon. Am Ende zählen gleiche Steine als Satz.
page-hint-card = Gekauft in Schritt 5: zum natürlichen Preis von der Person, die sie in diesem Zug aufdeckte, sonst zum künstlichen. Die Zahl nennt den Schritt, in dem sie wirkt.
page-hint-planet = In Reichweite: grüne Planeten, und entlang einer Linie von einer eigenen Kolonie.

## Tafeln, Vorrat und Beutel

page-map-of =
    { WHO($seat) ->
        [you] Deine Forschungstafel
       *[other] Forschungstafel von { SEAT($seat) }
    }
page-map-large = Tafel groß zeigen
page-back = Eigene Tafel
page-at = { NAME($token, of: "token") } auf { $place }
page-at-empty = { $place }, leer
page-at-scrap = { NAME($token, of: "token") } im Abfall
page-teaches =
    { $count ->
        [one] lehrt einen Punkt
       *[other] lehrt { $count } Punkte
    }
page-scrap = Abfall
page-pool = Vorrat
page-draft = Auslese
page-in-hand = 1 in der Hand
page-pool-of = { $what }: { $count } im Vorrat
page-bag = im Beutel
page-bag-hint =
    { $count ->
        [0] Der Beutel ist leer: Dieser Zug ist der letzte
        [one] Im Beutel ist noch ein Stein; der Zug, in dem er leer wird, ist der letzte
       *[other] Im Beutel sind noch { $count } Steine; der Zug, in dem er leer wird, ist der letzte
    }
page-purple-hint =
    { $count ->
        [0] Kein violetter Stein im Vorrat; jeder gezogene deckt eine Karte auf
        [one] Ein violetter Stein im Vorrat; jeder gezogene deckt eine Karte auf
       *[other] { $count } violette Steine im Vorrat; jeder gezogene deckt eine Karte auf
    }
page-full = voll
page-of-choice = nach Wahl

## Karten

page-evolution = Evolution
page-evolution-when = gekauft in Schritt 5
page-evolution-none = Keine Karte liegt offen.
page-deck = { $count } im Stapel
page-own-cards = Deine Karten
page-at-the-end = Ende

## Plätze

page-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
page-points-short = P.
page-colonies =
    { $count ->
        [one] Kolonie
       *[other] Kolonien
    }
page-cards =
    { $count ->
        [one] Karte
       *[other] Karten
    }
page-colonies-of =
    { $count ->
        [0] keine Kolonie
        [one] 1 Kolonie
       *[other] { $count } Kolonien
    }
page-no-card = keine Karte

## Die Sternkarte

page-colony-board = Sternkarte
page-planet =
    { $points ->
        [one] { NAME($planet, of: "planet") }, 1 Punkt
       *[other] { NAME($planet, of: "planet") }, { $points } Punkte
    }
page-planet-owned =
    { WHO($seat) ->
        [you] eine Kolonie von dir
       *[other] eine Kolonie von { SEAT($seat) }
    }
page-planet-shielded =
    { WHO($seat) ->
        [you] eine geschützte Kolonie von dir
       *[other] eine geschützte Kolonie von { SEAT($seat) }
    }
page-plus-line = + Linie

page-offer-build = Kolonie
page-offer-fortify = Geschützte Kolonie
page-offer-spawn = Kolonie der Spawners
page-offer-invade = Erobern
page-offer-shield = Schild dazu
page-offer-ward = Schild der Sanctuarians
page-offer-migrate = Kolonie verlegen
page-offer-settle = Hier siedeln

## Die Leiste mit der Frage

page-do-draw = { $pack-research-draw } ziehen
page-do-strike = Schlagen
page-do-shift = Schieben
page-do-breed = Blind ziehen
page-do-swap = Tauschen
page-do-salvage = Bergen
page-do-barter = { card-traders }
page-do-cancel = Abwehren
page-do-allow = Hinnehmen
page-do-take-none = Keinen nehmen
page-do-end = Fertig
page-do-end-turn = Zug beenden
page-do-convert = Umwandeln
page-step-to = Weiter zu { NAME($step, of: "step") }
page-missing = Es fehlt: { $points }.
page-put-back = Weglegen
page-place-here = Hier ablegen
page-choose = Das wählen

page-tabs = Teile des Tisches
page-own-tracks = Deine Leisten
page-tab-map = Tafel
page-tab-stock = Vorrat und Karten
page-tab-cards = Karten
page-tab-colonies = Kolonien
page-tab-rivals = Andere

## Komponenten, wie die Werkstatt sie nennt

component-tokens = Steine
    .about = Was im Beutel ist
component-tokens-of-each-kind = Von jeder Art
    .about = drei Farben mit je drei Zeichen
component-tokens-purple = Violette
    .about = sie bringen freie Karten
component-research-board = Forschungs­tafel
    .about = Das Dreieck, auf das Steine gelegt werden
component-research-board-side = Seite
    .about = Kreuzungspunkte auf jeder Seite
component-research-board-scrap-places = { page-scrap }
    .about = Plätze für weggeworfene Steine
component-research-board-track-limit = Leiste
    .about = wie weit jede reicht
component-research = { step-1 }
    .about = Der erste Schritt
component-research-draw = Gezogene Steine
    .about = aus dem Beutel in den Vorrat
component-research-free-card-purples = Violette für eine Karte
    .about = so viele auf einmal beenden das Forschen und bringen eine freie Karte
component-law = Dreiecks­gesetz
    .about = Was ein Dreieck lehrt
component-law-match-points = Für Gleiches
    .about = Ecken gleich in Farbe oder Zeichen
component-law-extra-points = Für ein größeres Dreieck
    .about = Punkte nach Wahl
component-law-large-side = Größer ab
    .about = die Seite, ab der es eines ist
component-law-extra-needs-match = Nur mit Gleichem
    .about = Punkte nach Wahl brauchen gleiche Ecken
component-setup = Aufbau
    .about = Was bereitliegt
component-setup-cards-face-up = { board-face-up }
component-setup-cards-face-up-0 = 3 Personen
component-setup-cards-face-up-1 = 4 Personen
component-setup-draft-tokens = Steine in der Auslese
component-setup-draft-tokens-0 = { component-setup-cards-face-up-0 }
component-setup-draft-tokens-1 = { component-setup-cards-face-up-1 }
component-knowledge = { gauge-knowledge }
    .about = Punkte, die eine Ableitung kostet und bringt
component-knowledge-extrapolate-give = Gegeben
component-knowledge-extrapolate-gain = Gewonnen
component-costs = Kosten
    .about = Was man mit Wissen tut; Reisen kommt dazu
component-costs-strike = Schlag
    .about = ein Stein von einer anderen Tafel
component-costs-cancel = Schlag abwehren
    .about = von denen bezahlt, die er trifft
component-costs-shift = { page-do-shift }
    .about = ein eigener Stein
component-costs-breed = Züchten
component-costs-swap = { page-do-swap }
component-costs-salvage = { page-do-salvage }
    .about = ein Stein aus dem Abfall
component-costs-traders-draw = { card-traders }
    .about = Steine in den Vorrat
component-costs-shielded-colony = Kolonie mit Schild
component-costs-invasion = Eroberung
component-costs-colony = { page-offer-build }
component-costs-shield = Schild
component-costs-sanctuarians-shield = { card-sanctuarians }, Schild
component-costs-spawners-colony = { card-spawners }, Kolonie
component-fire = { track-fire }
component-navigation = { track-navigation }
component-shields = { track-shields }
component-red = rot
component-green = grün
component-blue = blau
component-colonies = { page-tab-colonies }
component-colonies-tokens-each = Jeder Person
    .about = so viele lassen sich bauen
component-planets = Planeten
    .about = Punkte für eine Kolonie am Ende
component-planets-green = Grün
    .about = wo niemand erobert werden kann
component-planets-middle = Mittlere
component-planets-inner = Innere
component-planets-core = { planet-core }
    .about = der Kern; beendet das Spiel
component-points = Punkte
component-ends-game = beendet das Spiel
component-ring = Ring auf der Karte
component-angle = Winkel auf der Karte
component-lines = Linien
    .about = Was eine Reise zwischen zwei Planeten an Navigation kostet
component-scores = Wertung
    .about = Punkte am Ende
component-scores-sets = Sätze
    .about = gleiche Steine auf der Tafel, 1 bis { $pack-scored-sets } oder mehr
component-scores-cards = { gauge-cards }
    .about = 1 bis { $pack-scored-cards }
component-scores-each-further-card = Jede weitere Karte
component-scores-excurists-set = { card-excurists }
    .about = für jeden Satz
component-scores-smallest-excurists-set = { card-excurists }, ab
    .about = Steine, die ein Satz sind
component-scores-itinerants-card = { card-itinerants }
    .about = für jede Karte
component-scores-outrimmers-colony = { card-outrimmers }
    .about = für jede Kolonie
component-effects = Wirkungen
    .about = Zahlen auf den Evolutionskarten
component-effects-perceptors-discount = { card-perceptors }
    .about = Punkte, die eine Karte weniger kostet
component-effects-duplicators-factor = { card-duplicators }
    .about = Mal so viel
component-effects-wanderers-factor = { card-wanderers }
    .about = { component-effects-duplicators-factor.about }
component-effects-starstormers = { card-starstormers }
    .about = Punkte gegeben und gewonnen, auf diesen Leisten
component-effects-transmuters = { card-transmuters }
    .about = { component-effects-starstormers.about }
component-effects-skyvions-acts = { card-skyvions }
    .about = weitere Taten am Himmel
component-effects-solationists-acts = { card-solationists }
    .about = weitere Taten in der Heimat
component-effects-traders-draw = { card-traders }
    .about = Steine aus dem Beutel in den Vorrat
component-effects-travelers-line = { card-travelers }
    .about = was eine Linie höchstens kostet
component-give = gegeben
component-gain = gewonnen
component-tracks = Leisten
component-ending = Ende
component-ending-idle-rounds = Leere Runden
    .about = Runden ohne Ziehen, nach denen das Spiel endet
component-cards = Evolutions­karten
    .about = Preise, natürlich und künstlich
component-natural = natürlich
component-artificial = künstlich

page-would-buy = reicht für: { $what }

## Was das Labor misst.

measure-tokens-drawn = gezogene Steine
measure-triangles = Dreiecke
measure-knowledge-gained = gewonnenes Wissen
measure-knowledge-lost = verlorenes Wissen
measure-cards-bought = gekaufte Karten
measure-cards-claimed = übernommene Karten
measure-two-purples-at-once = zwei violette auf einmal
measure-colonies-built = gegründete Kolonien
measure-invasions = Invasionen
taken-card = Karte: { NAME($item, of: "card") }
taken-token = Stein: { NAME($item, of: "token") }
taken-triangle = Dreieck: { NAME($item, of: "deed") }
taken-tuned = verdoppelt: { NAME($item, of: "track") }
taken-planet = Planet: { NAME($item, of: "planet") }
taken-invaded = erobert: { NAME($item, of: "planet") }
deed-strike = angreifen
deed-cancel-a-strike = einen Angriff abwehren
deed-shift = verschieben
deed-swap = { page-now-replace }
deed-salvage = { page-now-salvaging }
deed-scrap = in den Abfall
deed-shield = abschirmen
deed-smallest--0-tracks = kleinstes, keine Leiste
deed-smallest--1-tracks = kleinstes, eine Leiste
deed-smallest--2-tracks = kleinstes, zwei Leisten
deed-smallest--3-tracks = kleinstes, drei Leisten
deed-larger--0-tracks = größeres, keine Leiste
deed-larger--1-tracks = größeres, eine Leiste
deed-larger--2-tracks = größeres, zwei Leisten
deed-larger--3-tracks = größeres, drei Leisten

## Die bebilderten Regeln

rulebook-aim-text =
    Hab am Ende des letzten Zuges die meisten Punkte: für Sätze gleicher Steine auf deiner Forschungstafel, für Kolonien und für Evolutionskarten (AR-23).

    Der Beutel, die Tafeln und der letzte der Planeten sagen, wann das ist (AR-22).
rulebook-aim-figure = Nach einigen Zügen: eine Tafel mit Sätzen, eine erste Kolonie, Evolutionskarten in Reichweite.
rulebook-parts-text =
    Deine Forschungstafel ist ein Dreieck aus Kreuzungspunkten für Steine, jeder mit Farbe und Symbol (AR-03). Was du lernst, steht auf Wissensleisten, je einer für jede Farbe und jedes Symbol (AR-02).

    Die Sternkarte zeigt Planeten und die Linien zwischen ihnen (AR-05). Evolutionskarten wirken für dich bis zum Ende (AR-06).
rulebook-parts-figure = Drei Leute mitten in einer Partie.
rulebook-triangles = Dreiecke
rulebook-triangles-text =
    Steine lehren, wenn sie ein Dreieck schließen. Ecken einer Farbe lehren diese Farbe, Ecken eines Symbols dieses Symbol, und beides, wenn sie beides teilen (AR-08).

    Größere Dreiecke lehren dazu einen Punkt nach Wahl, aber jeder Platz in ihnen muss belegt sein (AR-09). Von mehreren Dreiecken zählt eines (AR-10).
rulebook-triangles-figure = Die dritte rote Feuerkraft schließt ein kleines Dreieck: ein Punkt Rot und ein Punkt Feuerkraft.
rulebook-research = Forschung
rulebook-research-text =
    Ein Zug hat fünf Schritte. Der erste ist die Forschung: Du darfst einen Stein in den Abfall legen, ziehst aus dem Beutel in den Vorrat, nimmst einen und legst ihn (AR-13).

    Ein violetter Stein deckt eine Evolutionskarte auf; wer sie aufgedeckt hat, zahlt in diesem Zug den natürlichen Preis (AR-14).
rulebook-research-figure = Steine werden offen in den Vorrat gezogen.
rulebook-further = Ableiten, Himmel, Heimat
rulebook-further-text = Der zweite Schritt macht aus Wissen einer Art anderes (AR-17). Der dritte schlägt einen Stein von einer anderen Tafel oder schiebt einen eigenen (AR-18). Der vierte zieht, tauscht oder nimmt aus einem Abfall (AR-19). Alle drei kannst du auslassen.
rulebook-further-figure = Aus Punkten in Rot wird Navigation.
rulebook-expansion = Ausbreitung
rulebook-expansion-text = Der fünfte Schritt baut eine Kolonie, schützt oder erobert eine, oder kauft eine Karte (AR-20). Grüne Planeten erreicht jede Seite; von dort führen Linien weiter, jede für ihre Zahl an Navigation (AR-21). Ein Schild hält Eroberer fern (AR-39).
rulebook-expansion-figure = Eine Evolutionskarte wird gekauft.
rulebook-example = Ein Zug, gespielt
rulebook-example-text = Forschung, Ableitung und eine erste Kolonie auf einem grünen Planeten.
rulebook-example-figure = Achte auf die Leisten: Was gelernt wird, bezahlt die Kolonie.
rulebook-cards = Die Evolutionskarten
rulebook-cards-text = Jede Karte ändert eine Regel für die Seite, die sie hat.
