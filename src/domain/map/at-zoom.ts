/** Values by zoom, interpolated linearly. */
export type Zooms = readonly (readonly [zoom: number, value: number])[];

/** The interpolated value at a zoom; constant outside of the given zooms. */
export function atZoom(zooms: Zooms, zoom: number): number {
  const above = zooms.findIndex(([at]) => at >= zoom);
  const [high, low] = [zooms[above], zooms[above - 1]];
  if (high === undefined) return zooms.at(-1)?.[1] ?? 0;
  if (low === undefined) return high[1];
  return low[1] + ((high[1] - low[1]) * (zoom - low[0])) / (high[0] - low[0]);
}
