const ORDER = 16;

/** Sorts points along a Hilbert curve, so that near points are near in the list. */
export function alongCurve<T extends { lat: number; lng: number }>(places: readonly T[]): T[] {
  return places
    .map((place) => ({ place, at: distanceAlong(place.lng, place.lat) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ place }) => place);
}

function distanceAlong(lng: number, lat: number): number {
  const side = 2 ** ORDER;
  let x = Math.min(side - 1, Math.floor(((lng + 180) / 360) * side));
  let y = Math.min(side - 1, Math.floor(((lat + 90) / 180) * side));
  let distance = 0;
  for (let half = side / 2; half >= 1; half /= 2) {
    const right = (x & half) > 0 ? 1 : 0;
    const top = (y & half) > 0 ? 1 : 0;
    distance += half * half * ((3 * right) ^ top);
    if (top === 0) {
      if (right === 1) [x, y] = [half - 1 - (x & (half - 1)), half - 1 - (y & (half - 1))];
      [x, y] = [y, x];
    }
    x &= half - 1;
    y &= half - 1;
  }
  return distance;
}
