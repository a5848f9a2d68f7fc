/** The boards of a game that is gone through again, asked for some at a time. */
import type * as api from "../../net/types";

const PART = 20; // boards that are asked for together

/** Where a game that is gone through again comes from. */
export interface Source {
  table: () => Promise<Pick<api.StateMessage, "envelope" | "figures">>;
  story: (seat: number | null) => Promise<api.Story>;
  boards: (first: number, most: number, seat: number | null) => Promise<api.Boards>;
}

export class Boards {
  private known = new Map<number, api.Board>();
  private parts = new Map<number, Promise<void>>();

  constructor(
    private readonly source: Source,
    private readonly seat: number | null,
  ) {}

  /** One of them; those that come after it are on their way by then. */
  async at(index: number, last: number): Promise<api.Board | undefined> {
    const part = Math.floor(index / PART);
    await this.load(part);
    if ((part + 1) * PART <= last) void this.load(part + 1).catch(() => {});
    return this.known.get(index);
  }

  private load(part: number): Promise<void> {
    let loading = this.parts.get(part);
    if (!loading) {
      loading = this.source.boards(part * PART, PART, this.seat).then((found) => {
        found.boards.forEach((board, n) => this.known.set(found.first + n, board));
      });
      loading.catch(() => this.parts.delete(part));
      this.parts.set(part, loading);
    }
    return loading;
  }
}
