/** What moves on the wheel: its events, shown one by one. */
import { angleOf } from "./geometry";
import { after, joined, part, without, type EventOf, type Place, type Wheel, type WheelDesk } from "./view";

interface Flight {
  pile: Place;
  from: number;
  to: number;
  /** From 0 at the start to 1 at the end. */
  t: number;
}

type Stage = WheelDesk["stage"];
type View = Wheel["view"];

export class Motion {
  /** Degrees on the way to the next station. */
  turn = $state(0);
  /** A rotation is being shown that the log has already. */
  private turning = $state(false);
  /** Degrees the stone has slid back. */
  slid = $state(0);
  /** How many rotations the last move wiped out, and the place from which it sent the stone back. */
  wiped = $state(0);
  stoneWas = $state<number | null>(null);
  flying = $state.raw<Flight | null>(null);
  /** How far discs have turned over, by place. */
  flips = $state<Record<number, number>>({});

  constructor(private readonly desk: WheelDesk) {
    desk.show({
      rotated: (event, stage, view) => this.rotate(event, stage, view),
      moved: (event, stage, view) => this.move(event, stage, view),
      killed: (event, stage, view) => this.turnOver(event.place, stage, view, true),
      resurrected: async (event, stage, view) => {
        await this.turnOver(event.place, stage, view, false);
        view.places[event.place].spire = event.spire;
      },
      "all-resurrected": async (event, stage, view) => {
        for (const place of event.places) {
          await this.turnOver(place, stage, view, false);
          await stage.rest(120);
        }
      },
    });
  }

  /** How often the wheel has turned in all: the log knows it, of a past moment too. */
  private readonly spun = $derived.by(() => this.desk.log.filter(({ told }) => told.event.kind === "rotated").length);

  /** How far the wheel has turned, in degrees, as the viewer sees it. */
  get spin(): number {
    return (this.desk.seat === 1 ? 180 : 0) - 45 * (this.spun - Number(this.turning)) + this.turn;
  }

  private async rotate(event: EventOf<"rotated">, stage: Stage, view: View): Promise<void> {
    const start = this.turn; // a pull at the handle may have begun it
    this.turning = true;
    await stage.tween(480, (t) => (this.turn = start + (-45 - start) * t));
    this.turning = false;
    this.turn = 0;
    this.wiped = 0;
    this.stoneWas = null;
    view.places = after(view.places, [event]);
    view.stone = event.stone;
    view.rotations = event.rotations;
  }

  private async move(event: EventOf<"moved">, stage: Stage, view: View): Promise<void> {
    const { from, to, piece } = event;
    const { seat } = this.desk;
    const pile = part(view.places[from], piece);
    const home = angleOf(view.stone_start, seat) - angleOf(view.stone, seat);
    const back = ((home + 540) % 360) - 180;
    this.wiped = view.rotations;
    this.stoneWas = view.rotations ? view.stone : null;
    view.places[from] = without(view.places[from], piece);
    this.flying = { pile, from, to, t: 0 };
    await stage.tween(360, (t) => {
      this.flying = { pile, from, to, t };
      this.slid = back * t;
    });
    this.flying = null;
    this.slid = 0;
    view.stone = event.stone ?? view.stone_start;
    view.rotations = event.rotations ?? 0;
    view.battle = event.battle ?? view.battle;
    view.places[to] = joined(view.places[to], pile);
  }

  private async turnOver(place: number, stage: Stage, view: View, dead: boolean): Promise<void> {
    view.places[place].dead = dead;
    await stage.tween(220, (t) => (this.flips[place] = t));
    this.flips[place] = 0;
  }
}
