/** Where events are shown one after the other: time that can be skipped. */

const EASE = (t: number): number => 1 - (1 - t) ** 3;

export class Stage {
  private skipping = false;
  private wake: (() => void)[] = [];
  private later: (() => void)[] = [];

  constructor(private readonly mode: () => { still: boolean; speed: number }) {}

  /** Nothing moves now: reduced motion, or the person skipped. States change at once. */
  get still(): boolean {
    return this.skipping || this.mode().still;
  }

  /** Draw `frame(t)` from 0 to 1 over `ms` milliseconds, eased; at once with `frame(1)` when still. */
  async tween(ms: number, frame: (t: number) => void, ease: (t: number) => number = EASE): Promise<void> {
    if (!this.still) {
      const start = performance.now();
      const length = ms / this.mode().speed;
      await new Promise<void>((done) => {
        const step = (now: number) => {
          const t = Math.min(1, Math.max(0, (now - start) / length));
          if (this.still || t >= 1) done();
          else {
            frame(ease(t));
            requestAnimationFrame(step);
          }
        };
        requestAnimationFrame(step);
      });
    }
    frame(1);
  }

  /** Let the eye rest for `ms` milliseconds; not at all when skipped or still. */
  async rest(ms: number): Promise<void> {
    if (this.still) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms / this.mode().speed);
      this.wake.push(() => {
        clearTimeout(timer);
        done();
      });
    });
    this.wake = [];
  }

  /** What has been drawn is on the screen; a page that nobody sees does not wait for it. */
  seen(): Promise<void> {
    return new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, 100);
    });
  }

  /** Run together with the next view, so that a movement's offset ends in the very frame the piece is there. */
  after(act: () => void): void {
    this.later.push(act);
  }

  skip(): void {
    this.skipping = true;
    for (const wake of this.wake) wake();
    this.wake = [];
  }

  /** The desk calls it when a view is set. */
  settle(): void {
    for (const act of this.later) act();
    this.later = [];
  }

  /** The desk calls it when nothing is left to show. */
  rested(): void {
    this.skipping = false;
  }
}
