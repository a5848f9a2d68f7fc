/** How what happened is shown: tokens and points fly from where they were to where they go. */
import type { Shows } from "../../desk/playback.svelte";
import type { Stage } from "../../desk/stage";
import type { Of } from "../../desk/types";
import type { Argosy, ArgosyView, Token, Track } from "./view";

export interface Flight {
  token: Token | null;
  track: Track | null;
  x: number;
  y: number;
}
type Event<K extends Argosy["event"]["kind"]> = Of<Argosy["event"], K>;

const SLIDE = 360;
const POINT = 240;

/** The larger of the drawings that show a thing, where it is on the screen now. */
function placeOf(name: string): { x: number; y: number } | null {
  const boxes = [...document.querySelectorAll(`[data-at="${name}"]`)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0);
  const box = boxes.toSorted((a, b) => b.width - a.width)[0];
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Events tell what is so afterwards. What an old event does not tell comes with the next view. */
export class Motion {
  flight = $state.raw<Flight | null>(null);

  async fly(stage: Stage, what: { token?: Token; track?: Track }, from: string, to: string): Promise<void> {
    const start = placeOf(from);
    const end = placeOf(to);
    if (stage.still || !start || !end) return;
    await stage.tween(what.track ? POINT : SLIDE, (t) => {
      this.flight = {
        token: what.token ?? null,
        track: what.track ?? null,
        x: start.x + (end.x - start.x) * t,
        y: start.y + (end.y - start.y) * t,
      };
    });
    this.flight = null;
  }

  shows(): Shows<Argosy> {
    return {
      ...this.drawing(),
      ...this.laying(),
      ...this.strikes(),
      ...this.points(),
      ...this.colonies(),
      ...this.cards(),
      turn: (event, _, view) => {
        Object.assign(view, { active: event.seat, round: event.round ?? view.round, drawn: [] });
      },
    };
  }

  private drawing(): Shows<Argosy> {
    return {
      "dealt-token": (event, _, view) => {
        view.bag = event.bag ?? view.bag;
        pool(view, event.token, event.pool);
      },
      drew: async (event, stage, view) => {
        view.bag = event.bag ?? view.bag;
        await this.fly(stage, { token: event.token }, "bag", `pool-${event.token}`);
        pool(view, event.token, event.pool);
        view.drawn.push(event.token);
      },
      "drew-one": (event, _, view) => {
        view.bag = event.bag ?? view.bag;
        if (event.token !== "purple") Object.assign(view.step, { hand: event.token, hand_from: "bag" });
      },
      "put-back": async (event, stage, view) => {
        await this.fly(stage, { token: "purple" }, "pool-purple", "bag");
        view.bag = event.bag ?? view.bag;
      },
      took: (event, _, view) => {
        pool(view, event.token, event.pool);
        Object.assign(view.step, { hand: event.token, hand_from: "pool" });
      },
      recovered: (event, _, view) => {
        const owner = view.players[event.owner];
        owner.scrap = event.scrap ?? owner.scrap;
        Object.assign(view.step, { hand: event.token, hand_from: "scrap", scrap_owner: event.owner });
      },
    };
  }

  private laying(): Shows<Argosy> {
    return {
      placed: async (event, stage, view) => {
        const { seat, token, place, source, owner } = event;
        view.step.hand = null;
        const from = source === "bag" ? "bag" : source === "scrap" ? `scrap-${owner}-0` : `pool-${token}`;
        await this.fly(stage, { token }, from, `map-${seat}-${place}`);
        view.players[seat].map[place] = token;
        score(view, seat, event.score);
      },
      lifted: (event, _, view) => {
        delete view.players[event.seat].map[event.place];
        Object.assign(view.step, { hand: event.token, hand_from: "map", origin: event.place });
        score(view, event.seat, event.score);
      },
      moved: async (event, stage, view) => {
        const { seat, token, place, from } = event;
        view.step.hand = null;
        await this.fly(stage, { token }, `map-${seat}-${from}`, `map-${seat}-${place}`);
        view.players[seat].map[place] = token;
        score(view, seat, event.score);
      },
      swapped: async (event, stage, view) => {
        const { seat, token, old, place } = event;
        delete view.players[seat].map[place];
        await this.fly(stage, { token: old }, `map-${seat}-${place}`, `pool-${old}`);
        pool(view, old, event.pool_old);
        pool(view, token, event.pool);
        await this.fly(stage, { token }, `pool-${token}`, `map-${seat}-${place}`);
        view.players[seat].map[place] = token;
        score(view, seat, event.score);
      },
      scrapped: (event, stage, view) => this.toScrap(event, event.seat, stage, view),
      completed: (_, stage) => stage.rest(260),
    };
  }

  private strikes(): Shows<Argosy> {
    return {
      struck: (_, stage) => stage.rest(300),
      hit: (event, stage, view) => this.toScrap(event, event.victim, stage, view),
      destroyed: (event, _, view) => {
        delete view.players[event.victim].map[event.place];
        lie(view.gone, event.token, event.gone);
        score(view, event.victim, event.score);
      },
    };
  }

  private async toScrap(
    event: Event<"scrapped"> | Event<"hit">,
    seat: number,
    stage: Stage,
    view: ArgosyView,
  ): Promise<void> {
    const { token, place } = event;
    const player = view.players[seat];
    delete player.map[place];
    await this.fly(stage, { token }, `map-${seat}-${place}`, `scrap-${seat}-${event.slot ?? 0}`);
    player.scrap = event.scrap ?? player.scrap;
    score(view, seat, event.score);
  }

  private points(): Shows<Argosy> {
    const gain = async (event: Event<"gained"> | Event<"diverted">, stage: Stage, view: ArgosyView) => {
      const { seat, track, place } = event;
      if (place) await this.fly(stage, { track }, `map-${seat}-${place}`, `track-${seat}-${track}`);
      view.players[seat].tracks[track] = event.now ?? view.players[seat].tracks[track];
    };
    return {
      gained: gain,
      diverted: gain,
      spent: async (event, stage, view) => {
        const { tracks } = view.players[event.seat];
        tracks[event.track] = event.now ?? tracks[event.track];
        await stage.rest(90);
      },
    };
  }

  private colonies(): Shows<Argosy> {
    const found =
      (shielded: boolean) =>
      (event: Event<"built"> | Event<"fortified"> | Event<"invaded">, stage: Stage, view: ArgosyView) => {
        settle(view, event.planet, event.seat, shielded);
        tokens(view, event.seat, event.planet_tokens);
        score(view, event.seat, event.score);
        if (event.kind === "invaded") {
          tokens(view, event.victim, event.victim_planet_tokens);
          score(view, event.victim, event.victim_score);
        }
        return stage.rest(260);
      };
    return {
      built: found(false),
      fortified: found(true),
      invaded: found(false),
      shielded: (event, stage, view) => {
        settle(view, event.planet, event.seat, true);
        return stage.rest(260);
      },
      migrated: (event, stage, view) => {
        settle(view, event.from, null, false);
        settle(view, event.planet, event.seat, event.shielded ?? false);
        score(view, event.seat, event.score);
        return stage.rest(260);
      },
    };
  }

  private cards(): Shows<Argosy> {
    const taken = (event: Event<"bought"> | Event<"claimed">, stage: Stage, view: ArgosyView) => {
      const player = view.players[event.seat];
      view.cards = view.cards.filter((card) => card.card !== event.card);
      player.cards = event.cards ?? player.cards;
      score(view, event.seat, event.score);
      return stage.rest(260);
    };
    const turned = (event: Event<"dealt-card"> | Event<"turned-up">, stage: Stage, view: ArgosyView) => {
      view.deck = event.deck ?? view.deck;
      return stage.rest(260);
    };
    return {
      bought: taken,
      claimed: taken,
      "dealt-card": turned,
      "turned-up": turned,
      tuned: (event, _, view) => {
        const player = view.players[event.seat];
        if (event.factor !== null) player.factors[event.track] = event.factor;
        player.doubled = event.doubled ?? player.doubled;
      },
      "purple-gone": (event, _, view) => {
        pool(view, "purple", event.pool);
        lie(view.gone, "purple", event.gone);
      },
      "pool-returned": async (event, stage, view) => {
        view.bag = event.bag ?? view.bag;
        const token = Object.keys(event.tokens ?? {})[0] as Token | undefined;
        if (token) await this.fly(stage, { token }, `pool-${token}`, "bag");
        view.pool = {};
        view.pool_count = 0;
      },
    };
  }
}

/** So many tokens of a kind lie there now. */
function lie(counts: Record<string, number>, token: Token, count: number | null): void {
  if (count) counts[token] = count;
  else if (count === 0) delete counts[token];
}

/** So many of a kind lie in the pool now; the number beside it is that of all but the purple ones, which lie apart. */
function pool(view: ArgosyView, token: Token, count: number | null): void {
  lie(view.pool, token, count);
  const { purple: _apart, ...open } = view.pool;
  view.pool_count = Object.values(open).reduce((sum, each) => sum + (each ?? 0), 0);
}

function score(view: ArgosyView, seat: number, now: number | null): void {
  view.players[seat].score = now ?? view.players[seat].score;
}

function tokens(view: ArgosyView, seat: number, left: number | null): void {
  view.players[seat].planet_tokens = left ?? view.players[seat].planet_tokens;
}

/** Whose colony a planet is from now on, if anybody's. */
function settle(view: ArgosyView, name: string, owner: number | null, shielded: boolean): void {
  const planet = view.planets.find((one) => one.planet === name);
  if (planet) Object.assign(planet, { owner, shielded });
  const order = view.planets.map((one) => one.planet);
  for (const [seat, player] of view.players.entries()) {
    const others = player.colonies.filter((colony) => colony !== name);
    const all = seat === owner ? [...others, name] : others;
    player.colonies = all.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  }
}
