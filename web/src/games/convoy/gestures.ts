/** What a pointer and the keyboard do on the ship: pick a Crewmember, walk, hang a six, ask why not. */
import { ahead, WAYS, type Way } from "../../frame/keyboard.svelte";
import { isShortcut, isTyping } from "../../kit/keys";
import { centre, type Ship } from "./geometry";
import type { Hand } from "./hand.svelte";
import { memberOf, type ConvoyDesk, type Crew } from "./view";
import { words } from "./words";

export class Gestures {
  constructor(
    private readonly desk: ConvoyDesk,
    private readonly hand: Hand,
    private readonly ship: () => Ship,
  ) {}

  choose(crew: Crew, element: Element): void {
    const { desk, hand } = this;
    if (!desk.yours) return desk.skip();
    if (hand.burn) return hand.choices.includes(crew) ? hand.choose(crew) : hand.putBack();
    if (hand.phase !== "move" || memberOf(desk.view, crew)?.seat !== desk.seat) return;
    if (hand.canWalk(crew)) return hand.pick(crew);
    void desk.refuse(hand.anyStep(crew), element);
  }

  putSix(module: number, element: Element): void {
    const action = this.desk.find("put", { module });
    if (action) void this.desk.act(action);
    else void this.desk.refuse({ kind: "put", module, card: null }, element);
  }

  look(space: string, on: boolean, touched = false): void {
    const { hand } = this;
    if (on) [hand.looked, hand.touched] = [space, touched];
    else if (hand.looked === space && !this.stays) hand.looked = null;
  }

  lookOver(module: number, on: boolean, touched = false): void {
    const { hand } = this;
    if (on) [hand.over, hand.touched] = [module, touched];
    else if (hand.over === module && !this.stays) hand.over = null;
  }

  /** On a phone, and wherever it was touched, what is looked at stays so, for its button lies elsewhere. */
  private get stays(): boolean {
    return this.hand.touched || this.ship().up;
  }

  /** A click on a space that cannot be reached says why. */
  missed(event: MouseEvent): void {
    const { desk, hand } = this;
    const element = (event.target as Element).closest("[data-space]");
    if (!element) return;
    if (!desk.yours) return desk.skip();
    const to = element.getAttribute("data-space")!;
    const { pushed } = desk.view;
    if (hand.phase === "pushed" && pushed)
      return void desk.refuse({ kind: "retreat", crew: pushed, to, from: null, cost: null }, element);
    if (hand.phase !== "move") return;
    if (hand.burn) return hand.putBack();
    const crew = hand.picked;
    if (!crew) return desk.say({ clause: "", words: words.say("page-pick-first") }, element);
    const at = memberOf(desk.view, crew)?.at;
    if (!at || at === to) return hand.putBack();
    const { too_far } = desk.outlook;
    if (too_far?.spaces[crew]?.includes(to))
      return desk.say({ clause: too_far.clause, words: words.say("page-too-far", { crew }) }, element);
    void desk.refuse(hand.stepTo(crew, to), element);
  }

  /** 1 to 3 pick, arrows walk over the spaces, Escape puts back. */
  key(event: KeyboardEvent): void {
    const chooses = (event.target as Element).closest("[role=radiogroup]");
    if (chooses || isTyping(event) || isShortcut(event)) return;
    if (event.key === "Escape") return this.hand.putBack();
    const number = Number(event.key);
    if (this.hand.phase === "move" && number >= 1) return this.pickNumber(number);
    const way = WAYS[event.key];
    if (way && this.hand.picked && this.walk(way)) event.preventDefault();
  }

  private pickNumber(number: number): void {
    const mine = this.desk.view.crew.filter((one) => one.seat === this.desk.seat && !one.ashore);
    const one = mine[number - 1];
    const element = one && document.querySelector<SVGElement>(`[data-spot="crew-${one.crew}"]`);
    if (!element) return;
    if (element.ariaDisabled !== "true") element.focus();
    this.choose(one.crew, element);
  }

  /** To the nearest space that can be reached, straight ahead rather than aside. */
  private walk(way: Way): boolean {
    const { hand } = this;
    const from = hand.looked ?? memberOf(this.desk.view, hand.picked!)?.at;
    if (!from) return false;
    const ship = this.ship();
    const spaces = hand.targets.map(({ to }) => to);
    const places = spaces.map((space) => centre(ship, space));
    const next = spaces[ahead(centre(ship, from), way, places)];
    if (next) document.querySelector<SVGElement>(`[data-spot="space-${next}"]`)?.focus();
    return true;
  }
}
