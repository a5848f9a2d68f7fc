/** Each of several values once, in their order. */
export const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];
