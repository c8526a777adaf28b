import { mercatorX, mercatorY } from '../geometry/mercator.ts';
import type { Place } from '../places.ts';
import type { Label } from './label.ts';

/** Minimum population of a label by zoom. */
const MIN_POPULATION: Readonly<Record<number, number>> = {
  3: 4_000_000,
  4: 900_000,
  5: 250_000,
  6: 90_000,
  7: 24_000,
  8: 4_000,
};
/** Minimum distance between labels, pixels. */
const ROOM_PX = { x: 48, y: 17 };
/** A much smaller place may be named where no other label is this near. */
const LONELY_PX = 90;
const LONELY_SHARE = 1 / 25;
/** Places with a far too large population in the list of 2020, or twice in it. */
const MISCOUNTED = new Set([
  'Budta',
  'Camayenne',
  'City of Balikpapan',
  'Dadonghai',
  'Kahrīz',
  'Nowrangapur',
  'Pasragad Branch',
]);
/** A place this close to a larger one never represents the region. */
const SUBURB_PX = 60;
/** Cities from here on are not outrun: smaller places around wait until they are named. */
const BIG_CITY = 500_000;
/** From this zoom the largest city within so many pixels is named, whatever stands beside it. */
const LEADING = { zoom: 6, px: 48 } as const;
/** At the last zoom, villages fill the empty areas. */
const QUIET_PX = { x: 80, y: 44 };
const SIZES = [5_000_000, 500_000, 90_000, 24_000] as const;

type Named = { name: string; german: string; lat: number; lng: number };

/**
 * Capitals, cities, towns and villages of GeoNames, thinned so that they can be read. `gazetteer`: the
 * gazetteer's places by their numbers in GeoNames, which have the names and the points.
 */
export function cityLabels(
  places: readonly Place[],
  gazetteer: ReadonlyMap<string, Named>,
): Label[] {
  const named = new Map<Place, number>();
  const candidates = places
    .filter((place) => !place.quarter && place.country !== 'AQ' && !MISCOUNTED.has(place.name))
    .filter(({ id }) => gazetteer.has(id))
    .toSorted((a, b) => standing(b) - standing(a) || a.id.localeCompare(b.id));
  const leading = leadingCities(candidates);
  for (const zoom of [3, 4, 5, 6, 7, 8]) {
    const index = createIndex(zoom);
    for (const place of named.keys()) index.add(place);
    const larger = createIndex(zoom);
    const waiting = createIndex(zoom);
    const least = MIN_POPULATION[zoom] ?? 0;
    for (const place of candidates) {
      const suburb = larger.near(place, SUBURB_PX, SUBURB_PX);
      larger.add(place);
      if (named.has(place)) continue;
      const capital = place.capital && zoom >= capitalZoom(place);
      const large = capital || place.population >= least;
      const lonely = !large && !suburb && isLonely(place, zoom, least, index);
      if (!large && !lonely) continue;
      const hasRoom = [index, waiting].every((of) => !of.near(place, ROOM_PX.x, ROOM_PX.y));
      const leads = zoom >= LEADING.zoom && leading.has(place);
      if (!capital && !leads && !hasRoom) {
        if (place.population >= BIG_CITY) waiting.add(place);
        continue;
      }
      named.set(place, zoom);
      index.add(place);
    }
  }
  return [...named].flatMap(([place, zoom]): Label[] => {
    const known = gazetteer.get(place.id);
    if (known === undefined) return [];
    const { name: en, german: de, lat, lng: lon } = known;
    const size = SIZES.filter((least) => place.population < least).length;
    return [{ kind: place.capital ? 'capital' : 'city', lat, lon, en, de, zoom, size }];
  });
}

/** Big cities without a larger one around, by inhabitants. */
function leadingCities(candidates: readonly Place[]): Set<Place> {
  const larger = createIndex(LEADING.zoom);
  const leading = new Set<Place>();
  for (const place of candidates.toSorted((a, b) => b.population - a.population)) {
    if (place.population < BIG_CITY) break;
    if (!larger.near(place, LEADING.px, LEADING.px)) leading.add(place);
    larger.add(place);
  }
  return leading;
}

/**
 * How well a city is known, since the better known of neighbours is named first: by inhabitants, by the
 * number of names that the world has for it, and as the seat of a land with a code of its own (Hong Kong).
 */
function standing({ population, names, seat }: Place): number {
  return population * Math.sqrt(names) * (seat ? 2 : 1);
}

function isLonely(place: Place, zoom: number, least: number, index: Index): boolean {
  if (place.population >= Math.max(500, least * LONELY_SHARE)) {
    if (!index.near(place, LONELY_PX, LONELY_PX)) return true;
  }
  const quiet = zoom === 8 && place.population >= 1000;
  return quiet && !index.near(place, QUIET_PX.x, QUIET_PX.y);
}

/** Large capitals first; those of very small countries by population. */
function capitalZoom({ population }: Place): number {
  if (population > 3_000_000) return 3;
  if (population > 100_000) return 4;
  return population > 20_000 ? 5 : 6;
}

type Index = {
  add(place: Place): void;
  near(place: Place, dx: number, dy: number): boolean;
};

function createIndex(zoom: number): Index {
  const scale = 256 * 2 ** zoom;
  const cells = new Map<string, { x: number; y: number }[]>();
  const point = (place: Place): { x: number; y: number } => ({
    x: mercatorX(place.lon) * scale,
    y: mercatorY(place.lat) * scale,
  });
  return {
    add(place) {
      const at = point(place);
      const key = `${Math.floor(at.x / LONELY_PX)}/${Math.floor(at.y / LONELY_PX)}`;
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [at]);
      else cell.push(at);
    },
    near(place, dx, dy) {
      const at = point(place);
      const [column, row] = [Math.floor(at.x / LONELY_PX), Math.floor(at.y / LONELY_PX)];
      for (let r = row - 1; r <= row + 1; r += 1) {
        for (let c = column - 1; c <= column + 1; c += 1) {
          for (const other of cells.get(`${c}/${r}`) ?? []) {
            if (Math.abs(other.x - at.x) < dx && Math.abs(other.y - at.y) < dy) return true;
          }
        }
      }
      return false;
    },
  };
}
