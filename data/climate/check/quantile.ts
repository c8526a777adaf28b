/** The value that `share` of the values stay below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}
