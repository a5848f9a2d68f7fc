/** What a click means: the legal action at a place, or why there is none. */
import type { Hand } from "./hand.svelte";
import { missingWords } from "./names";
import type { ArgosyDesk, CardName, Choice, MapToken, Planet, Track } from "./view";

const CHOOSING_A_TRACK = ["extra-point", "divert", "doubling", "discount", "gain", "conversion"];

export class Gestures {
  constructor(
    private readonly desk: ArgosyDesk,
    private readonly hand: Hand,
  ) {}

  /** An intersection: of the own map, by itself or by the way to its best triangle; of another one as a target. */
  place(seat: number, place: string, element: Element): void {
    const { desk, hand } = this;
    if (!desk.yours) return desk.skip();
    const mine = seat === desk.seat;
    const done = mine ? hand.onMap(place) : hand.target(seat, place);
    const goal = mine && !done ? hand.goal(place) : undefined;
    if (done) void desk.act(done);
    else if (goal) void desk.act(...goal.path);
    else
      void desk.refuse(
        mine ? { kind: "point", place, token: null } : { kind: "target", victim: seat, place, token: null },
        element,
      );
  }

  scrap(owner: number, token: MapToken, element: Element): void {
    this.act(this.hand.recover(owner, token), { kind: "recover", owner, token }, element);
  }

  pool(token: MapToken, element: Element): void {
    this.act(this.hand.token(token), { kind: "take", token }, element);
  }

  track(track: Track, element: Element): void {
    const kind = CHOOSING_A_TRACK.includes(this.desk.view.asked) ? "track" : "extrapolate";
    this.act(this.hand.onTrack(track), { kind, track }, element);
  }

  card(card: CardName, element: Element): void {
    const free = this.desk.view.asked === "free-card";
    const missing = this.desk.view.cards.find((one) => one.card === card)?.missing;
    const wanted: Choice = free ? { kind: "claim", card } : { kind: "buy", card };
    this.act(this.hand.card(card), wanted, element, free ? "" : missingWords(missing));
  }

  /** A planet with several choices has its buttons in the ask bar. */
  planet(planet: Planet, element: Element): void {
    const { desk, hand } = this;
    const choices = hand.onPlanet(planet.planet);
    if (desk.yours && choices.length > 1) hand.planet = hand.planet === planet.planet ? null : planet.planet;
    else {
      const kind = this.wanted(planet);
      const offer = desk.view.offers.find((one) => one.planet === planet.planet && one.kind === kind);
      this.act(choices[0], { kind, planet: planet.planet }, element, missingWords(offer?.missing));
    }
  }

  key(event: KeyboardEvent): void {
    if (event.key === "Escape") this.hand.putBack();
  }

  private wanted(planet: Planet): "settle" | "build" | "shield" | "invade" {
    if (this.desk.view.asked === "migration") return "settle";
    if (planet.owner === null) return "build";
    return planet.owner === this.desk.seat ? "shield" : "invade";
  }

  private act(
    done: Parameters<ArgosyDesk["act"]>[0] | undefined,
    wanted: Choice,
    element: Element,
    missing = "",
  ): void {
    const { desk } = this;
    if (!desk.yours) desk.skip();
    else if (done) void desk.act(done);
    else void desk.refuse(wanted, element, missing);
  }
}
