/** The ids of all sentences and the names of their parts, from the English files: npm run words. */

/** What a sentence is given: nothing, or all of its parts. */
export type Said<Names> = [Names] extends [never] ? [] : [parts: Record<Names & string, unknown>];

export interface Messages {
  page: {
    "learn-again": never;
    "learn-coach": never;
    "learn-finished": never;
    "learn-next": never;
    "learn-play": never;
    "learn-rules": never;
    "learn-task": "count" | "number";
    "learn-title": "game";
    "learn-waits": never;
    "learn-well": never;
  };
}
