import { distanceKm } from '#src/domain/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { groupBy } from '../group-by.ts';
import { readList } from '../lists.ts';
import type { Settlement } from '../settlements.ts';
import type { Feature } from './feature.ts';

const IMPORTANCE = { village: 46, lake: 58 } as const;
/** A settlement of this name so close is the same village. */
const KNOWN_KM = 8;

/** The villages, camps and lakes of the hand-written list, without those that are settlements. */
export async function readSmallPlaces(settlements: readonly Settlement[]): Promise<Feature[]> {
  const named = groupBy(settlements, ({ name }) => foldName(name));
  return (await readList('small-places.txt')).flatMap((entry): Feature[] => {
    const [name = '', german = '', listed, lat, lng, others = ''] = entry;
    const kind = listed === 'lake' ? 'lake' : 'village';
    const place = {
      name,
      german: german === '' ? name : german,
      others: others.split(';').filter(Boolean),
      kind,
      lat: Number(lat),
      lng: Number(lng),
      importance: IMPORTANCE[kind],
      elevation: null,
      wide: false,
    } as const;
    const known = named.get(foldName(name)) ?? [];
    return known.some((settlement) => distanceKm(settlement, place) <= KNOWN_KM) ? [] : [place];
  });
}
