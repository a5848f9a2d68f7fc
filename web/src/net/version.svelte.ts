/**
 * Whether the server still speaks what this page was built for. A page that was left open over an update of the
 * server finds out by the next answer or message, says so, and goes on as well as it can until it is reloaded.
 */
import { CONTRACT } from "./types";

export const HEADER = "x-starboard-contract";

class Version {
  /** There is a newer page on the server. */
  outdated = $state(false);

  /** What the server said it speaks. */
  heard(contract: string | null): void {
    if (contract && contract !== CONTRACT) this.outdated = true;
  }

  /** Something that was sent or needed is not there any more as this page knows it. */
  missed(): void {
    this.outdated = true;
  }
}

export const version = new Version();

/** Said when a socket is opened, so that the server's first word is what it speaks. */
export const built = `contract=${CONTRACT}`;
