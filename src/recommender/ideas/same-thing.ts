import { distanceKm } from '#src/domain/location.ts';
import type { NamedPlace } from '#src/domain/places.ts';
import type { Sight } from '#src/domain/sights.ts';
import { fullNameTest } from '../wishes/named-place.ts';

/** Points of one area lie this far apart, those of a town's sights much nearer. */
const AREA_KM = 40;

/** Whether a place of the gazetteer is this sight, by its name: 'Þingvellir', 'Þingvellir National Park'. */
export function isSameThing(sight: Sight, place: NamedPlace): boolean {
  if (distanceKm(sight, place) > AREA_KM) return false;
  return sight.name === place.name || fullNameTest(sight.name)(place.name);
}
