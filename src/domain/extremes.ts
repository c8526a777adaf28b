/*
 * For lists of any length: Math.max(...values) overflows the stack with some hundred thousand.
 */

/** The highest of the values; -Infinity without any. */
export function highest(values: readonly number[]): number {
  return values.reduce((best, value) => Math.max(best, value), -Infinity);
}

/** The lowest of the values; Infinity without any. */
export function lowest(values: readonly number[]): number {
  return values.reduce((best, value) => Math.min(best, value), Infinity);
}
