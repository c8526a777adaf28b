import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGazetteer } from '#src/providers/geocoder/gazetteer/gazetteer.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { placesWithin } from '#src/providers/geocoder/points/places-within.ts';
import type { LabelledPlace } from '#src/providers/geocoder/points/places-within.ts';
import { createSpatialIndex } from '#src/providers/geocoder/points/spatial-index.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

type Bounds = Parameters<typeof placesWithin>[2];

const gazetteer = createGazetteer(await REAL.pack.bytes(GAZETTEER_FILES.places));
const spatial = createSpatialIndex(gazetteer);

/** Villages of the lists, of which twins are left out: not compared here. */
const LISTED = new Set<string>();
for (let place = gazetteer.first.features; place < gazetteer.count; place += 1) {
  const isVillage = ['city', 'town', 'village'].includes(gazetteer.kind(place));
  if (isVillage) LISTED.add(gazetteer.name(place, 'en'));
}

/** The places that a look at each single place of the gazetteer finds. */
function byLookingAtAll({ west, south, east, north }: Bounds): string[] {
  const found: string[] = [];
  for (let place = gazetteer.first.settlements; place < gazetteer.count; place += 1) {
    const [lat, lng] = [gazetteer.lats[place] ?? 0, gazetteer.lngs[place] ?? 0];
    if (lat < south || lat >= north || lng < west || lng >= east) continue;
    const isSettlement = place < gazetteer.first.features;
    const kind = gazetteer.kind(place);
    const name = gazetteer.name(place, 'en');
    if (gazetteer.sections[place] === 1 && name.includes(' / ')) continue;
    if ((isSettlement && !LISTED.has(name)) || kind === 'airport') found.push(name);
  }
  return found.toSorted();
}

function namesWithin(bounds: Bounds): string[] {
  return placesWithin(gazetteer, spatial, bounds)
    .filter(({ kind, names }) => kind === 'airport' || !LISTED.has(names.en))
    .map(({ names }) => names.en)
    .toSorted();
}

describe('every settlement and airport within a box is found, and none beyond it', () => {
  test('in boxes anywhere on earth', () => {
    const corner = { lat: double({ min: -89, max: 88, noNaN: true }) };
    const lng = double({ min: -180, max: 178, noNaN: true });
    const size = double({ min: 0.1, max: 20, noNaN: true });
    assert(
      property(corner.lat, lng, size, size, (south, west, high, wide) => {
        const north = Math.min(90, south + high);
        const bounds = { south, west, north, east: Math.min(180, west + wide) };
        expect(namesWithin(bounds)).toEqual(byLookingAtAll(bounds));
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    { where: 'the Alps, with many', west: 5, south: 45, east: 12, north: 48 },
    { where: 'Fiji, west of the date line', west: 176, south: -20, east: 180, north: -15 },
    { where: 'Taveuni, east of it', west: -180, south: -20, east: -178, north: -15 },
    { where: 'Chukotka up to the date line', west: 170, south: 60, east: 180, north: 72 },
    { where: 'the north up to the pole', west: -60, south: 75, east: 60, north: 90 },
    { where: 'the south from the pole', west: -90, south: -90, east: 0, north: -60 },
  ])('in $where', ({ where: _where, ...bounds }) => {
    const found = namesWithin(bounds);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(byLookingAtAll(bounds));
  });
});

test('a village of the lists is found once, also where the settlements have it', () => {
  for (const [name, lat, lng] of [
    ['Hallstatt', 47.562, 13.649],
    ['Namche', 27.8, 86.71],
    ['Obergurgl', 46.87, 11.027],
  ] as const) {
    const near = placesWithin(gazetteer, spatial, around(lat, lng, 0.05));
    expect(near.filter(({ names }) => names.en.startsWith(name))).toHaveLength(1);
  }
});

test('a place on the edge of two boxes is in one of them', () => {
  const near = placesWithin(gazetteer, spatial, around(47.2627, 11.3945, 0.05));
  const innsbruck = near.find(({ names }) => names.en === 'Innsbruck');
  const { lat = 0, lng = 0 } = innsbruck ?? {};
  const boxes = [
    { west: lng - 1, east: lng, south: lat - 1, north: lat },
    { west: lng, east: lng + 1, south: lat - 1, north: lat },
    { west: lng - 1, east: lng, south: lat, north: lat + 1 },
    { west: lng, east: lng + 1, south: lat, north: lat + 1 },
  ];
  const having = boxes.filter((box) => namesWithin(box).includes('Innsbruck'));
  expect(having).toEqual([boxes[3]]);
});

describe('what a place is for the map', () => {
  test('a capital, a city, a quarter and an airport are told apart', () => {
    expect(placeAt(48.21, 16.37, 'Vienna')?.kind).toBe('capital');
    expect(placeAt(48.14, 11.57, 'Munich')?.kind).toBe('city');
    expect(placeAt(47.26, 11.42, 'Pradl')?.kind).toBe('quarter');
    expect(placeAt(48.35, 11.78, 'Munich Airport')).toMatchObject({ kind: 'airport', large: true });
  });

  test('it has a name in each language, and its inhabitants', () => {
    const munich = placeAt(48.14, 11.57, 'Munich');
    expect(munich?.names).toEqual({ en: 'Munich', de: 'München' });
    expect(munich?.population).toBeGreaterThan(1_000_000);
  });

  test('summits, lakes and parks are no places: the map has labels of its own for them', () => {
    const bounds = { west: 7.5, south: 45.8, east: 8, north: 46.1 };
    const names = namesWithin(bounds);
    expect(names).toContain('Zermatt');
    expect(names).not.toContain('Matterhorn');
  });
});

function around(lat: number, lng: number, degrees: number): Bounds {
  const [south, north] = [lat - degrees, lat + degrees];
  return { south, north, west: lng - degrees, east: lng + degrees };
}

function placeAt(lat: number, lng: number, name: string): LabelledPlace | undefined {
  const near = placesWithin(gazetteer, spatial, around(lat, lng, 0.2));
  return near.find(({ names }) => names.en === name);
}
