/**
 * Oxygen in a breath against sea level, 0..1: the pressure ratio of the standard atmosphere (ISO
 * 2533) at that height in metres.
 */
export function oxygenShare(elevation: number): number {
  return (1 - 2.255_77e-5 * Math.max(0, elevation)) ** 5.255_88;
}
