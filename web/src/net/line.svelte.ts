/**
 * A line to the server that mends itself: a socket, and where sockets do not get through, asking again
 * and again. `lost` while it is down, `polling` while it asks.
 *
 * A socket that fell silent looks like one on which nothing happens. While somebody looks at the page, silence
 * is broken by a ping: one that is not answered in time means that the line is lost, and soon a new socket is tried.
 */

export interface Ends<Message> {
  /** The socket's address, made anew for each attempt. */
  address: () => string;
  /** One question where sockets are blocked, answered within so many seconds; null when nothing is new. */
  poll: (wait: number) => Promise<Message | null>;
  hear: (message: Message) => void;
  /** From now on it asks, and sends nothing. */
  asking?: () => void;
  /** The server has said that this is not for us. */
  refused?: (code: string) => void;
}

const REFUSED = 4403;
const SLOWEST = 10_000;
const BLOCKED_AFTER = 3; // attempts that never opened, before we ask instead
const QUIET = 1400; // milliseconds without a word before we ask whether the other end is there
const QUIET_UNSEEN = 25_000; // the same while nobody looks
const ANSWER = 1400; // within which it must say so: both together are less than three seconds
const OPENS_WITHIN = 8000;
const GIVE_UP = 3000; // lost for so long, a silent socket is replaced
const LONG = 20; // seconds the server may keep a question

export class Line<Message> {
  lost = $state(false);
  /** Since when, by the clock of this device; what was last heard may be a little older. */
  lostSince = $state(0);
  polling = $state(false);
  private socket: WebSocket | null = null;
  closed = false;
  private attempts = 0;
  private neverOpened = 0;
  private timer = 0;
  private pulse = 0;
  private notice = 0;

  constructor(private readonly ends: Ends<Message>) {
    addEventListener("online", this.tryNow);
    addEventListener("offline", this.unplugged);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  get live(): boolean {
    return this.socket !== null && this.socket.readyState === WebSocket.OPEN;
  }

  send(message: unknown): boolean {
    if (!this.live) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.notice);
    clearTimeout(this.pulse);
    removeEventListener("online", this.tryNow);
    removeEventListener("offline", this.unplugged);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }

  private open(): void {
    if (this.closed) return;
    let opened = false;
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.ends.address());
    } catch {
      this.askInstead();
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.attempts = 0;
      this.neverOpened = 0;
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(event.data as string) as Message;
      this.listen();
      this.found();
      if ((message as { type?: string }).type === "pong") return;
      this.ends.hear(message);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      clearTimeout(this.pulse);
      if (event.code === REFUSED) {
        this.closed = true;
        this.ends.refused?.(event.reason);
        return;
      }
      this.failed(opened);
    };
    // An attempt into the void may take minutes to fail by itself.
    this.pulse = window.setTimeout(() => {
      if (opened || this.socket !== socket) return;
      this.socket = null;
      socket.close();
      this.failed(false);
    }, OPENS_WITHIN);
  }

  private failed(opened: boolean): void {
    if (!opened) this.neverOpened += 1;
    if (this.neverOpened >= BLOCKED_AFTER) void this.askInstead();
    else this.again();
  }

  private again(): void {
    clearTimeout(this.notice);
    this.notice = window.setTimeout(() => !this.live && this.lose(), 600);
    const wait = Math.min(SLOWEST, 250 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** Something was heard: the next word is asked for if it does not come by itself. */
  private listen(): void {
    clearTimeout(this.pulse);
    const quiet = document.visibilityState === "hidden" ? QUIET_UNSEEN : QUIET;
    this.pulse = window.setTimeout(() => this.askWhetherThere(), quiet);
  }

  private askWhetherThere(): void {
    this.send({ type: "ping" });
    this.pulse = window.setTimeout(() => {
      this.lose();
      this.pulse = window.setTimeout(() => this.replace(), GIVE_UP);
    }, ANSWER);
  }

  private lose(): void {
    if (this.closed || this.lost) return;
    this.lost = true;
    this.lostSince = Date.now();
  }

  /** A socket that says nothing may take minutes to be closed: it is left alone, and another is opened. */
  private replace(): void {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    clearTimeout(this.pulse);
    clearTimeout(this.timer);
    this.open();
  }

  private found(): void {
    clearTimeout(this.notice);
    this.lost = false;
  }

  /** The network is back, or the person will not wait: the next attempt is made at once. */
  tryNow = (): void => {
    if (this.closed || this.polling) return;
    if (this.live && !this.lost) return;
    this.attempts = 0;
    this.replace();
  };

  /** Somebody looks again: what was silent meanwhile is asked. */
  private seen = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.live) this.listen();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.tryNow();
  };

  /** The device itself says that it has no network. */
  private unplugged = (): void => this.lose();

  private async askInstead(): Promise<void> {
    let reached = false;
    try {
      const message = await this.ends.poll(this.polling ? LONG : 0);
      if (this.closed) return;
      reached = true;
      this.found();
      if (!this.polling) {
        this.polling = true;
        this.ends.asking?.();
      }
      if (message !== null) this.ends.hear(message);
    } catch {
      // As unreachable as the socket: try both again.
    }
    if (this.closed) return;
    if (reached) this.timer = window.setTimeout(() => void this.askInstead(), 400);
    else {
      this.polling = false;
      this.neverOpened = 0;
      this.again();
    }
  }
}
