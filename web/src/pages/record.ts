import { apiAddress } from "../net/api";
import type { Envelope } from "../net/types";

/** Where the record of a table is downloaded: of a running game only what this seat may know. */
export function recordAddress(envelope: Envelope, seat: number | null): string {
  return apiAddress(`/tables/${envelope.table}/record${seat === null ? "" : `?seat=${seat}`}`);
}
