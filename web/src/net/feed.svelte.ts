/** What the first page follows: who one is, own tables, tables to watch, invitations. */
import { ask, socketAddress } from "./api";
import { Line } from "./line.svelte";
import type * as api from "./types";
import { built, version } from "./version.svelte";

class Feed {
  me = $state.raw<api.Person | null>(null);
  tables = $state.raw<api.FeedTable[]>([]);
  watch = $state.raw<api.FeedTable[]>([]);
  invitations = $state.raw<api.InvitationInfo[]>([]);
  /** Tables that became one's turn while the page was open. */
  news = $state.raw<string[]>([]);
  known = $state(false);
  line = $state.raw<Line<api.ToFeed> | null>(null);
  private mark = "";

  open(): void {
    if (this.line) return;
    this.line = new Line<api.ToFeed>({
      address: () => socketAddress(`/feed/socket?${built}`),
      poll: (wait) => ask<api.FeedMessage>("GET", `/feed?mark=${this.mark}&wait=${wait}`),
      hear: (message) => this.hear(message),
    });
  }

  close(): void {
    this.line?.close();
    this.line = null;
  }

  /** After becoming somebody, or somebody else: the socket is known by its cookie. */
  again(): void {
    this.close();
    this.open();
  }

  private hear(message: api.ToFeed): void {
    if (message.type === "hello") version.heard(message.contract);
    else if (message.type === "feed") {
      this.me = message.me;
      this.note(message.tables);
      this.tables = message.tables;
      this.watch = message.watch;
      this.invitations = message.invitations;
      this.mark = message.mark;
      this.known = true;
    } else if (message.type === "feed-table") {
      const other = (one: api.FeedTable) => one.envelope.table !== message.table.envelope.table;
      if (message.own) {
        this.note([message.table]);
        this.tables = sorted([message.table, ...this.tables.filter(other)]);
      } else this.watch = [message.table, ...this.watch.filter(other)].slice(0, 12);
    } else if (message.type === "feed-gone") {
      const other = (one: api.FeedTable) => one.envelope.table !== message.table;
      this.tables = this.tables.filter(other);
      this.watch = this.watch.filter(other);
    }
  }

  private note(tables: api.FeedTable[]): void {
    if (!this.known) return;
    for (const one of tables) {
      const id = one.envelope.table;
      const before = this.tables.find((old) => old.envelope.table === id);
      if (one.your_turn && !before?.your_turn) this.news = [...this.news.filter((old) => old !== id), id];
      if (!one.your_turn) this.news = this.news.filter((old) => old !== id);
    }
  }
}

const over = (one: api.FeedTable): boolean => one.envelope.status === "finished" || one.envelope.status === "closed";

function sorted(tables: api.FeedTable[]): api.FeedTable[] {
  const rank = (one: api.FeedTable) => (over(one) ? 2 : one.your_turn ? 0 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || a.envelope.since - b.envelope.since);
}

export const running = (tables: api.FeedTable[]): api.FeedTable[] => tables.filter((one) => !over(one));

export const feed = new Feed();
