/** One table as this page follows it: its envelope, its desk, its chat; and everything asked of it. */
import { clockText } from "../desk/clock";
import { Desk } from "../desk/desk.svelte";
import { DROPPED, NO_OUTLOOK, type Kind, type Refusal, type Sitter, type Wire } from "../desk/types";
import { ask, messageOf, refusalOf, sentenceOf, socketAddress, Unreachable, whyNot } from "./api";
import { Commands } from "./commands";
import { Line } from "./line.svelte";
import { isAct, isChat, jumps, lastAct, now, remembered, sittersOf, speaker, story } from "./steps";
import type * as api from "./types";
import { built, version } from "./version.svelte";

export interface ChatLine {
  position: number;
  name: string;
  text: string;
}

type Message = api.ToClient;
const TENTH = 100; // milliseconds

/** In the lobby the host may choose another game, or other numbers. */
const isOtherGame = (one: api.Envelope, other: api.Envelope): boolean =>
  one.game !== other.game || one.variant?.hash !== other.variant?.hash;

export class TableLine {
  envelope = $state.raw<api.Envelope | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Lines of others that nobody here has looked at. */
  unread = $state(0);
  /** Not for us: no such table, or no right to see it. */
  refusal = $state("");
  undoBy = $state<"free" | "ask" | null>(null);
  readonly desk: Desk;
  readonly line: Line<Message>;

  private readonly commands: Commands;
  private seat: number | null = null;
  private since: number | null = null;
  private mark = "";
  private offset = 0; // the server's clock less ours
  private ticking = 0;
  private opened = false;
  private clicked: Promise<void> | null = null; // until what was clicked is on the screen

  constructor(
    readonly id: string,
    first: api.StateMessage | null = null,
  ) {
    const wire: Wire = {
      act: (actions, position) => this.act(actions, position),
      undo: () => this.undo(),
      why: (what) => this.why(what),
      command: (command) => this.command(command),
      bargain: (to, terms) => this.bargain(to, terms),
      line: () => this.line,
      drop: () => this.commands.drop("act"),
    };
    this.desk = new Desk(wire, id);
    if (first) this.state(first);
    this.line = new Line<Message>({
      address: () => socketAddress(`/tables/${id}/socket?${this.query()}&${built}`),
      poll: (wait) =>
        ask<api.StateMessage>("GET", `/tables/${id}/updates?${this.query()}&mark=${this.mark}&wait=${wait}`),
      hear: (message) => this.hear(message),
      asking: () => this.commands.sendAgain(),
      refused: (code) => void sentenceOf({ code }).then((sentence) => (this.refusal = sentence)),
    });
    this.commands = new Commands(id, this.line);
    this.ticking = window.setInterval(() => this.tick(), TENTH);
  }

  close(): void {
    clearInterval(this.ticking);
    this.line.close();
  }

  // -- asking ------------------------------------------------------------------------------------

  /** Ask something of the table; null when it is done, else why not. */
  async command(command: api.Command): Promise<Refusal | null> {
    try {
      const answer = await this.commands.send(command);
      if (answer === null) return DROPPED;
      if (answer.ok) return null;
      if (answer.state && !this.line.closed) this.state(answer.state);
      return await whyNot(answer);
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** The position is the one that was drawn when the person chose: what came since may have changed it. */
  private act(actions: number[], position: number): Promise<Refusal | null> {
    if (this.desk.seat === null) return Promise.resolve(null);
    this.clicked = this.desk.stage.seen().then(() => void (this.clicked = null));
    return this.command({ do: "act", seat: this.desk.seat, position, actions, whole: true });
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
      return refusalOf(error);
    }
  }

  private async bargain(to: number, terms: api.AnyTerm[]): Promise<api.Bargained | null> {
    try {
      const found = await ask<api.Bargained>("POST", `/tables/${this.id}/bargain`, {
        seat: this.desk.seat,
        to,
        terms,
      });
      return found.code ? { ...found, sentence: await sentenceOf(found) } : found;
    } catch {
      return null;
    }
  }

  /** See the table as one of the own seats, or as from outside. Only that seat's bytes come. */
  look(seat: number | null): void {
    this.seat = seat;
    this.since = null;
    this.opened = false;
    if (!this.line.send({ type: "look", seat })) void this.fetch();
  }

  private async fetch(): Promise<void> {
    try {
      const seen = this.seat === null ? "" : `?seat=${this.seat}`;
      const message = await ask<api.StateMessage>("GET", `/tables/${this.id}${seen}`);
      if (!this.line.closed) this.state(message);
    } catch (error) {
      if (error instanceof Unreachable) return;
      this.refusal = messageOf(error);
    }
  }

  private query(): string {
    const parts: string[] = [];
    if (this.seat !== null) parts.push(`seat=${this.seat}`);
    if (this.since !== null) parts.push(`since=${this.since}`);
    return parts.join("&");
  }

  // -- hearing -----------------------------------------------------------------------------------

  /** A click is seen to before its answer is drawn: a near table answers sooner than the next frame, which would wait. */
  private hear(message: Message): void {
    if (this.clicked) void this.clicked.then(() => this.hear(message));
    else if (message.type === "hello") version.heard(message.contract);
    else if (message.type === "refused") this.refused(message.refusal);
    else if (message.type === "state") {
      this.state(message);
      this.commands.sendAgain();
    } else if (message.type === "update") this.take(message, true);
    else if (message.type === "answer") this.commands.answered(message.number, message.answer);
  }

  /** What is refused of commands is answered by their numbers, unless the server cannot read them any more. */
  private refused(refusal: api.Refusal): void {
    if (refusal.reason !== "outdated") return;
    version.missed();
    this.commands.refuseAll(refusal);
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
    if (before && isOtherGame(before, envelope)) void this.fetch(); // only a whole state brings a game's figures
    this.desk.seat = sight.seat;
    this.desk.sitters = this.sitters(envelope);
    this.since = sight.position;
    if (sight.view === null) return;
    const settle = () => this.settle(envelope, sight);
    const jumped = !goesOn || !before || before.status === "lobby" || steps.some(jumps);
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
    const mention = (said: api.Step[]) => said.forEach((step) => this.desk.mention(speaker(step), story(step)));
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
    desk.deals = sight.deals;
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
      this.unread += lines.length;
    }
  }

  private sitters(envelope: api.Envelope): Sitter[] {
    return sittersOf(envelope, (Date.now() + this.offset) / 1000);
  }

  /** Clocks go by seconds, the last ten by tenths. */
  private tick(): void {
    const envelope = this.envelope;
    if (!envelope || envelope.status !== "running" || !Object.keys(envelope.deadlines).length) return;
    const sitters = this.sitters(envelope);
    const isDue = ({ clock }: Sitter, seat: number) =>
      clock?.runs && clockText(clock.left) !== clockText(this.desk.sitters[seat]?.clock?.left ?? -1);
    if (sitters.some(isDue)) this.desk.sitters = sitters;
  }
}
