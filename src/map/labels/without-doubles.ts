import type { MapLabel } from '#src/domain/map-label.ts';

const EARTH_RADIUS_M = 6_378_137;
/** A summit among the sights this near to a peak is that peak, m. */
const PEAK_M = 2500;
const PARK_M = 12_000;
const PLACE_M = 3000;

/** One name for one thing: sights that are a peak, a park or a place of the map have its label, or it theirs. */
export function withoutDoubles(labels: readonly MapLabel[]): MapLabel[] {
  const ofKind = (...kinds: MapLabel['kind'][]) =>
    labels.filter(({ kind }) => kinds.includes(kind));
  const [peaks, parks, places] = [ofKind('peak'), ofKind('park'), ofKind('city', 'capital')];
  const dropped = new Set<MapLabel>();
  for (const label of ofKind('sight')) {
    const isAt = (metres: number) => (other: MapLabel) => isWithin(label, other, metres);
    const kind = label.sight?.kind;
    const peak = kind === 'summit' || kind === 'volcano' ? peaks.find(isAt(PEAK_M)) : undefined;
    const place = places.filter(isAt(PLACE_M)).find((other) => other.names.en === label.names.en);
    if (peak !== undefined || place !== undefined) {
      dropped.add(label);
      continue;
    }
    for (const park of kind === 'park' ? parks.filter(isAt(PARK_M)) : []) {
      if (firstWord(park) === firstWord(label)) dropped.add(park);
    }
  }
  return labels.filter((label) => !dropped.has(label));
}

function isWithin(a: MapLabel, b: MapLabel, metres: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= metres * Math.cosh(a.y / EARTH_RADIUS_M);
}

function firstWord({ names }: MapLabel): string {
  return names.en.toLowerCase().split(/[\s-]/u)[0] ?? '';
}
