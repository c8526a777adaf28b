// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPlaces } from '#data/basemap/places.ts';
import type { Place } from '#data/basemap/places.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { toMap } from '#src/map/coordinates.ts';
import { readLabels } from '#src/providers/basemap/tiles/tile-labels.ts';
import { createTileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { labelScene } from '#tests/map/labels/placed-labels.ts';

const ZOOM = 6;
const BIG_CITY = 600_000;
/** Two labels closer than this at ZOOM collide, px. */
const COLLISION_PX = 48;
const METRES_A_PIXEL = 156_543.033_928 / 2 ** ZOOM;
/** Tiles whose labels may show at ZOOM. */
const LEVELS = [1, 3, 5];
/** Counted twice or far too high in the list of 2020. */
const NO_CITIES = new Set(
  'Budta,Camayenne,City of Balikpapan,Dadonghai,Kahrīz,Pasragad Branch,Nowrangapur'.split(','),
);

/** Where million cities stand close together. */
const CROWDED = [
  { around: 'Osaka', lat: 34.69, lng: 135.5, shown: ['Osaka', 'Kyoto', 'Nagoya'] },
  { around: 'Hong Kong', lat: 22.3, lng: 114.17, shown: ['Hong Kong', 'Guangzhou'] },
  { around: 'Wrocław', lat: 51.1, lng: 17.03, shown: ['Wrocław', 'Poznań', 'Kraków', 'Prague'] },
  { around: 'Tokyo', lat: 35.69, lng: 139.69, shown: ['Tokyo'] },
  { around: 'Shanghai', lat: 31.2, lng: 121.5, shown: ['Shanghai', 'Hangzhou', 'Nanjing'] },
  { around: 'Cologne', lat: 50.94, lng: 6.96, shown: ['Cologne', 'Düsseldorf', 'Amsterdam'] },
  { around: 'Manila', lat: 14.6, lng: 121, shown: ['Manila'] },
  { around: 'Johannesburg', lat: -26.2, lng: 28.05, shown: ['Johannesburg', 'Pretoria'] },
  { around: 'Kinshasa', lat: -4.3, lng: 15.3, shown: ['Kinshasa'] },
  { around: 'Islamabad', lat: 33.7, lng: 73.06, shown: ['Islamabad', 'Lahore'] },
] as const;

/** Read once for both tests. */
const LABELS = cityLabelsOfTiles();

test('every big city without a larger one around has a label from zoom 6 on', async () => {
  const labels = await LABELS;
  const leading = leadingCities();
  const missing = leading.filter((place) => {
    const [x = 0, y = 0] = toMap({ lat: place.lat, lng: place.lon });
    return !labels.some((label) => Math.hypot(label.x - x, label.y - y) < 6 * METRES_A_PIXEL);
  });
  expect(leading.length).toBeGreaterThan(400);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test.each(CROWDED)('around $around the large cities are shown', async ({ lat, lng, shown }) => {
  const scene = await labelScene({ lat, lng }, ZOOM);
  const names = new Set(scene.withMarkersAt([]).names);
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
});

test('Osaka is named before Kobe, Hong Kong before Guangzhou', async () => {
  const labels = await LABELS;
  // Kobe comes in a finer level.
  const zoomOf = (name: string) => labels.find(({ names }) => names.en === name)?.zoom ?? 99;
  expect(zoomOf('Osaka')).toBeLessThan(zoomOf('Kobe'));
  expect(zoomOf('Hong Kong')).toBeLessThan(zoomOf('Guangzhou'));
});

function leadingCities(): Place[] {
  const big = readPlaces()
    .filter(({ quarter, country, name }) => !quarter && country !== 'AQ' && !NO_CITIES.has(name))
    .filter(({ population }) => population >= BIG_CITY)
    .map((place) => ({ place, at: toMap({ lat: place.lat, lng: place.lon }) }));
  return big
    .filter(({ place, at: [x = 0, y = 0] }) =>
      big.every(
        ({ place: other, at: [otherX = 0, otherY = 0] }) =>
          other === place ||
          other.population < place.population ||
          Math.abs(otherX - x) > COLLISION_PX * METRES_A_PIXEL ||
          Math.abs(otherY - y) > COLLISION_PX * METRES_A_PIXEL,
      ),
    )
    .map(({ place }) => place);
}

async function cityLabelsOfTiles(): Promise<MapLabel[]> {
  const store = createTileStore(createFileDataPack(), 'basemap');
  const found: MapLabel[] = [];
  for (const level of LEVELS) {
    for (let x = 0; x < 2 ** level; x++) {
      for (let y = 0; y < 2 ** level; y++) {
        const bytes = await store.vector(level, x, y);
        if (bytes === null) continue;
        const features = readVectorTile(bytes).get('label') ?? [];
        found.push(...readLabels(features, level, x, y).filter((label) => label.zoom <= ZOOM));
      }
    }
  }
  return found.filter(({ kind }) => kind === 'city' || kind === 'capital');
}
