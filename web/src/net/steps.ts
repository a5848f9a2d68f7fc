/** What a table's messages tell: who sits where, what happened, and what of it the board shows. */
import { NO_OUTLOOK, type Outlook, type SeatTime, type Sitter, type Update } from "../desk/types";
import { isDeal } from "../desk/grouping";
import { called, sitting } from "../words/say";
import type * as api from "./types";

const JUMPS = ["undone", "redone", "started", "rules"];

/** Who sits where; `serverNow` in seconds, for the clocks. */
export function sittersOf(envelope: api.Envelope, serverNow: number): Sitter[] {
  return envelope.seats.map((seat) => ({
    seat: seat.seat,
    name: sitting(envelope.game, seat),
    called: called(envelope.game, seat.called),
    kind: seat.kind,
    level: seat.level ?? "",
    character: seat.character ?? undefined,
    you: envelope.you.seats.includes(seat.seat),
    here: seat.kind === "bot" || seat.here,
    standIn: seat.why !== null,
    clock: timeOf(envelope, seat.seat, serverNow),
  }));
}

function timeOf({ deadlines, waiting_clocks, clock }: api.Envelope, seat: number, serverNow: number): SeatTime | null {
  const deadline = deadlines[String(seat)];
  const left = deadline === undefined ? waiting_clocks[String(seat)] : deadline - serverNow;
  if (left === undefined) return null;
  return { left: left * 1000, of: clock.seconds * 1000, added: clock.added, runs: deadline !== undefined };
}

/** What the table itself did: it stands in the log, and nothing on the board shows it. */
const ofTable = (told: api.Happening): told is api.TableHappening => told.of === "table";

export const isChat = (told: api.Happening): told is api.TableHappening & { event: api.Said } =>
  ofTable(told) && told.event.kind === "chat";

/** Does the table do something here that leads to another position? */
export const jumps = (step: api.Step): boolean =>
  step.events.some((told) => ofTable(told) && JUMPS.includes(told.event.kind));

/** How a game that was played out has ended, the game itself tells. */
const isPlayedOut = (told: api.Happening): boolean =>
  ofTable(told) && told.event.kind === "ended" && told.event.how === "played";

/** What an entry of the log tells, apart from chat. */
export const story = (step: api.Step): api.Happening[] =>
  step.events.filter((told) => !isChat(told) && !isPlayedOut(told));

/** What players say to each other: it stands in the log, and changes nothing on the board. */
const isTalk = (told: api.Happening): boolean => !ofTable(told) && isDeal(told.event);

export const isAct = (step: api.Step): boolean => story(step).some((told) => !ofTable(told) && !isTalk(told));

/** Whose line it is in the log, where it is nobody's act. */
export const speaker = (step: api.Step): number | null => (step.events.some(isTalk) ? step.seat : null);

export const remembered = (steps: api.Step[], seen: number) =>
  steps.flatMap((step) =>
    story(step).map((told) => ({
      by: ofTable(told) ? null : step.seat,
      told,
      act: step.position,
      fresh: step.position > seen,
    })),
  );

/** What happened last, if it was an act of the game: its trace is there when the page opens. */
export function lastAct(steps: api.Step[]): Pick<Update, "events" | "by"> {
  const last = steps.at(-1);
  const events = last && isAct(last) ? story(last).filter((told) => !ofTable(told)) : [];
  return { events, by: last?.seat ?? null };
}

export function now(sight: api.Sight): Pick<Update, "position" | "view" | "legal" | "outlook"> {
  return {
    position: sight.position,
    view: sight.view,
    legal: sight.actions,
    outlook: sight.outlook ? (sight.outlook as Outlook) : { ...NO_OUTLOOK, score: sight.score },
  };
}
