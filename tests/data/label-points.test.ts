import { expect, test } from 'vitest';
import { mercatorX, mercatorY } from '#data/basemap/geometry/mercator.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { createGazetteer } from '#src/providers/geocoder/gazetteer/gazetteer.ts';
import type { Gazetteer } from '#src/providers/geocoder/gazetteer/gazetteer.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { readLabels } from '#src/providers/basemap/tiles/tile-labels.ts';
import { createTileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { readVectorTile, TILE_STEPS } from '#src/providers/basemap/tiles/vector-tile.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const LEVELS = [1, 3, 5, 7];
const FINEST = 7;
const WORLD_M = 40_075_016.7;
/** Points are kept in steps of 280 m. */
const SAME_POINT_KM = 0.4;
const BESIDE_LAND_KM = 2;
const PEAK_KM = 1;

/** Parks on islets that are too small to be drawn. */
const ISLETS = new Set(
  'Barnard Island Group,Flinders Group,Green Island,Holbourne Island,Isla Isabel,Islas Marietas,Laughing Bird Caye,Malpelo,Marpa,Middle Button Island,Mitirinchi Island,North Button Island,Nymph Island,Pulu Keeling,Rocky Islets,Round Top Island,Sandbanks,Sir Charles Hardy Group,South Button Island,Turtle Group,Wuthara Island'.split(
    ',',
  ),
);

/** Where well-known summits are, from maps of their countries. */
const SUMMITS = [
  { peak: 'Matterhorn', lat: 45.9764, lng: 7.6586 },
  { peak: 'Kilimanjaro', lat: -3.0758, lng: 37.3533 },
  { peak: 'Mount Everest', lat: 27.9881, lng: 86.925 },
  { peak: 'Mount Elgon', lat: 1.118, lng: 34.525 },
  { peak: 'Nanda Devi', lat: 30.3763, lng: 79.9711 },
  { peak: 'Brocken', lat: 51.7991, lng: 10.6156 },
  { peak: 'Newtontoppen', lat: 79.0, lng: 17.5 },
  { peak: 'Grand Teton', lat: 43.7412, lng: -110.8024 },
  { peak: 'Ngoc Linh', lat: 15.069, lng: 107.974 },
] as const;

const pack = createFileDataPack();
const store = createTileStore(pack, 'basemap');
const gazetteer = createGazetteer(await pack.bytes(GAZETTEER_FILES.places));
const labels = await labelsOfTiles();
const settlements = byCell(gazetteer, gazetteer.first.settlements, gazetteer.first.features);
const features = byCell(gazetteer, gazetteer.first.features, gazetteer.count);

test('a park of the gazetteer that is not marine lies on land or beside it', async () => {
  const parks = numbers(gazetteer.first.features, gazetteer.count)
    .filter((place) => gazetteer.kind(place) === 'national-park')
    .map((place) => ({ name: gazetteer.name(place, 'en'), point: pointOf(place) }));
  expect(parks.length).toBeGreaterThan(2000);
  await expect(atSea(parks)).resolves.toEqual([]);
});

test('a park of the map that is not marine lies on land or beside it', async () => {
  const parks = labels
    .filter(({ kind }) => kind === 'park')
    .filter((label) =>
      near(features, label).every((place) => gazetteer.kind(place) !== 'marine-park'),
    )
    .map(({ names, lat, lng }) => ({ name: names.en, point: { lat, lng } }));
  expect(parks.length).toBeGreaterThan(2000);
  await expect(atSea(parks)).resolves.toEqual([]);
});

test('a city has the same name on the coarse map and in the gazetteer, in both languages', () => {
  const cities = labels.filter(({ kind }) => kind === 'city' || kind === 'capital');
  expect(cities.length).toBeGreaterThan(20_000);
  const others = cities.filter(({ names, ...point }) =>
    near(settlements, point).every(
      (place) =>
        gazetteer.name(place, 'en') !== names.en || gazetteer.name(place, 'de') !== names.de,
    ),
  );
  expect(others.map(({ names }) => `${names.en} / ${names.de}`)).toEqual([]);
});

test.each(SUMMITS)(
  '$peak stands where it is, on the map and in the gazetteer',
  ({ peak, ...at }) => {
    const drawn = labels.filter(({ kind, names }) => kind === 'peak' && names.en === peak);
    const known = numbers(gazetteer.first.features, gazetteer.count)
      .filter((place) => gazetteer.kind(place) === 'peak' && gazetteer.name(place, 'en') === peak)
      .map(pointOf);
    for (const points of [drawn, known]) {
      expect(Math.min(...points.map((point) => distanceKm(point, at)))).toBeLessThan(PEAK_KM);
    }
  },
);

type Point = { lat: number; lng: number };
type Cells = ReadonlyMap<string, readonly number[]>;

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function pointOf(place: number): Point {
  return { lat: gazetteer.lats[place] ?? 0, lng: gazetteer.lngs[place] ?? 0 };
}

function byCell(places: Gazetteer, from: number, to: number): Cells {
  const cells = new Map<string, number[]>();
  for (const place of numbers(from, to)) {
    const key = cellOf(places.lats[place] ?? 0, places.lngs[place] ?? 0);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [place]);
    else cell.push(place);
  }
  return cells;
}

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat * 10)}|${Math.floor(lng * 10)}`;
}

function near(cells: Cells, point: Point): number[] {
  const steps = [-0.1, 0, 0.1];
  return steps
    .flatMap((up) => steps.map((right) => cellOf(point.lat + up, point.lng + right)))
    .flatMap((key) => cells.get(key) ?? [])
    .filter((place) => distanceKm(pointOf(place), point) < SAME_POINT_KM);
}

async function labelsOfTiles(): Promise<(MapLabel & Point)[]> {
  const found: (MapLabel & Point)[] = [];
  for (const level of LEVELS) {
    for (const x of numbers(0, 2 ** level)) {
      for (const y of numbers(0, 2 ** level)) {
        const bytes = await store.vector(level, x, y);
        if (bytes === null) continue;
        const tile = readVectorTile(bytes).get('label') ?? [];
        for (const label of readLabels(tile, level, x, y)) {
          found.push({ ...label, ...degrees(label) });
        }
      }
    }
  }
  return found;
}

function degrees({ x, y }: { x: number; y: number }): Point {
  const turn = (2 * Math.PI) / WORLD_M;
  return {
    lat: (Math.atan(Math.sinh(y * turn)) * 180) / Math.PI,
    lng: (x / WORLD_M) * 360,
  };
}

async function atSea(parks: readonly { name: string; point: Point }[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, point } of parks) {
    const isIslet = ISLETS.has(name.replace(/ National Park$/u, ''));
    const km = isIslet ? 0 : await kmFromLand(point);
    if (km > BESIDE_LAND_KM) found.push(`${name} ${point.lat.toFixed(3)},${point.lng.toFixed(3)}`);
  }
  return found;
}

/** To the land that the finest tile draws, which reaches 7 km past its edges; 0 on land. */
async function kmFromLand({ lat, lng }: Point): Promise<number> {
  const [across, down] = [mercatorX(lng) * 2 ** FINEST, mercatorY(lat) * 2 ** FINEST];
  const bytes = await store.vector(FINEST, Math.floor(across), Math.floor(down));
  const land = bytes === null ? [] : (readVectorTile(bytes).get('land') ?? []);
  const [x, y] = [(across % 1) * TILE_STEPS, (down % 1) * TILE_STEPS];
  const kmAStep = (WORLD_M / 1000 / 2 ** FINEST / TILE_STEPS) * Math.cos((lat * Math.PI) / 180);
  let isInside = false;
  let least = Infinity;
  for (const ring of land.flatMap(({ parts }) => parts)) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x1 = 0, y1 = 0] = ring.slice(at, at + 2);
      const [x2 = 0, y2 = 0] = ring.slice((at + 2) % ring.length);
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
      least = Math.min(least, Math.hypot(...toLine([x1 - x, y1 - y], [x2 - x, y2 - y])));
    }
  }
  return isInside ? 0 : least * kmAStep;
}

/** The point of the line from a to b that is nearest to 0, 0. */
function toLine(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number[] {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return [ax + share * dx, ay + share * dy];
}
