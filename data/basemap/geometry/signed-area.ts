/** The area of a ring x, y, … without its repeated start; its sign is the direction in which the ring turns. */
export function signedArea(ring: Float64Array): number {
  let doubled = 0;
  for (let p = 0, q = ring.length - 2; p < ring.length; q = p, p += 2) {
    doubled += (ring[q] ?? 0) * (ring[p + 1] ?? 0) - (ring[p] ?? 0) * (ring[q + 1] ?? 0);
  }
  return doubled / 2;
}
