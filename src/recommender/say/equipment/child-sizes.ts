/** Body heights that clothes are cut for, by the wearer's years: centimetres, EN 13402. */
const SIZES = [74, 86, 92, 98, 104, 110, 116, 122, 128, 134, 140, 146, 152] as const;

/** The usual size at an age in years. */
export function sizeAt(years: number): number {
  const at = Math.min(SIZES.length - 1, Math.max(0, Math.floor(years)));
  return SIZES[at] ?? SIZES[0];
}
