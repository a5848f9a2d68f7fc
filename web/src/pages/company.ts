import type { Envelope } from "../net/types";

/** Do other people hold seats here, even if a bot plays for them just now or they share this screen? */
export const hasCompany = (envelope: Envelope): boolean =>
  envelope.seats.some(
    (one) => one.kind === "screen" || (one.kind === "person" && !envelope.you.seats.includes(one.seat)),
  );
