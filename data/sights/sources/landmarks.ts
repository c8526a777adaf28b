import type { PlaceKind } from '#src/domain/place/places.ts';
import type { Fame, SightKind } from '#src/domain/place/sights.ts';
import { readLandmarkRows } from '../../gazetteer/landmark-rows.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const KINDS: Readonly<Partial<Record<PlaceKind, SightKind>>> = {
  peak: 'summit',
  lake: 'lake',
  island: 'island',
  archipelago: 'island',
  fjord: 'coast',
  coast: 'coast',
  cape: 'coast',
  bay: 'coast',
  beach: 'beach',
  desert: 'desert',
  valley: 'valley',
  waterfall: 'waterfall',
  village: 'village',
  sight: 'monument',
  'heritage-cultural': 'monument',
};
/** Importance for the search, from which a landmark is world-famous, widely known, known. */
const FAMES: readonly (readonly [importance: number, fame: Fame])[] = [
  [80, 1],
  [68, 2],
  [56, 3],
];

/** The gazetteer's own landmarks: lakes, islands, coasts, valleys, summits with both names. */
export async function readLandmarks(): Promise<ListedSight[]> {
  const rows = await readLandmarkRows();
  const sights = rows.flatMap(({ name, german, kind: listed, lat, lng, importance, metres }) => {
    const kind = KINDS[listed];
    if (kind === undefined) return [];
    return listedSight({
      name,
      nameDe: german,
      kind,
      lat,
      lng,
      countries: '',
      fame: FAMES.find(([least]) => importance >= least)?.[1] ?? 4,
      size: kind === 'summit' ? (metres ?? null) : null,
    });
  });
  return corrected(sights, 'landmarks.txt');
}
