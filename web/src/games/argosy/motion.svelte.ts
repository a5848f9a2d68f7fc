/** How what happened is shown: tokens and points fly from where they were to where they go. */
import type { Told } from "../../desk/types";
import type { Shows } from "../../desk/desk.svelte";
import type { Stage } from "../../desk/stage";
import type { ArgosyView, Token, Track } from "./view";

export interface Flight {
  token: Token | null;
  track: Track | null;
  x: number;
  y: number;
}

const SLIDE = 360;
const POINT = 240;

/** The larger of the drawings that show a thing, where it is on the screen now. */
function placeOf(name: string): { x: number; y: number } | null {
  const boxes = [...document.querySelectorAll(`[data-at="${name}"]`)].map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0);
  const box = boxes.toSorted((a, b) => b.width - a.width)[0];
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

export class Motion {
  flight = $state.raw<Flight | null>(null);

  async fly(stage: Stage, what: { token?: Token; track?: Track }, from: string, to: string): Promise<void> {
    const start = placeOf(from);
    const end = placeOf(to);
    if (stage.still || !start || !end) return;
    await stage.tween(what.track ? POINT : SLIDE, (t) => {
      this.flight = { token: what.token ?? null, track: what.track ?? null, x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t };
    });
    this.flight = null;
  }

  shows(): Shows<ArgosyView> {
    return { ...this.tokens(), ...this.strikes(), ...this.points(), ...this.colonies(), ...this.cards() };
  }

  private tokens(): Shows<ArgosyView> {
    return {
      "dealt-token": (event, _, view) => void draw(view, event.parts.token),
      drew: async (event, stage, view) => {
        view.bag -= 1;
        await this.fly(stage, { token: event.parts.token }, "bag", `pool-${event.parts.token}`);
        put(view.pool, event.parts.token, 1);
        view.drawn.push(event.parts.token);
      },
      "drew-one": (event, _, view) => {
        view.bag -= 1;
        view.step.hand = event.parts.token;
        view.step.hand_from = "bag";
      },
      took: (event, _, view) => {
        put(view.pool, event.parts.token, -1);
        view.step.hand = event.parts.token;
        view.step.hand_from = "pool";
      },
      recovered: (event, _, view) => {
        const { owner, token } = event.parts;
        drop(view.players[owner].scrap, token);
        view.step.hand = token;
        view.step.hand_from = "scrap";
        view.step.scrap_owner = owner;
      },
      placed: async (event, stage, view) => {
        const { seat, token, place } = event.parts;
        const from = view.step.hand_from === "bag" ? "bag" : view.step.hand_from === "scrap" ? `scrap-${view.step.scrap_owner}-0` : `pool-${token}`;
        view.step.hand = null;
        await this.fly(stage, { token }, from, `map-${seat}-${place}`);
        view.players[seat].map[place] = token;
      },
      lifted: (event, _, view) => {
        const { seat, place, token } = event.parts;
        delete view.players[seat].map[place];
        Object.assign(view.step, { hand: token, hand_from: "map", origin: place });
      },
      moved: async (event, stage, view) => {
        const { seat, token, place, from } = event.parts;
        delete view.players[seat].map[from];
        view.step.hand = null;
        await this.fly(stage, { token }, `map-${seat}-${from}`, `map-${seat}-${place}`);
        view.players[seat].map[place] = token;
      },
      swapped: async (event, stage, view) => {
        const { seat, token, old, place } = event.parts;
        delete view.players[seat].map[place];
        await this.fly(stage, { token: old }, `map-${seat}-${place}`, `pool-${old}`);
        put(view.pool, old, 1);
        put(view.pool, token, -1);
        await this.fly(stage, { token }, `pool-${token}`, `map-${seat}-${place}`);
        view.players[seat].map[place] = token;
      },
      scrapped: (event, stage, view) => this.toScrap(event, stage, view, event.parts.seat),
      "put-back": async (_, stage, view) => {
        await this.fly(stage, { token: "purple" }, "pool-purple", "bag");
        view.bag += 1;
      },
      completed: (_, stage) => stage.rest(260),
    };
  }

  private strikes(): Shows<ArgosyView> {
    return {
      struck: (_, stage) => stage.rest(300),
      hit: (event, stage, view) => this.toScrap(event, stage, view, event.parts.victim),
      destroyed: (event, _, view) => void delete view.players[event.parts.victim].map[event.parts.place],
    };
  }

  private async toScrap(event: Told, stage: Stage, view: ArgosyView, seat: number): Promise<void> {
    const { token, place } = event.parts;
    const player = view.players[seat];
    delete player.map[place];
    await this.fly(stage, { token }, `map-${seat}-${place}`, `scrap-${seat}-${Math.min(2, player.scrap.length)}`);
    player.scrap.push(token);
  }

  private points(): Shows<ArgosyView> {
    const gain = async (event: Told, stage: Stage, view: ArgosyView) => {
      const { seat, track } = event.parts as { seat: number; track: Track };
      const at = view.players[seat];
      const corner = Object.keys(at.map).at(-1);
      if (corner) await this.fly(stage, { track }, `map-${seat}-${corner}`, `track-${seat}-${track}`);
      at.tracks[track] = Math.min(view.limit, at.tracks[track] + (event.parts.count ?? 1));
    };
    return {
      gained: gain,
      diverted: gain,
      spent: async (event, stage, view) => {
        const { seat, track, count } = event.parts as { seat: number; track: Track; count: number };
        view.players[seat].tracks[track] -= count;
        await stage.rest(90);
      },
    };
  }

  private colonies(): Shows<ArgosyView> {
    const settle = (shielded: boolean) => (event: Told, stage: Stage, view: ArgosyView) => {
      const planet = view.planets.find((one) => one.planet === event.parts.planet)!;
      Object.assign(planet, { owner: event.parts.seat, shielded });
      return stage.rest(260);
    };
    return {
      built: settle(false),
      fortified: settle(true),
      invaded: settle(false),
      shielded: settle(true),
      migrated: (event, stage, view) => {
        const from = view.planets.find((one) => one.planet === event.parts.from)!;
        const to = view.planets.find((one) => one.planet === event.parts.planet)!;
        Object.assign(to, { owner: event.parts.seat, shielded: from.shielded });
        Object.assign(from, { owner: null, shielded: false });
        return stage.rest(260);
      },
    };
  }

  private cards(): Shows<ArgosyView> {
    const taken = (event: Told, stage: Stage, view: ArgosyView) => {
      view.cards = view.cards.filter((card) => card.card !== event.parts.card);
      view.players[event.parts.seat].cards.push(event.parts.card);
      return stage.rest(260);
    };
    return {
      bought: taken,
      claimed: taken,
      "turned-up": (_, stage) => stage.rest(260),
      "pool-returned": async (event, stage, view) => {
        const tokens = Object.keys(view.pool).filter((token) => token !== "purple");
        view.bag += event.parts.count;
        if (tokens.length) await this.fly(stage, { token: tokens[0] }, `pool-${tokens[0]}`, "bag");
        for (const token of tokens) delete view.pool[token];
      },
    };
  }
}

function draw(view: ArgosyView, token: Token): void {
  view.bag -= 1;
  put(view.pool, token, 1);
}

function put(counts: Record<Token, number>, token: Token, change: number): void {
  counts[token] = Math.max(0, (counts[token] ?? 0) + change);
  if (!counts[token]) delete counts[token];
}

function drop(tokens: Token[], token: Token): void {
  const at = tokens.indexOf(token);
  if (at >= 0) tokens.splice(at, 1);
}
