"""What a table or the server refuses, in German: the English sentence is the key, {parts} are anything."""

from typing import Final

GERMAN: Final = {
    # who may do it
    "That seat is not yours.": "Dieser Platz gehört dir nicht.",
    "Only the host of the table can do that.": "Das kann nur, wer den Tisch leitet.",
    "Only the operator of this server can do that.": "Das kann nur, wer diesen Server betreibt.",
    "Only those who play can go on with the game.": "Nur wer mitspielt, kann das Spiel fortsetzen.",
    "Only those who sit here or were asked to come can talk at this table.": "An diesem Tisch schreibt nur "
    "mit, wer hier sitzt oder eingeladen ist.",
    "Nobody knows who you are yet: do something first, or send a token.": "Noch weiß niemand, wer du bist: "
    "Tu erst etwas oder schick ein Token.",
    "Nobody knows who you are yet; take a cookie or a token over HTTP first.": "Noch weiß niemand, wer du "
    "bist; hol dir zuerst über HTTP ein Cookie oder ein Token.",
    "The host has sent you off this table.": "Du wurdest von diesem Tisch fortgeschickt.",
    "The host has muted you at this table.": "Du wurdest an diesem Tisch stummgeschaltet.",
    "The host cannot be muted.": "Wer den Tisch leitet, lässt sich nicht stummschalten.",
    "The operator of this server has banned you.": "Du bist auf diesem Server gesperrt.",
    "Authorization is by bearer token.": "Ausweisen kann man sich mit einem Bearer-Token.",
    "This token is not valid here.": "Dieses Token gilt hier nicht.",
    "You have signed out, or this token was taken back.": "Du hast dich abgemeldet, oder dieses Token wurde "
    "zurückgenommen.",
    "Who lost says who opens the next game.": "Wer verloren hat, bestimmt, wer das nächste Spiel beginnt.",
    # sitting down and setting up
    "You need a link or an invitation to sit down at this table.": "An diesen Tisch kommst du nur mit einem "
    "Link oder einer Einladung.",
    "You already have a seat here; stand up first, or seat somebody else at your screen.": "Du hast hier "
    "schon einen Platz; steh erst auf oder setz jemanden an dein Gerät.",
    "Sit down yourself first.": "Nimm erst selbst Platz.",
    "That seat is taken.": "Dieser Platz ist besetzt.",
    "All seats are taken.": "Alle Plätze sind besetzt.",
    "Somebody sits there.": "Dort sitzt jemand.",
    "Somebody else plays that seat.": "Diesen Platz spielt jemand anderes.",
    "Nobody sits there.": "Dort sitzt niemand.",
    "Nobody sits there who could be the host.": "Dort sitzt niemand, der den Tisch leiten könnte.",
    "More people sit here than the {players} seats this would leave.": "Hier sitzen mehr Leute, als dann "
    "Plätze da wären ({players}).",
    "This table has {count} seats, counted from 0.": "Dieser Tisch hat {count} Plätze, gezählt ab 0.",
    "This table has {count} seats.": "Dieser Tisch hat {count} Plätze.",
    "{missing} seat is still open.": "{missing} Platz ist noch frei.",
    "{missing} seats are still open.": "{missing} Plätze sind noch frei.",
    "A clock gives between 5 seconds and 30 days.": "Eine Uhr gibt zwischen 5 Sekunden und 30 Tagen.",
    "A clock adds between 0 seconds and a day.": "Eine Uhr legt zwischen 0 Sekunden und einem Tag dazu.",
    "Say which seat the link is for.": "Sag, für welchen Platz der Link ist.",
    "This link does not lead anywhere; perhaps it was used or taken back.": "Dieser Link führt "
    "nirgendwohin; vielleicht wurde er benutzt oder zurückgezogen.",
    "This table has no such link of yours.": "Einen solchen Link von dir gibt es an diesem Tisch nicht.",
    "That seat is yours already.": "Dieser Platz gehört dir schon.",
    "That seat has resigned.": "Auf diesem Platz wurde aufgegeben.",
    "That seat is no longer played.": "Dieser Platz wird nicht mehr gespielt.",
    "Nobody may watch at this table.": "An diesem Tisch darf niemand zusehen.",
    'There is no bot "{level}" here. Bots: {specs}.': "Den Bot „{level}“ gibt es hier nicht. Bots: {specs}.",
    "The game has begun, so this can no longer be changed.": "Das Spiel hat begonnen, das lässt sich nicht "
    "mehr ändern.",
    "The game has not begun yet.": "Das Spiel hat noch nicht begonnen.",
    # playing
    "The table has moved on since; this was chosen at an earlier position.": "Am Tisch ist es inzwischen "
    "weitergegangen; das war für eine frühere Stellung gewählt.",
    "After {count} of these steps something else comes first.": "Nach {count} dieser Schritte kommt zuerst "
    "etwas anderes.",
    "A bot plays this seat; take the seat back first.": "Diesen Platz spielt ein Bot; nimm ihn erst zurück.",
    "A person plays this seat now.": "Diesen Platz spielt jetzt ein Mensch.",
    "You already play this seat yourself.": "Diesen Platz spielst du schon selbst.",
    "This describes no action of the game.": "So etwas gibt es in diesem Spiel nicht.",
    "This would show something that is still hidden, so it cannot be tried out.": "Das würde etwas zeigen, "
    "das noch verborgen ist, und lässt sich darum nicht ausprobieren.",
    "The game is paused.": "Das Spiel ist unterbrochen.",
    "The game is not paused.": "Das Spiel ist nicht unterbrochen.",
    "The game is over.": "Das Spiel ist zu Ende.",
    "The table is closed.": "Der Tisch ist geschlossen.",
    "Others are playing here; resign, or hand your seat to a bot.": "Hier spielen noch andere; gib auf oder "
    "gib deinen Platz einem Bot.",
    # taking back
    "There is nothing of yours to take back.": "Von dir gibt es nichts zurückzunehmen.",
    "There is nothing to repeat.": "Es gibt nichts zu wiederholen.",
    "What was taken back no longer fits the position.": "Was zurückgenommen wurde, passt nicht mehr zur "
    "Stellung.",
    "You have not answered yet, so there is nothing to take back.": "Du hast noch nicht geantwortet, also "
    "gibt es nichts zurückzunehmen.",
    "Your turn is over; the others would have to agree to take it back.": "Dein Zug ist vorbei; zum "
    "Zurücknehmen müssten die anderen zustimmen.",
    "What came after it depends on it, so it cannot be taken back.": "Was danach kam, hängt davon ab, also "
    "lässt es sich nicht zurücknehmen.",
    # offers
    "That is on offer already; answer it.": "Das steht schon im Raum; antworte darauf.",
    "That is no longer on offer.": "Dieses Angebot gilt nicht mehr.",
    "A rematch comes after the game.": "Eine Revanche gibt es nach dem Spiel.",
    "The rematch is set up already.": "Die Revanche ist schon vorbereitet.",
    "A draw is agreed between people; a bot plays at this table.": "Auf Remis einigen sich Menschen; an "
    "diesem Tisch spielt ein Bot.",
    "This game has no such opener.": "So kann dieses Spiel nicht beginnen.",
    # talking
    "The chat is off at this table.": "An diesem Tisch wird nicht geschrieben.",
    "There is nothing to say in that.": "Darin steht nichts.",
    # looking back
    "The dice can be checked when the game is over.": "Die Würfel lassen sich prüfen, wenn das Spiel zu "
    "Ende ist.",
    "This game has positions 0 to {last}.": "Dieses Spiel hat die Stellungen 0 bis {last}.",
    "This game has not come that far.": "So weit ist dieses Spiel noch nicht.",
    "A record may have {most} actions here.": "Eine Aufzeichnung darf hier {most} Züge haben.",
    "The lesson has changed; begin it anew.": "Die Lektion hat sich geändert; fang sie neu an.",
    # people
    "A name needs at least one letter.": "Ein Name braucht mindestens einen Buchstaben.",
    "That is more than this server keeps about anybody.": "Das ist mehr, als dieser Server über jemanden "
    "aufhebt.",
    "There is no such person.": "Diese Person gibt es nicht.",
    "There is nothing of yours by that id.": "Von dir gibt es hier nichts mit dieser Nummer.",
    "This link or code is not valid; perhaps it was used already.": "Dieser Link oder Code gilt nicht; "
    "vielleicht wurde er schon benutzt.",
    "This link or code is too old; ask for a new one.": "Dieser Link oder Code ist zu alt; hol dir einen "
    "neuen.",
    # what is not there, or too much
    "There is no such table, or you need a link to see it.": "Diesen Tisch gibt es nicht, oder du brauchst "
    "einen Link, um ihn zu sehen.",
    "There is no such table.": "Diesen Tisch gibt es nicht.",
    'There is no game "{game}". Games: {games}.': "Ein Spiel „{game}“ gibt es nicht. Spiele: {games}.",
    "That was too much at once; wait a moment and try again.": "Das war zu viel auf einmal; warte einen "
    "Moment und versuch es noch einmal.",
    "You have too many pages open.": "Du hast zu viele Seiten offen.",
    "This page is of another version than the server; reload it and try again.": "Diese Seite hat eine "
    "andere Version als der Server; lade sie neu und versuch es noch einmal.",
    # what cannot be read
    "This cannot be read as JSON.": "Das lässt sich nicht als JSON lesen.",
    "{field} is missing.": "{field} fehlt.",
    "{field} is not known here; known: no fields.": "{field} ist hier nicht bekannt; bekannt: keine Felder.",
    "{field} is not known here; known: {fields}.": "{field} ist hier nicht bekannt; bekannt: {fields}.",
    "{field} must be a whole number.": "{field} muss eine ganze Zahl sein.",
    "{field} must be a whole number from {least} to {most}.": "{field} muss eine ganze Zahl von {least} bis "
    "{most} sein.",
    "{field} must be a number.": "{field} muss eine Zahl sein.",
    "{field} must be a number from {least} to {most}.": "{field} muss eine Zahl von {least} bis {most} sein.",
    "{field} must be a number of at least {least}.": "{field} muss eine Zahl ab {least} sein.",
    "{field} must be a number of at most {most}.": "{field} muss eine Zahl bis {most} sein.",
    "{field} must be true or false.": "{field} muss true oder false sein.",
    "{field} must be a text.": "{field} muss ein Text sein.",
    "{field} must be a text like {pattern}.": "{field} muss ein Text sein wie {pattern}.",
    "{field} must be a text of {least} to {most} letters.": "{field} muss ein Text von {least} bis {most} "
    "Zeichen sein.",
    "{field} must be a text of at most {most} letters.": "{field} muss ein Text von höchstens {most} Zeichen "
    "sein.",
    "{field} must be one of {values}.": "{field} muss eines davon sein: {values}.",
    "{field} must be a list of {count} entries.": "{field} muss eine Liste mit {count} Einträgen sein.",
    "{field} must be a list of {least} to {most} entries.": "{field} muss eine Liste mit {least} bis {most} "
    "Einträgen sein.",
    "{field} must be a list of at most {most} entries.": "{field} muss eine Liste mit höchstens {most} "
    "Einträgen sein.",
    "{field} must be an object of at most {most} entries.": "{field} muss ein Objekt mit höchstens {most} "
    "Einträgen sein.",
    "{field} must be an object.": "{field} muss ein Objekt sein.",
    "{field} must be something that can be kept.": "{field} muss etwas sein, das sich aufheben lässt.",
    "Send text, not bytes.": "Schick Text, keine Bytes.",
    "That is more than this server reads at once.": "Das ist mehr, als dieser Server auf einmal liest.",
    "This has a number or a letter that cannot be kept.": "Darin ist eine Zahl oder ein Zeichen, das sich "
    "nicht aufheben lässt.",
    "This message is older than the server remembers; use a higher number.": "Diese Nachricht ist älter, "
    "als der Server sich erinnert; nimm eine höhere Nummer.",
    "This could not be stored, so nothing was changed; try again.": "Das konnte nicht gespeichert werden, "
    "also ist nichts geändert; versuch es noch einmal.",
    # hints, analysis, puzzles
    "The game is over; everything in it may be analysed.": "Das Spiel ist vorbei; alles darin darf "
    "analysiert werden.",
    "A running game can only be analysed by whoever plays it.": "Ein laufendes Spiel analysiert nur, wer es "
    "spielt.",
    "There are no hints while people play against each other.": "Solange Menschen gegeneinander spielen, "
    "gibt es keine Hinweise.",
    "This table plays without hints; its host can allow them.": "An diesem Tisch wird ohne Hinweise "
    "gespielt; wer ihn leitet, kann sie erlauben.",
    "There is nothing to choose now.": "Jetzt ist nichts zu entscheiden.",
    "Too many ask for advice at this moment; try again a little later.": "Gerade fragen zu viele um Rat; "
    "versuch es etwas später noch einmal.",
    "The bots could not make up their minds; try again.": "Die Bots konnten sich nicht entscheiden; versuch "
    "es noch einmal.",
    "There is no such puzzle.": "Dieses Rätsel gibt es nicht.",
    "These moves do not follow from the puzzle.": "Diese Züge folgen nicht aus dem Rätsel.",
    "Only the printed components are solved here.": "Gelöst ist hier nur das Spiel mit dem gedruckten "
    "Spielmaterial.",
    "There are no puzzles of that game.": "Von diesem Spiel gibt es keine Rätsel.",
    "{title} is still being solved; puzzles come when that is done.": "{title} wird noch gelöst; danach "
    "gibt es Rätsel.",
    "There is no lesson for that game.": "Für dieses Spiel gibt es keine Einführung.",
    "Too much happens here at once, so nothing was changed; try again.": "Hier geschieht zu viel auf einmal, "
    "also wurde nichts geändert; versuch es noch einmal.",
    "This server does not send notices that way.": "So verschickt dieser Server keine Nachrichten.",
    "This is no mail address.": "Das ist keine E-Mail-Adresse.",
    "The mail could not be sent; look at the address, or try later.": "Die Mail ging nicht hinaus; prüf die "
    "Adresse oder versuch es später.",
    "This is not the code that was sent.": "Das ist nicht der Code, der verschickt wurde.",
    "The numbers are for the operator: send the operator's key as a bearer token.": "Die Zahlen sind für den "
    "Betrieb des Servers: Schick dessen Schlüssel als Bearer-Token.",
}
