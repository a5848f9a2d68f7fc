/**
 * The odds of every chance result of a game, from what its dice, bags and decks hold and from events that come with the
 * results: the odds that the server offers are not used. The model is made from the rules when the page is built.
 */
import type { AnyEvent, ChanceDraw, ChanceModel, Roll, StoryStep } from "../../net/types";

export type Odds = [outcome: number, weight: number][];
type Counts = Map<string, number>;

/** A result that cannot have come so: nothing like it was left, or what was told is something else. */
export class NotFromThese extends Error {
  constructor(readonly roll: Roll) {
    super(`chance result ${roll.number}`);
  }
}

/** For each roll, in their order from the first of the game on, the odds it came from. */
export function oddsOf(model: ChanceModel, rolls: Roll[]): Odds[] {
  const pools = new Map(Object.entries(model.pools).map(([name, pool]) => [name, counted(pool.items, pool.counts)]));
  return rolls.map((roll) => {
    for (const event of roll.before) change(model, pools, event);
    const draw = drawOf(model, roll);
    const { items } = model.pools[draw?.pool ?? ""] ?? { items: [] };
    const item = draw ? items[roll.outcome - draw.first] : undefined;
    if (!draw || item === undefined) throw new NotFromThese(roll);
    const shown = roll.told.find((event) => event.kind === draw.told);
    if (shown && nameIn(shown, draw.named_by) !== item) throw new NotFromThese(roll);
    const pool = pools.get(draw.pool)!;
    const none = new Set([...draw.without, ...leftOut(draw, roll)]);
    const odds = items
      .map((name, n): [number, number] => [draw.first + n, none.has(name) ? 0 : (pool.get(name) ?? 0)])
      .filter(([, weight]) => weight > 0);
    if (!odds.some(([outcome]) => outcome === roll.outcome)) throw new NotFromThese(roll);
    if (!draw.stays) add(pool, item, -1);
    if (draw.to) add(pools.get(draw.to)!, item, 1);
    for (const other of draw.takes[item] ?? []) add(pools.get(draw.takes_from)!, other, -1);
    for (const event of roll.told) change(model, pools, event);
    return odds;
  });
}

/** Does the log tell all that the odds follow from, in this order? It may tell more: what was taken back stands there too. */
export function wasTold(model: ChanceModel, rolls: Roll[], steps: StoryStep[]): boolean {
  const story = steps.flatMap(({ events }) => events.flatMap((one) => (one.of === "game" ? [one.event] : [])));
  let at = 0;
  return rolls
    .flatMap(({ before, told }) => [...before, ...told])
    .every((event) => {
      while (at < story.length && !same(model, story[at], event)) at += 1;
      at += 1;
      return at <= story.length;
    });
}

const counted = (items: string[], counts: number[]): Counts => new Map(items.map((item, n) => [item, counts[n]]));
const add = (pool: Counts, item: string, count: number) => pool.set(item, (pool.get(item) ?? 0) + count);

function drawOf(model: ChanceModel, { outcome, told }: Roll): ChanceDraw | undefined {
  return model.draws.find(
    (draw) =>
      outcome >= draw.first &&
      outcome < draw.first + model.pools[draw.pool].items.length &&
      (!draw.told || told.some(({ kind }) => kind === draw.told)),
  );
}

/** A field of an event, whatever kind it is. */
const field = (event: AnyEvent, name: string): unknown => (event as unknown as Record<string, unknown>)[name];
/** [1, 1, 2] is "1 1 2", as are three fields with these numbers. */
const nameIn = (event: AnyEvent, fields: string[]): string => fields.flatMap((name) => field(event, name)).join(" ");

function leftOut({ left_out: [kind, name] }: ChanceDraw, { told }: Roll): string[] {
  const event = told.find((one) => one.kind === kind);
  return event ? (field(event, name) as number[][]).map((faces) => faces.join(" ")) : [];
}

function change(model: ChanceModel, pools: Map<string, Counts>, event: AnyEvent) {
  for (const { told, to, named_by, item } of model.changes) {
    if (told !== event.kind) continue;
    const come = item || field(event, named_by);
    if (typeof come === "string") add(pools.get(to)!, come, 1);
    else for (const [name, count] of Object.entries(come as Record<string, number>)) add(pools.get(to)!, name, count);
  }
}

/** Do two events say the same of what the model asks for? What was not told yet in earlier versions is null. */
function same(model: ChanceModel, shown: AnyEvent, claimed: AnyEvent): boolean {
  if (shown.kind !== claimed.kind) return false;
  const fields = [
    ...model.draws.flatMap(({ told, named_by }) => (told === shown.kind ? named_by : [])),
    ...model.draws.flatMap(({ left_out: [kind, name] }) => (kind === shown.kind ? [name] : [])),
    ...model.changes.flatMap(({ told, named_by }) => (told === shown.kind && named_by ? [named_by] : [])),
  ];
  return fields.every((name) => {
    const value = field(shown, name);
    return value === null || JSON.stringify(value) === JSON.stringify(field(claimed, name));
  });
}
