/**
 * A line to the server that mends itself: a socket, and where sockets do not get through, asking again
 * and again. `lost` while it is down, `polling` while it asks.
 */

export interface Ends<Message> {
  /** The socket's address, made anew for each attempt. */
  address: () => string;
  /** One question where sockets are blocked, answered within so many seconds; null when nothing is new. */
  poll: (wait: number) => Promise<Message | null>;
  hear: (message: Message) => void;
  /** The server has said that this is not for us. */
  refused?: (code: string) => void;
}

const REFUSED = 4403;
const SLOWEST = 10_000;
const BLOCKED_AFTER = 3; // attempts that never opened, before we ask instead
const PING = 25_000;
const LONG = 20; // seconds the server may keep a question

export class Line<Message> {
  lost = $state(false);
  polling = $state(false);
  private socket: WebSocket | null = null;
  private closed = false;
  private attempts = 0;
  private neverOpened = 0;
  private timer = 0;
  private ping = 0;
  private notice = 0;

  constructor(private readonly ends: Ends<Message>) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  get live(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
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
    clearInterval(this.ping);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
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
      clearInterval(this.ping);
      this.ping = window.setInterval(() => this.send({ type: "ping" }), PING);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as Message;
      if ((message as { type?: string }).type === "pong") return;
      this.found();
      this.ends.hear(message);
    };
    socket.onclose = (event) => {
      clearInterval(this.ping);
      if (this.closed || this.socket !== socket) return;
      if (event.code === REFUSED) {
        this.closed = true;
        this.ends.refused?.(event.reason);
        return;
      }
      if (!opened) this.neverOpened += 1;
      if (this.neverOpened >= BLOCKED_AFTER) this.askInstead();
      else this.again();
    };
  }

  private again(): void {
    clearTimeout(this.notice);
    this.notice = window.setTimeout(() => (this.lost = !this.live && !this.closed), 600);
    const wait = Math.min(SLOWEST, 250 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private found(): void {
    clearTimeout(this.notice);
    this.lost = false;
  }

  /** The network or the person is back: do not wait for the next attempt. */
  private hurry = (): void => {
    if (this.closed || this.live || this.polling || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.open();
  };

  private async askInstead(): Promise<void> {
    let reached = false;
    try {
      const message = await this.ends.poll(this.polling ? LONG : 0);
      reached = true;
      this.polling = true;
      this.found();
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
