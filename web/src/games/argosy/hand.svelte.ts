/** What a player of Argosy looks at and may do: every legal action at its place on the board. */
import type { Action, Goal, Told } from "../../desk/types";
import { changes, TRACKS, type ArgosyDesk, type Offer, type Points, type Token, type Track } from "./view";

export const BUTTONS = ["draw", "strike", "shift", "breed", "swap", "salvage", "barter", "cancel", "allow", "take-none", "end", "end-turn"] as const;
export const PLANET_KINDS = ["build", "fortify", "spawn", "invade", "shield", "ward", "migrate", "settle"] as const;
const ON_MAP = ["place", "scrap", "lift", "replace", "point"];
const ON_TRACK = ["extra", "divert", "gain", "double", "discount", "extrapolate", "convert", "track"];
const LINGER = 250; // a touched thing stays looked at while the finger goes to the button

export type Looked = { at: "place" | "track" | "token" | "card" | "planet" | "triangle" | "button" | "target" | "scrap"; name: string } | null;

export class Hand {
  looked = $state.raw<Looked>(null);
  /** A planet with several choices, whose buttons stand in the ask bar. */
  planet = $state<string | null>(null);
  private timer = 0;

  constructor(private readonly desk: ArgosyDesk) {}

  private get legal(): Action[] {
    return this.desk.yours ? this.desk.legal : [];
  }

  look(at: NonNullable<Looked>["at"], name: string, on: boolean): void {
    clearTimeout(this.timer);
    if (on) this.looked = { at, name };
    else this.timer = window.setTimeout(() => (this.looked = null), LINGER);
  }

  is(at: NonNullable<Looked>["at"], name: string): boolean {
    return this.looked?.at === at && this.looked.name === name;
  }

  putBack(): void {
    clearTimeout(this.timer);
    this.looked = null;
    this.planet = null;
  }

  onMap(place: string): Action | undefined {
    return this.legal.find((action) => ON_MAP.includes(action.kind) && action.parts.place === place);
  }

  target(victim: number, place: string): Action | undefined {
    return this.legal.find((action) => action.kind === "target" && action.parts.victim === victim && action.parts.place === place);
  }

  onTrack(track: Track): Action | undefined {
    return this.legal.find((action) => ON_TRACK.includes(action.kind) && action.parts.track === track);
  }

  /** Conversions of tracks that also extrapolate have a button. */
  get conversions(): Action[] {
    return this.legal.filter((action) => action.kind === "convert" && this.onTrack(action.parts.track)?.kind !== "convert");
  }

  token(token: Token): Action | undefined {
    return this.legal.find((action) => action.kind === "take" && action.parts.token === token);
  }

  recover(owner: number, token: Token): Action | undefined {
    return this.legal.find((action) => action.kind === "recover" && action.parts.owner === owner && action.parts.token === token);
  }

  card(card: string): Action | undefined {
    return this.legal.find((action) => (action.kind === "buy" || action.kind === "claim") && action.parts.card === card);
  }

  onPlanet(planet: string): Action[] {
    return this.legal.filter((action) => (PLANET_KINDS as readonly string[]).includes(action.kind) && action.parts.planet === planet);
  }

  get triangles(): Action[] {
    return this.legal.filter((action) => action.kind === "triangle" || action.kind === "triangle-plus");
  }

  get buttons(): Action[] {
    return BUTTONS.flatMap((kind) => this.legal.filter((action) => action.kind === kind));
  }

  /** What nothing on the board stands for. */
  get loose(): Action[] {
    const known = [...BUTTONS, ...PLANET_KINDS, ...ON_MAP, ...ON_TRACK, "target", "take", "recover", "buy", "claim", "triangle", "triangle-plus"] as string[];
    return this.legal.filter((action) => !known.includes(action.kind));
  }

  /** The most that a token can teach at a place, with the way there. */
  goal(place: string): Goal | undefined {
    return this.desk.yours ? this.desk.goals("triangle", { place })[0] : undefined;
  }

  /** What is looked at, as an action. */
  get action(): Action | undefined {
    const looked = this.looked;
    if (!looked || !this.desk.yours) return undefined;
    if (looked.at === "place") return this.onMap(looked.name);
    if (looked.at === "track") return this.onTrack(looked.name as Track);
    if (looked.at === "token") return this.token(looked.name);
    if (looked.at === "card") return this.card(looked.name);
    if (looked.at === "planet") return this.onPlanet(looked.name)[0];
    if (looked.at === "target" || looked.at === "scrap") {
      const [seat, what] = looked.name.split(":");
      return looked.at === "target" ? this.target(Number(seat), what) : this.recover(Number(seat), what);
    }
    return this.legal.find((action) => String(action.id) === looked.name);
  }

  get offers(): Offer[] {
    const planet = this.planet ?? (this.looked?.at === "planet" ? this.looked.name : null);
    return planet === null ? [] : this.desk.view.offers.filter((offer) => offer.planet === planet);
  }

  /** What the choice that is looked at brings and takes, as far as it can be known now. */
  get change(): { gained: Points; spent: Points; lost: Points; choice: number } {
    const seat = this.desk.seat;
    const nothing = { gained: {}, spent: {}, lost: {}, choice: 0 };
    const action = this.action;
    if (seat === null || !this.desk.yours) return nothing;
    if (this.looked?.at === "place") {
      const goal = this.goal(this.looked.name);
      if (goal && (!action || action.kind === "place")) return { ...nothing, gained: this.taught(goal, seat), choice: goal.parts.choice };
    }
    if (!action) return nothing;
    const told: Told[] = this.desk.effects(action);
    const found = changes(told, seat);
    const triangle = this.desk.view.step.triangles?.find((one) => one.action === action.id);
    if (!Object.keys(found.spent).length) found.spent = this.price(action.kind);
    return { ...found, choice: triangle?.extra ? 1 : 0 };
  }

  /** The points that a button's choice costs; the choice itself is paid when it is carried out. */
  price(kind: string): Points {
    return (BUTTONS as readonly string[]).includes(kind) ? (this.desk.view.prices[kind] ?? {}) : {};
  }

  private taught(goal: Goal, seat: number): Points {
    const now = this.desk.view.players[seat].tracks;
    const gained: Points = {};
    TRACKS.forEach((track, i) => {
      const more = goal.parts.tracks[i] - now[track];
      if (more > 0) gained[track] = more;
    });
    return gained;
  }
}
