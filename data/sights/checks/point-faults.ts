import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { ONE_POINT_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { SightKind } from '#src/domain/place/sights.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import type { CompleteSight } from '../usual-of-kind.ts';

/** A sight agrees with a listing of its name that is so near. */
const AGREES_KM = 2;
/** Beyond this, the listing is a namesake. */
const NAMESAKE_KM = 40;

/** Where another list has something of this name; `kinds`: any where that list does not tell. */
export type ListedPoint = LatLng & { kinds?: readonly SightKind[] | undefined };
/** By the folded name. */
export type PointsByName = ReadonlyMap<string, readonly ListedPoint[]>;
export type CheckedSight = Pick<
  CompleteSight,
  'name' | 'nameDe' | 'kind' | 'lat' | 'lng' | 'countries'
>;
/** A difference of at most `km` that somebody has looked at. */
type Decided = { name: string; in: string; km: number };

/** The faults, a line each: sights elsewhere than a listing of their name, and needless decisions. */
export function pointFaults(
  sights: readonly CheckedSight[],
  listings: PointsByName,
  decided: readonly Decided[],
): string[] {
  const needed = new Set<Decided>();
  const far = sights.flatMap((sight) => {
    const km = differenceKm(sight, listings);
    if (km === null) return [];
    const countries = sight.countries.replaceAll('|', ',');
    const known = decided.find((one) => one.name === sight.name && one.in === countries);
    if (known !== undefined) needed.add(known);
    if (known !== undefined && km <= known.km) return [];
    const { name, lat, lng } = sight;
    return [`${name} (${countries}) at ${lat},${lng} is listed ${km.toFixed(1)} km away`];
  });
  const needless = decided.filter((one) => !needed.has(one));
  return [
    ...far,
    ...needless.map((one) => `decided-points.txt: ${one.name} (${one.in}) is needless`),
  ];
}

/** Null where a listing of the name agrees, or none is near. */
function differenceKm(sight: CheckedSight, listings: PointsByName): number | null {
  if (!isOneOf(ONE_POINT_SIGHTS, sight.kind)) return null;
  const points = [sight.name, sight.nameDe].flatMap((name) => listings.get(foldName(name)) ?? []);
  const ofKind = points.filter(({ kinds }) => kinds?.includes(sight.kind) ?? true);
  const km = Math.min(...ofKind.map((point) => distanceKm(sight, point)));
  return km <= AGREES_KM || km > NAMESAKE_KM ? null : km;
}
