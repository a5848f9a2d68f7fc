/** What a player of Argosy looks at and may do: every legal action at its place on the board. */
import type { Action } from "../../desk/types";
import {
  changeBy,
  changeOf,
  type ArgosyDesk,
  type CardName,
  type Change,
  type Choice,
  type Goal,
  type MapToken,
  type Offer,
  type Token,
  type Track,
} from "./view";

type Kind = Choice["kind"];
const BUTTONS = [
  "draw",
  "strike",
  "shift",
  "breed",
  "swap",
  "salvage",
  "barter",
  "cancel",
  "allow",
  "take-none",
  "end",
  "end-turn",
] as const;
const ON_PLANET = ["build", "fortify", "spawn", "invade", "shield", "ward", "migrate", "settle"] as const;
const ON_MAP = ["place", "scrap", "lift", "replace", "point"] as const;
const ON_TRACK = ["extra", "divert", "gain", "double", "discount", "extrapolate", "convert", "track"] as const;
const OF_CARD = ["buy", "claim"] as const;
const ELSEWHERE = ["target", "take", "recover", "triangle", "triangle-plus"] as const;
const LINGER = 250; // a touched thing stays looked at while the finger goes to the button

type Acting<K extends Kind> = Action<Extract<Choice, { kind: K }>>;
type PlanetAction = Acting<(typeof ON_PLANET)[number]>;
type TrackAction = Acting<(typeof ON_TRACK)[number]>;
export type Looked = {
  at: "place" | "track" | "token" | "card" | "planet" | "triangle" | "button" | "target" | "scrap";
  name: string;
} | null;

export class Hand {
  looked = $state.raw<Looked>(null);
  /** A planet with several choices, whose buttons stand in the ask bar. */
  planet = $state<string | null>(null);
  private timer = 0;

  constructor(private readonly desk: ArgosyDesk) {}

  private get legal(): Action<Choice>[] {
    return this.desk.yours ? this.desk.legal : [];
  }

  private of<K extends Kind>(kinds: readonly K[]): Acting<K>[] {
    return this.legal.filter((action) => (kinds as readonly string[]).includes(action.choice.kind)) as Acting<K>[];
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

  onMap(place: string): Acting<(typeof ON_MAP)[number]> | undefined {
    return this.of(ON_MAP).find((action) => action.choice.place === place);
  }

  target(victim: number, place: string): Acting<"target"> | undefined {
    return this.of(["target"]).find((action) => action.choice.victim === victim && action.choice.place === place);
  }

  onTrack(track: Track): TrackAction | undefined {
    return this.of(ON_TRACK).find((action) => action.choice.track === track);
  }

  /** Conversions of tracks that also extrapolate have a button. */
  get conversions(): Acting<"convert">[] {
    return this.of(["convert"]).filter((action) => this.onTrack(action.choice.track)?.choice.kind !== "convert");
  }

  token(token: Token): Acting<"take"> | undefined {
    return this.of(["take"]).find((action) => action.choice.token === token);
  }

  recover(owner: number, token: MapToken): Acting<"recover"> | undefined {
    return this.of(["recover"]).find((action) => action.choice.owner === owner && action.choice.token === token);
  }

  card(card: CardName): Acting<(typeof OF_CARD)[number]> | undefined {
    return this.of(OF_CARD).find((action) => action.choice.card === card);
  }

  onPlanet(planet: string): PlanetAction[] {
    return this.of(ON_PLANET).filter((action) => action.choice.planet === planet);
  }

  /** What can be done on the planet that is picked. */
  get planetActions(): PlanetAction[] {
    return this.planet === null ? [] : this.onPlanet(this.planet);
  }

  get triangles(): Action<Choice>[] {
    return this.of(["triangle", "triangle-plus"]);
  }

  get buttons(): Acting<(typeof BUTTONS)[number]>[] {
    return BUTTONS.flatMap((kind) => this.of([kind]));
  }

  /** What nothing on the board stands for. */
  get loose(): Action<Choice>[] {
    const known: string[] = [...BUTTONS, ...ON_PLANET, ...ON_MAP, ...ON_TRACK, ...OF_CARD, ...ELSEWHERE];
    return this.legal.filter((action) => !known.includes(action.choice.kind));
  }

  /** The most that a token can teach at a place, with the way there. */
  goal(place: string): Goal | undefined {
    return this.desk.yours ? this.desk.goals("triangle", { place })[0] : undefined;
  }

  /** What the points of the placement looked at would buy next. */
  get buys(): Goal["buys"] {
    return (this.looked?.at === "place" && this.goal(this.looked.name)?.buys) || [];
  }

  /** What is looked at, as an action. */
  get action(): Action<Choice> | undefined {
    const looked = this.looked;
    if (!looked || !this.desk.yours) return undefined;
    if (looked.at === "place") return this.onMap(looked.name);
    if (looked.at === "track") return this.onTrack(looked.name as Track);
    if (looked.at === "token") return this.token(looked.name as Token);
    if (looked.at === "card") return this.card(looked.name as CardName);
    if (looked.at === "planet") return this.onPlanet(looked.name)[0];
    if (looked.at === "target" || looked.at === "scrap") {
      const [seat, what] = looked.name.split(":");
      return looked.at === "target" ? this.target(Number(seat), what) : this.recover(Number(seat), what as MapToken);
    }
    return this.legal.find((action) => String(action.id) === looked.name);
  }

  get offers(): Offer[] {
    const planet = this.planet ?? (this.looked?.at === "planet" ? this.looked.name : null);
    return planet === null ? [] : this.desk.view.offers.filter((offer) => offer.planet === planet);
  }

  /** What the choice that is looked at brings and takes, as far as it can be known now. */
  get change(): Change {
    const action = this.action;
    if (this.looked?.at === "place") {
      const goal = this.goal(this.looked.name);
      if (goal && (!action || action.choice.kind === "place")) return changeBy(goal);
    }
    return action ? changeOf(this.desk, action.id) : changeBy(undefined);
  }
}
