/** What the choices of a moment are worth: asked for once it is looked at for a while, and kept. */
import { SvelteMap } from "svelte/reactivity";
import { adviceAt, messageOf } from "../../net/api";
import type { Advice } from "../../net/types";
import type { Past } from "./past.svelte";

const PATIENCE = 300; // milliseconds that a position is looked at before it is asked about

export class Advised {
  asking = $state(false);
  problem = $state("");
  private readonly kept = new SvelteMap<string, Advice>();

  /** Set up with a component: `wanted` while it may be asked; a moment is asked for again when `edition` changes. */
  constructor(
    private readonly past: Past,
    private readonly table: string,
    wanted: () => boolean,
    private readonly edition: () => string = () => "",
  ) {
    $effect(() => {
      const [step, name] = [this.past.at, this.name];
      if (!wanted()) return;
      const timer = setTimeout(() => void this.ask(step, name), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  /** Of the moment that is looked at. */
  get here(): Advice | undefined {
    return this.kept.get(this.name);
  }

  /** Without waiting. */
  askNow(): void {
    void this.ask(this.past.at, this.name);
  }

  private get name(): string {
    return `${this.past.at} ${this.edition()}`;
  }

  private async ask(step: number, name: string): Promise<void> {
    if (this.kept.has(name)) return;
    this.asking = true;
    this.problem = "";
    try {
      this.kept.set(name, await adviceAt(this.table, step, this.past.story?.seat ?? null));
    } catch (error) {
      this.problem = messageOf(error);
    }
    this.asking = false;
  }
}
