import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SEA_EDGE_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/place/places.ts';
import type { Countries } from '#src/domain/ports.ts';
import { isClosed } from './safety/closed-areas.ts';
import { crossingTo } from './safety/crossings.ts';
import type { Crossing } from './safety/crossings.ts';

/**
 * The trip's country, by its ISO 3166 code; 'disputed', from where no border is crossed; or 'sea',
 * from where a ship chooses its harbours.
 */
export type Home = { code: string } | 'disputed' | 'sea';

/** A place, and whether one shows the passport on the way there. */
export type ReachedPlace = { place: NamedPlace; passport: boolean };

/**
 * The places that are reached without crossing a border that is closed, unusual or disputed, and that
 * anybody may enter.
 */
export async function withinBorders(
  home: Home,
  around: readonly NamedPlace[],
  countries: Countries,
  signal?: AbortSignal,
): Promise<ReachedPlace[]> {
  const places = around.filter((place) => !isClosed(place));
  if (home === 'sea') return places.map((place) => ({ place, passport: false }));
  const codes = await Promise.all(
    places.map(async (place) => (await countries.at(place, signal))?.code ?? null),
  );
  return places.flatMap((place, index) => {
    const crossing = crossingFrom(home, codes[index] ?? null, place.kind);
    return crossing === 'closed' ? [] : [{ place, passport: crossing === 'passport' }];
  });
}

function crossingFrom(
  home: { code: string } | 'disputed',
  to: string | null,
  kind: PlaceKind,
): Crossing {
  if (to !== null) return crossingTo(home === 'disputed' ? null : home.code, [to]);
  return home === 'disputed' || isOneOf(SEA_EDGE_PLACES, kind) ? 'none' : 'closed';
}

/** `to`: the ISO 3166 codes of all countries that a place lies in. */
export function isReached(home: Home, to: readonly string[]): boolean {
  if (home === 'sea') return true;
  return crossingTo(home === 'disputed' ? null : home.code, to) !== 'closed';
}
