/** What is asked of a table, each with a number of its own: sent twice, it is done once and answered alike. */
import { ask, Refused } from "./api";
import type { Line } from "./line.svelte";
import type * as api from "./types";

type Answer = api.Accepted | api.Refusal;
type Reply = Answer | null | Promise<Answer>;

export class Commands {
  private readonly client = `page-${Math.random().toString(36).slice(2, 12)}`;
  private number = 0;
  private waiting = new Map<number, { message: api.CommandMessage; resolve: (answer: Reply) => void }>();

  constructor(
    private readonly table: string,
    private readonly line: Line<api.ToClient>,
  ) {}

  /** If the line is down it goes out when it is mended, with the same number; null where it was dropped before. */
  send(command: api.Command): Promise<Answer | null> {
    const number = (this.number += 1);
    const message: api.CommandMessage = { type: "command", client: this.client, number, command };
    if (this.line.polling) return this.post(message);
    return new Promise((resolve) => {
      this.waiting.set(number, { message, resolve });
      this.line.send(message);
    });
  }

  /** The line is mended; where it only asks, what waits is posted. */
  sendAgain(): void {
    for (const [number, { message, resolve }] of this.waiting)
      if (this.line.polling) {
        this.waiting.delete(number);
        resolve(this.post(message));
      } else this.line.send(message);
  }

  /** What has not been answered is not sent again: whoever asked for it is told that nothing came of it. */
  drop(kind: api.Command["do"]): void {
    for (const [number, { message, resolve }] of this.waiting)
      if (message.command.do === kind) {
        this.waiting.delete(number);
        resolve(null);
      }
  }

  answered(number: number, answer: Answer): void {
    this.waiting.get(number)?.resolve(answer);
    this.waiting.delete(number);
  }

  refuseAll(refusal: api.Refusal): void {
    for (const { resolve } of this.waiting.values()) resolve(refusal);
    this.waiting.clear();
  }

  private async post({ client, number, command }: api.CommandMessage): Promise<Answer> {
    try {
      return await ask<api.Accepted>("POST", `/tables/${this.table}/commands`, { client, number, command });
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }
}
