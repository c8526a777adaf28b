import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { Countries } from '#src/domain/ports.ts';
import { isClosed } from './safety/closed-areas.ts';
import { crossingTo } from './safety/crossings.ts';

/** On the water or its edge, where the outlines of countries end. */
const WATERS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'island',
  'large-island',
  'archipelago',
  'fjord',
  'bay',
  'cape',
  'coast',
  'sea',
  'beach',
  'marine-park',
]);

/**
 * The trip's country, by its ISO 3166 code; 'disputed', from where no border is crossed; or 'sea',
 * from where a ship chooses its harbours.
 */
export type Home = { code: string } | 'disputed' | 'sea';

/**
 * The places that are reached without crossing a border that is closed, unusual or disputed, and that
 * anybody may enter.
 */
export async function withinBorders(
  home: Home,
  around: readonly NamedPlace[],
  countries: Countries,
  signal?: AbortSignal,
): Promise<NamedPlace[]> {
  const places = around.filter((place) => !isClosed(place));
  if (home === 'sea') return places;
  const codes = await Promise.all(
    places.map(async (place) => (await countries.at(place, signal))?.code ?? null),
  );
  return places.filter((place, index) => {
    const code = codes[index] ?? null;
    if (code === null) return home === 'disputed' || WATERS.has(place.kind);
    return isReached(home, [code]);
  });
}

/** `to`: the ISO 3166 codes of all countries that a place lies in. */
export function isReached(home: Home, to: readonly string[]): boolean {
  if (home === 'sea') return true;
  return crossingTo(home === 'disputed' ? null : home.code, to) !== 'closed';
}
