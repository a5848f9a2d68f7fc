/** An act on its way to the table: that it was heard shows at once, that the answer takes long after a while. */

const SLOW = 250; // an answer that takes longer is worth a word

export class Underway<Step> {
  /** Something is on its way: what was clicked has been heard. */
  told = $state(false);
  /** It has been for so long that the person should know. */
  sending = $state(false);
  /** What it is, for a line that is lost: it waits, and is shown as waiting. */
  steps = $state.raw<Step[]>([]);
  private slow: ReturnType<typeof setTimeout> | undefined;

  /** Until there is an answer, or what was done has come back as an act. */
  async send<Answer>(steps: Step[], answer: () => Promise<Answer>): Promise<Answer> {
    this.told = true;
    this.steps = steps;
    const slow = (this.slow = setTimeout(() => (this.sending = true), SLOW));
    try {
      return await answer();
    } finally {
      if (this.slow === slow) this.arrived(); // else it has been shown already, and this may be the next one's
    }
  }

  /** The next one can be chosen. */
  arrived(): void {
    clearTimeout(this.slow);
    this.slow = undefined;
    this.told = false;
    this.steps = [];
    this.sending = false;
  }
}
