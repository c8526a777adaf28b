import { setImmediate } from 'node:timers/promises';
import { boundingExtent, buffer } from 'ol/extent.js';
import type { Extent } from 'ol/extent.js';
import { describe, expect, test } from 'vitest';
import type { LatLng } from '#src/domain/place/location.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { mapTileBounds } from '#src/domain/map/map-tile-bounds.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import { toMap } from '#src/map/coordinates.ts';
import { createLabelStore } from '#src/map/labels/label-store.ts';
import type { SeenLabel } from '#src/map/labels/label-store.ts';
import { createFileBasemap } from '#tests/helpers/file-basemap.ts';
import { labelAt } from './any-label.ts';

const WORLD_M = 40_075_016.685_578_49;
const ZERMATT = { lat: 46.0207, lng: 7.7491 };
const MUNICH = { lat: 48.1374, lng: 11.5755 };

const basemap = createFileBasemap();

/** Web mercator metres around a point. */
function around(point: LatLng, metres: number): Extent {
  return buffer(boundingExtent([toMap(point)]), metres);
}

type Wanted = { zoom: number; pin?: LatLng; in?: EmbeddedBasemap };

/** The labels within an extent once all of its tiles are loaded. */
async function loaded(extent: Extent, wanted: Wanted): Promise<SeenLabel[]> {
  const pin = wanted.pin === undefined ? null : toMap(wanted.pin);
  return new Promise((resolve) => {
    const store = createLabelStore(wanted.in ?? basemap, () => {
      resolve(store.within(extent, wanted.zoom, pin));
    });
    store.within(extent, wanted.zoom, pin);
  });
}

async function namesIn(extent: Extent, wanted: Wanted): Promise<string[]> {
  return (await loaded(extent, wanted)).map(({ label }) => label.names.en);
}

function count(names: readonly string[], wanted: string): number {
  return names.filter((name) => name === wanted).length;
}

describe('from zoom 9 on', () => {
  test('a city has the label of the gazetteer, with its inhabitants, and no other', async () => {
    const far = (await loaded(around(MUNICH, 60_000), { zoom: 8 })).map(({ label }) => label);
    const near = (await loaded(around(MUNICH, 60_000), { zoom: 9 })).map(({ label }) => label);
    const [farther, nearer] = [far, near].map((labels) =>
      labels.filter(({ names }) => names.en === 'Munich').map(({ population }) => population),
    );
    expect(farther).toEqual([undefined]);
    expect(nearer).toEqual([expect.any(Number)]);
  });

  test('summits and ranges of the coarser levels stay', async () => {
    const labels = (await loaded(around(ZERMATT, 60_000), { zoom: 9 })).map(({ label }) => label);
    const of = (wanted: MapLabel['kind']) => labels.filter(({ kind }) => kind === wanted);
    expect(of('peak').map(({ names }) => names.en)).toContain('Matterhorn');
    expect(of('range')).not.toEqual([]);
    expect(of('city').filter(({ population }) => population === undefined)).toEqual([]);
  });

  test('until the places are loaded the cities of the coarser levels stand', () => {
    const bern = labelAt({ lat: 46.95, lng: 7.45 }, 'city', { name: 'Bern' });
    const lake = labelAt({ lat: 46.95, lng: 7.46 }, 'lake', { name: 'Lake' });
    const tiles = (places: MapLabel[] | null) => inTiles([bern, lake], places);
    const extent = around({ lat: 46.95, lng: 7.45 }, 5000);
    return Promise.all([
      expect(firstSeen(tiles(null), extent)).resolves.toEqual(['Bern', 'Lake']),
      expect(namesIn(extent, { zoom: 9, in: tiles([]) })).resolves.toEqual(['Lake']),
    ]);
  });

  test('no name comes twice where four tiles meet', async () => {
    // South of Zermatt, where the plain with its many villages begins.
    const { east: lng, south: lat } = mapTileBounds(8, 133, 91);
    const seen = await loaded(around({ lat, lng }, 40_000), { zoom: 11 });
    const keys = seen.map(({ label: { kind, names, x, y } }) => `${kind} ${names.en} ${x} ${y}`);
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    const sides = new Set(seen.map(({ label: { x, y } }) => tileOf(x, y)));
    expect(sides).toEqual(new Set(['133/91', '134/91', '133/92', '134/92']));
  });
});

describe('the pin’s own place', () => {
  test('is among the labels from zoom 7 on, though villages show from zoom 9', async () => {
    const extent = around(ZERMATT, 100_000);
    expect(count(await namesIn(extent, { zoom: 7, pin: ZERMATT }), 'Zermatt')).toBe(1);
    expect(count(await namesIn(extent, { zoom: 8, pin: ZERMATT }), 'Zermatt')).toBe(1);
    const without = (await loaded(extent, { zoom: 7 })).filter(({ label }) => label.zoom <= 7);
    expect(without.map(({ label }) => label.names.en)).not.toContain('Zermatt');
  });

  test('shows whatever its size', async () => {
    const seen = await loaded(around(ZERMATT, 100_000), { zoom: 7, pin: ZERMATT });
    expect(seen.find(({ label }) => label.names.en === 'Zermatt')?.label.zoom).toBe(0);
  });

  test('is named once where the coarser levels have it too', async () => {
    const names = await namesIn(around(MUNICH, 100_000), { zoom: 8, pin: MUNICH });
    expect(count(names, 'Munich')).toBe(1);
  });

  test.each([
    ['London', { lat: 51.488, lng: -0.1503 }],
    ['Bangkok', { lat: 13.7785, lng: 100.4975 }],
    ['Wellington', { lat: -41.305, lng: 174.7446 }],
  ])('does not take the place of %s, in which it is', async (city, pin) => {
    expect(count(await namesIn(around(pin, 60_000), { zoom: 8, pin }), city)).toBe(1);
  });

  test('is not looked for at lower zooms: nobody loads villages for a view of Europe', async () => {
    const asked: number[] = [];
    const watched = watching(basemap, (z) => asked.push(z));
    await loaded(around(ZERMATT, 100_000), { zoom: 6, pin: ZERMATT, in: watched });
    expect(asked).not.toContain(basemap.placeLevel);
    await loaded(around(ZERMATT, 100_000), { zoom: 7, pin: ZERMATT, in: watched });
    expect(asked.filter((z) => z === basemap.placeLevel)).toHaveLength(1);
  });
});

test('beyond the date line a place is seen in the world in which the map is', async () => {
  const [x = 0, y = 0] = toMap(ZERMATT);
  const extent = buffer(boundingExtent([[x + WORLD_M, y]]), 5000);
  const zermatt = (await loaded(extent, { zoom: 9 })).find(
    ({ label }) => label.names.en === 'Zermatt',
  );
  expect(zermatt?.shift).toBe(WORLD_M);
});

test('a tile that failed to load is asked for again when the map moves, not before', async () => {
  let fails = true;
  const asked: number[] = [];
  const flaky: EmbeddedBasemap = {
    ...basemap,
    tiles: {
      ...basemap.tiles,
      labels(...tile) {
        asked.push(tile[2]);
        return fails ? Promise.reject(new Error('offline')) : basemap.tiles.labels(...tile);
      },
    },
  };
  const extent = around(ZERMATT, 5000);
  // Each arrival places the labels anew, as on the map.
  const store = createLabelStore(flaky, () => store.within(extent, 9));
  store.within(extent, 9);
  const first = asked.length;
  await setImmediate();
  expect(asked).toHaveLength(first);
  fails = false;
  expect(store.within(extent, 9)).toEqual([]);
  await expect
    .poll(() => store.within(extent, 9).map(({ label }) => label.names.en))
    .toContain('Zermatt');
  expect(asked).toHaveLength(2 * first);
});

/** A basemap whose coarse level has some labels; `places` null: those never arrive. */
function inTiles(coarse: MapLabel[], places: MapLabel[] | null): EmbeddedBasemap {
  const labels = (z: number) => {
    if (z !== basemap.placeLevel) return Promise.resolve(z === 7 ? coarse : []);
    return places === null ? new Promise<never>(() => undefined) : Promise.resolve(places);
  };
  return { ...basemap, tiles: { ...basemap.tiles, labels } };
}

/** Names once the coarse tiles, but not those of places, have arrived. */
async function firstSeen(shown: EmbeddedBasemap, extent: Extent): Promise<string[]> {
  const store = createLabelStore(shown, () => undefined);
  store.within(extent, 9);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return store.within(extent, 9).map(({ label }) => label.names.en);
}

function watching(shown: EmbeddedBasemap, onAsked: (z: number) => void): EmbeddedBasemap {
  const labels: EmbeddedBasemap['tiles']['labels'] = (z, x, y, signal) => {
    onAsked(z);
    return shown.tiles.labels(z, x, y, signal);
  };
  return { ...shown, tiles: { ...shown.tiles, labels } };
}

function tileOf(x: number, y: number): string {
  const column = Math.floor((x / WORLD_M + 0.5) * 256);
  return `${column}/${Math.floor((0.5 - y / WORLD_M) * 256)}`;
}
