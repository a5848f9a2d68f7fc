/** One table as this page follows it: its envelope, its desk, its chat; and everything asked of it. */
import { ledger } from "../kit/collections";
import { Desk } from "../desk/desk.svelte";
import { NO_OUTLOOK, type Kind, type Outlook, type Refusal, type Sitter, type Update, type Wire } from "../desk/types";
import { called, sitting } from "../words/say";
import { ask, Refused, sentenceOf, socketAddress, Unreachable, whyNot } from "./api";
import { Line } from "./line.svelte";
import type * as api from "./types";
import { built, version } from "./version.svelte";

export interface ChatLine {
  position: number;
  name: string;
  text: string;
}

type Message = api.ToClient;
type Answer = api.Accepted | api.Refusal;
type Question = { resolve: (message: api.WhyMessage | api.PreviewMessage | null) => void };

const JUMPS = ["undone", "redone", "started", "rules"]; // what the table does that leads to another position

export class TableLine {
  envelope = $state.raw<api.Envelope | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(false);
  /** Not for us: no such table, or no right to see it. */
  refusal = $state("");
  undoBy = $state<"free" | "ask" | null>(null);
  readonly desk: Desk;
  readonly line: Line<Message>;

  private readonly client = `page-${Math.random().toString(36).slice(2, 12)}`;
  private number = 0;
  private waiting = ledger<number, { message: api.CommandMessage; resolve: (answer: Answer) => void }>();
  private questions = ledger<number, Question>();
  private asked = 0;
  private seat: number | null = null;
  private since: number | null = null;
  private mark = "";
  private offset = 0; // the server's clock less ours
  private ticking = 0;
  private opened = false;

  constructor(
    readonly id: string,
    first: api.StateMessage | null = null,
  ) {
    const wire: Wire = {
      act: (actions) => this.act(actions),
      undo: () => this.undo(),
      why: (what) => this.why(what),
      preview: (actions) => this.preview(actions),
    };
    this.desk = new Desk(wire, id);
    if (first) this.state(first);
    this.line = new Line<Message>({
      address: () => socketAddress(`/tables/${id}/socket?${this.query()}&${built}`),
      poll: (wait) =>
        ask<api.StateMessage>("GET", `/tables/${id}/updates?${this.query()}&mark=${this.mark}&wait=${wait}`),
      hear: (message) => this.hear(message),
      refused: (code) => void sentenceOf({ code }).then((sentence) => (this.refusal = sentence)),
    });
    this.ticking = window.setInterval(() => this.tick(), 1000);
  }

  close(): void {
    clearInterval(this.ticking);
    this.line.close();
  }

  // -- asking ------------------------------------------------------------------------------------

  /** Ask something of the table; null when it is done, else why not. */
  async command(command: api.Command): Promise<Refusal | null> {
    const answer = await this.send(command);
    if (answer.ok) return null;
    if (answer.state) this.state(answer.state);
    return whyNot(answer);
  }

  private send(command: api.Command): Promise<Answer> {
    const number = (this.number += 1);
    const message: api.CommandMessage = { type: "command", client: this.client, number, command };
    if (this.line.polling) return this.post(message);
    return new Promise((resolve) => {
      this.waiting.set(number, { message, resolve });
      this.line.send(message); // if the line is down it goes out when it is mended, with the same number
    });
  }

  private async post(message: api.CommandMessage): Promise<Answer> {
    const { client, number, command } = message;
    try {
      return await ask<api.Accepted>("POST", `/tables/${this.id}/commands`, {
        client,
        number,
        command,
      });
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  private act(actions: number[]): Promise<Refusal | null> {
    if (this.desk.seat === null || this.since === null) return Promise.resolve(null);
    return this.command({ do: "act", seat: this.desk.seat, position: this.since, actions, whole: true });
  }

  private undo(): Promise<Refusal | null> {
    const seat = this.desk.seat ?? 0;
    return this.undoBy === "ask"
      ? this.command({ do: "offer", seat, what: "undo", opener: "" })
      : this.command({ do: "undo", seat });
  }

  private async why(what: number | Kind): Promise<Refusal | null> {
    const seat = this.desk.seat;
    if (seat === null) return null;
    const asked = typeof what === "number" ? { action: what } : { choice: what };
    try {
      const why = await ask<api.Why>("POST", `/tables/${this.id}/why`, { seat, ...asked });
      return why.legal ? null : await whyNot(why);
    } catch (error) {
      return whyNot(error as Error);
    }
  }

  private async preview<View>(actions: number[]): Promise<View | null> {
    try {
      const seen = await ask<api.Preview>("POST", `/tables/${this.id}/preview`, {
        seat: this.desk.seat,
        actions,
      });
      return seen.view as View;
    } catch {
      return null;
    }
  }

  /** See the table as one of the own seats, or as from outside. Only that seat's bytes come. */
  look(seat: number | null): void {
    this.seat = seat;
    this.since = null;
    this.opened = false;
    if (!this.line.send({ type: "look", seat, since: null })) void this.fetch();
  }

  private async fetch(): Promise<void> {
    try {
      this.state(
        await ask<api.StateMessage>("GET", `/tables/${this.id}${this.seat === null ? "" : `?seat=${this.seat}`}`),
      );
    } catch (error) {
      if (error instanceof Unreachable) return;
      this.refusal = (error as Error).message;
    }
  }

  private query(): string {
    const parts: string[] = [];
    if (this.seat !== null) parts.push(`seat=${this.seat}`);
    if (this.since !== null) parts.push(`since=${this.since}`);
    return parts.join("&");
  }

  // -- hearing -----------------------------------------------------------------------------------

  private hear(message: Message): void {
    if (message.type === "hello") version.heard(message.contract);
    else if (message.type === "refused") this.refused(message.refusal);
    else if (message.type === "state") {
      this.state(message);
      for (const { message: again } of this.waiting.values()) this.line.send(again);
    } else if (message.type === "update") this.take(message, true);
    else if (message.type === "answer") {
      this.waiting.get(message.number)?.resolve(message.answer);
      this.waiting.delete(message.number);
    } else if (message.type === "why" || message.type === "preview") {
      this.questions.get(message.id)?.resolve(message);
      this.questions.delete(message.id);
    }
  }

  /** Something we sent could not be read at all, so that it was not answered by its number. */
  private refused(refusal: api.Refusal): void {
    if (refusal.reason !== "outdated") return;
    version.missed();
    for (const { resolve } of this.waiting.values()) resolve(refusal);
    this.waiting.clear();
  }

  private state(message: api.StateMessage): void {
    this.desk.open(message.envelope.game, message.figures);
    const goesOn = this.opened && message.complete && this.since !== null && message.sight.seat === this.desk.seat;
    const steps = goesOn ? message.steps.filter((step) => step.position > this.since!) : message.steps;
    this.take({ ...message, steps }, goesOn);
    this.opened = true;
  }

  private take(message: api.StateMessage | api.UpdateMessage, goesOn: boolean): void {
    const { envelope, sight, steps } = message;
    this.mark = message.mark;
    this.offset = envelope.now * 1000 - Date.now();
    this.hearChat(steps, goesOn);
    const before = this.envelope;
    this.envelope = envelope;
    this.desk.seat = sight.seat;
    this.desk.sitters = this.sitters(envelope);
    this.since = sight.position;
    if (sight.view === null) return;
    const settle = () => this.settle(envelope, sight);
    const jumped =
      !goesOn ||
      !before ||
      before.status === "lobby" ||
      steps.some((step) => step.events.some((told) => ofTable(told) && JUMPS.includes(told.event.kind)));
    if (jumped) {
      if (!goesOn) this.desk.remember(remembered(steps, sight.position - envelope.new));
      else for (const step of steps) this.desk.mention(step.seat, story(step));
      this.desk.set({ ...now(sight), ...(goesOn ? { events: [], by: null } : lastAct(steps)), then: settle });
      return;
    }
    this.tell(steps, sight, settle);
    this.desk.awaited = envelope.awaited;
  }

  /** Acts are shown one by one; what the table says comes into the log where it belongs among them. */
  private tell(steps: api.Step[], sight: api.Sight, settle: () => void): void {
    const first = steps.findIndex(isAct);
    const mention = (said: api.Step[]) => said.forEach((step) => this.desk.mention(null, story(step)));
    if (first < 0) {
      this.desk.renew({ ...now(sight), events: [], by: null, then: () => (mention(steps), settle()) });
      return;
    }
    mention(steps.slice(0, first));
    steps.forEach((step, i) => {
      if (!isAct(step)) return;
      const next = steps.findIndex((later, j) => j > i && isAct(later));
      const last = next < 0;
      const said = steps.slice(i + 1, last ? undefined : next);
      this.desk.receive({
        ...(last ? now(sight) : { position: step.position, view: step.view ?? null, legal: [], outlook: NO_OUTLOOK }),
        by: step.seat,
        events: story(step),
        then: () => (mention(said), last && settle()),
      });
    });
  }

  /** What the table says of itself, once everything before it has been shown. */
  private settle(envelope: api.Envelope, sight: api.Sight): void {
    const desk = this.desk;
    desk.awaited = envelope.awaited;
    desk.paused = envelope.status === "paused";
    desk.ended = envelope.ending?.how ?? (envelope.status === "closed" ? "closed" : "");
    desk.endedBy = envelope.ending?.seat ?? null;
    desk.results = envelope.ending?.result ?? [];
    desk.canUndo = sight.undo !== null;
    this.undoBy = sight.undo;
  }

  private hearChat(steps: api.Step[], goesOn: boolean): void {
    const lines = steps.flatMap((step) =>
      step.events.flatMap((told) =>
        isChat(told) ? [{ position: step.position, name: told.event.name, text: told.event.text }] : [],
      ),
    );
    if (!goesOn) this.chat = lines;
    else if (lines.length) {
      this.chat = [...this.chat, ...lines];
      this.unread = true;
    }
  }

  private sitters(envelope: api.Envelope): Sitter[] {
    return sittersOf(envelope, (Date.now() + this.offset) / 1000);
  }

  private tick(): void {
    const envelope = this.envelope;
    if (envelope && Object.keys(envelope.deadlines).length && envelope.status === "running")
      this.desk.sitters = this.sitters(envelope);
  }
}

/** Who sits where; `serverNow` in seconds, for the clocks. */
export function sittersOf(envelope: api.Envelope, serverNow: number): Sitter[] {
  return envelope.seats.map((seat) => {
    const deadline = envelope.deadlines[String(seat.seat)];
    return {
      seat: seat.seat,
      name: sitting(envelope.game, seat),
      called: called(envelope.game, seat.called),
      kind: seat.kind,
      level: seat.level ?? "",
      you: envelope.you.seats.includes(seat.seat),
      here: seat.kind === "bot" || seat.here,
      answered: false,
      standIn: seat.why !== null,
      clock: deadline === undefined ? null : (deadline - serverNow) * 1000,
    };
  });
}

/** What the table itself did: it stands in the log, and nothing on the board shows it. */
const ofTable = (told: api.Happening): told is api.TableHappening => told.of === "table";

const isChat = (told: api.Happening): told is api.TableHappening & { event: api.Said } =>
  ofTable(told) && told.event.kind === "chat";

/** How a game that was played out has ended, the game itself tells. */
const isPlayedOut = (told: api.Happening): boolean =>
  ofTable(told) && told.event.kind === "ended" && told.event.how === "played";

/** What an entry of the log tells, apart from chat. */
const story = (step: api.Step): api.Happening[] => step.events.filter((told) => !isChat(told) && !isPlayedOut(told));

const isAct = (step: api.Step): boolean => story(step).some((told) => !ofTable(told));

const remembered = (steps: api.Step[], seen: number) =>
  steps.flatMap((step) =>
    story(step).map((told) => ({ by: ofTable(told) ? null : step.seat, told, fresh: step.position > seen })),
  );

/** What happened last, if it was an act of the game: its trace is there when the page opens. */
function lastAct(steps: api.Step[]): Pick<Update, "events" | "by"> {
  const last = steps.at(-1);
  const events = last ? story(last).filter((told) => !ofTable(told)) : [];
  return { events, by: last?.seat ?? null };
}

function now(sight: api.Sight): Pick<Update, "position" | "view" | "legal" | "outlook"> {
  return {
    position: sight.position,
    view: sight.view,
    legal: sight.actions,
    outlook: sight.outlook ? (sight.outlook as Outlook) : { ...NO_OUTLOOK, score: sight.score },
  };
}
