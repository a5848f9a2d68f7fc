/** Whose map stands large on the board: the own one, or another seat's that was clicked in the rail. */
import { perDesk } from "../../desk/sharing";
import type { ArgosyDesk } from "./view";

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

/** Board and rail share it. */
export const lookingOf = perDesk((_: ArgosyDesk) => new Looking());
