/** Whose map stands large on the board: the own one, or another seat's that was clicked in the rail. */
class Looking {
  seat = $state<number | null>(null);
  /** Counts up when somebody's map is asked for, so that a phone can turn to it. */
  asked = $state(0);
  /** The others stand in the rail. */
  rail = $state(false);

  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
    this.asked += 1;
  }
}

export const looking = new Looking();
