import { expect, test } from 'vitest';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { readDetailLabels } from '#src/providers/basemap/detail/labels/detail-labels.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';
import { labelsOfTile } from '#tests/helpers/detail-labels.ts';

function named(labels: readonly MapLabel[], name: string): MapLabel[] {
  return labels.filter(({ names }) => names.en === name);
}

function read(layer: string, tags: TileFeature['tags'], parts = [[512, 512]]): MapLabel[] {
  const kind = (parts[0]?.length ?? 0) > 2 ? ('line' as const) : ('point' as const);
  return readDetailLabels(new Map([[layer, [{ kind, parts, tags }]]]), 14, 8264, 6048);
}

test('the old town of Monaco: its quarters, museums, castle, stations and streets', () => {
  const labels = labelsOfTile(14, 8529, 5974);
  const classes = (name: string) => named(labels, name).map(({ detail }) => detail?.class);
  expect(classes('Monaco')).toEqual(['town']);
  expect(classes('Monaco-Ville')).toEqual(['suburb']);
  expect(classes('Palais Princier de Monaco')).toEqual(['castle']);
  expect(classes('Musée Océanographique')).toEqual(['museum']);
  expect(classes('Monaco-Monte Carlo')).toEqual(['station']);
  expect(classes('Port Hercule de Monaco')).toEqual(['marina']);
  expect(classes('Rue Grimaldi')).toEqual(['street-major']);
  expect(classes('Rue Plati')).toEqual(['street-minor']);
  const [palace] = named(labels, 'Palais Princier de Monaco');
  // 43.7313 N, 7.4202 E, within 150 m.
  expect(Math.abs((palace?.x ?? 0) - 826_013)).toBeLessThan(150);
  expect(Math.abs((palace?.y ?? 0) - 5_423_915)).toBeLessThan(150);
});

test('high summits are named first, each with its height', () => {
  const labels = labelsOfTile(11, 1032, 755);
  const peaks = labels.filter(({ detail }) => detail?.class === 'peak');
  expect(peaks.length).toBeGreaterThan(10);
  for (const { height, zoom } of peaks) {
    expect(zoom).toBe(height >= 2700 ? 11 : height >= 2400 ? 12 : 13);
  }
  expect(Math.max(...peaks.map(({ height }) => height))).toBeGreaterThan(2850);
});

test('huts, shelters and lakes of the mountains, rivers of the valley, and no ski piste', () => {
  const labels = [8256, 8257, 8258].flatMap((x) =>
    [6044, 6045, 6046, 6047].flatMap((y) => labelsOfTile(14, x, y)),
  );
  expect(named(labels, 'Refugi de la Comapedrosa').map(({ detail }) => detail?.class)).toEqual([
    'hut',
  ]);
  const classes = new Set(labels.map(({ detail }) => detail?.class));
  expect(classes).toContain('shelter');
  expect(classes).toContain('lake');
  const town = [8260, 8261].flatMap((x) => [6049, 6050].flatMap((y) => labelsOfTile(14, x, y)));
  expect(town.filter(({ detail }) => detail?.class === 'river').length).toBeGreaterThan(0);
  expect(read('poi', { class: 'sport', subclass: 'skiing', name: 'Pista' })).toEqual([]);
});

test('what reaches over from a neighbour is in its own tile only', () => {
  const tags = { class: 'village', name: 'Sispony' };
  expect(read('place', tags, [[-4, 20]])).toEqual([]);
  expect(read('place', tags, [[1024, 20]])).toEqual([]);
  expect(read('place', tags, [[0, 1023]])).toHaveLength(1);
  const line = [[-20, 40, -2, 700]];
  expect(read('waterway', { class: 'river', name: 'Valira' }, line)).toEqual([]);
  const all = [8262, 8263].flatMap((x) =>
    [6049, 6050].flatMap((y) => labelsOfTile(14, x, y).filter(({ kind }) => kind === 'city')),
  );
  const names = all.map(({ names: { en } }) => en);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  [
    { 'name:de': 'Genf', 'name:en': 'Geneva', name: 'Genève' },
    { en: 'Geneva', de: 'Genf' },
  ],
  [
    { name_de: 'Genf', name: 'Genève' },
    { en: 'Genève', de: 'Genf' },
  ],
  [
    { 'name:latin': 'Athina', name: 'Αθήνα' },
    { en: 'Athina', de: 'Athina' },
  ],
  [
    { name: 'Αθήνα', 'name:latin': '' },
    { en: 'Αθήνα', de: 'Αθήνα' },
  ],
  [{ 'name:de': 'Rom' }, { en: 'Rom', de: 'Rom' }],
])('names in the page’s language: %j', (tags, names) => {
  expect(read('place', { class: 'city', ...tags })[0]?.names).toEqual(names);
});

test.each([
  [{ class: 'lodging', subclass: 'alpine_hut' }, 'hut'],
  [{ class: 'amenity', subclass: 'drinking_water' }, 'water'],
  [{ class: 'drinking_water', subclass: 'drinking_water' }, 'water'],
  [{ class: 'spring', subclass: 'spring' }, 'spring'],
  [{ class: 'railway', subclass: 'station' }, 'station'],
  [{ class: 'aerialway', subclass: 'station' }, 'lift'],
  [{ class: 'place_of_worship', subclass: 'christian' }, 'church'],
  [{ class: 'place_of_worship', subclass: 'muslim' }, 'worship'],
  [{ class: 'campsite', subclass: 'camp_site' }, 'camp'],
  [{ class: 'ferry_terminal', subclass: 'ferry_terminal' }, 'ferry'],
  [{ class: 'toilets', subclass: 'toilets' }, 'toilets'],
  [{ class: 'bus', subclass: 'bus_stop' }, 'bus-stop'],
])('an icon without name: %j', (tags, what) => {
  expect(read('poi', tags)).toMatchObject([{ names: { en: '' }, detail: { class: what } }]);
});

function parking(x: number, y: number): TileFeature {
  return { kind: 'point', parts: [[x, y]], tags: { class: 'amenity', subclass: 'parking' } };
}

test('a car park is a landmark outside of built-up land one zoom earlier', () => {
  const houses: TileFeature = {
    kind: 'area',
    parts: [
      [100, 100, 500, 100, 500, 500, 100, 500],
      [200, 200, 200, 300, 300, 300, 300, 200],
    ],
    tags: { class: 'residential' },
  };
  const tile = new Map([
    ['poi', [parking(150, 150), parking(250, 250), parking(800, 800)]],
    ['landuse', [houses]],
  ]);
  expect(readDetailLabels(tile, 14, 0, 0).map(({ zoom }) => zoom)).toEqual([16, 15, 15]);
});

test('house numbers, nameless summits and nameless villages', () => {
  expect(read('housenumber', { housenumber: '12b' })[0]).toMatchObject({
    kind: 'figure',
    zoom: 16,
    names: { en: '12b', de: '12b' },
  });
  expect(read('mountain_peak', { class: 'peak', ele: 2310 })[0]).toMatchObject({ height: 2310 });
  expect(read('place', { class: 'village' })).toEqual([]);
  expect(read('mountain_peak', { class: 'ridge', name: 'Serra' })).toEqual([]);
});

test('the pieces of a street are one line; a piece too short for its name is none', () => {
  const tags = { class: 'minor', name: 'Carrer Major' };
  const pieces = [
    [300, 300, 420, 320],
    [540, 300, 420, 320],
    [900, 900, 910, 900],
  ];
  const [street, ...more] = read('transportation_name', tags, pieces);
  expect(more).toEqual([]);
  expect(street?.detail?.line).toHaveLength(6);
});
