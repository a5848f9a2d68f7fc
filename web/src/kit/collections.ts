/** Collections that nothing is drawn from: they are not reactive, on purpose. */

/** A map for book-keeping. */
export const ledger = <Key, Value>(): Map<Key, Value> => new Map();

/** Each value once, in the order they came. */
export const distinct = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];
