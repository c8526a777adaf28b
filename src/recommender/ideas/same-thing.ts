import { distanceKm } from '#src/domain/location.ts';
import type { NamedPlace } from '#src/domain/places.ts';
import type { Sight } from '#src/domain/sights.ts';
import { isSettlement } from './home-town.ts';
import { fullNameTest } from '../wishes/named-place.ts';

/** Points of one area lie this far apart, those of a town's sights much nearer. */
const AREA_KM = 40;
const SIGHT_KM = 5;
const SPOT_KM = 0.1;

/** Whether a place of the gazetteer is this sight, by its name: 'Þingvellir', 'Þingvellir National Park'. */
export function isSameThing(sight: Sight, place: NamedPlace): boolean {
  if (distanceKm(sight, place) > AREA_KM) return false;
  if (sight.name === place.name) return true;
  return !isSettlement(place) && fullNameTest(sight.name)(place.name);
}

/** Whether two sights are one under two names: 'La Seu', 'Palma Cathedral La Seu'. */
export function isSameSight(a: Sight, b: Sight): boolean {
  if (distanceKm(a, b) > SIGHT_KM) return false;
  return fullNameTest(a.name)(b.name) || fullNameTest(b.name)(a.name) || distanceKm(a, b) < SPOT_KM;
}
