import { expect, test } from 'vitest';
import { encodeTile } from '#data/basemap/encode-tile.ts';
import { readLabels } from '#src/providers/basemap/tiles/tile-labels.ts';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';

const ISLAND = [10, 10, 200, 10, 200, 200, 10, 200];
const LAKE = [50, 50, 50, 90, 90, 90, 90, 50];
const RIVER = [-6, 500, 300, 520, 1030, 480];

const tile = readVectorTile(
  encodeTile(
    new Map([
      [
        'land',
        [
          {
            kind: 'area' as const,
            parts: [
              { steps: Int32Array.from(ISLAND), hole: false },
              { steps: Int32Array.from(LAKE), hole: true },
            ],
            tags: {},
          },
        ],
      ],
      [
        'river',
        [
          {
            kind: 'line' as const,
            parts: [{ steps: Int32Array.from(RIVER), hole: false }],
            tags: { rank: 2 },
          },
        ],
      ],
      [
        'label',
        [
          {
            kind: 'point' as const,
            parts: [{ steps: Int32Array.of(512, 1024), hole: false }],
            tags: { name_en: 'Munich', name_de: 'München', size: 1 },
          },
          {
            kind: 'point' as const,
            parts: [{ steps: Int32Array.of(0, 0), hole: false }],
            tags: { kind: 'volcano', name_en: 'Etna' },
          },
        ],
      ],
    ]),
    9,
  ),
);

test('areas with holes, lines and tags are read back', () => {
  expect(tile.get('land')).toEqual([{ kind: 'area', parts: [ISLAND, LAKE], tags: {} }]);
  expect(tile.get('river')).toEqual([{ kind: 'line', parts: [RIVER], tags: { rank: 2 } }]);
});

test('labels have their position and default tags; an unknown kind is left out', () => {
  const [munich, ...others] = readLabels(tile.get('label') ?? [], 1, 1, 0);
  expect(others).toEqual([]);
  expect(munich?.x).toBeCloseTo(40_075_016.685_578_49 / 4, 3);
  expect(munich).toEqual({
    kind: 'city',
    names: { en: 'Munich', de: 'München' },
    zoom: 2,
    until: 99,
    size: 1,
    height: 0,
    x: munich?.x,
    y: 0,
  });
});

test('a label with a tag of another type is left out', () => {
  const label = (tags: TileFeature['tags']) => ({ kind: 'point' as const, parts: [[0, 0]], tags });
  const read = readLabels(
    [
      label({ name_en: 'Bonn', size: 3 }),
      label({ name_en: 'Bonn', size: 'large' }),
      label({ name_en: 53 }),
      label({}),
    ],
    1,
    1,
    0,
  );
  expect(read.map(({ names, size }) => [names.de, size])).toEqual([['Bonn', 3]]);
});

test('points have finer steps than lines: a summit stands where it is', () => {
  const encoded = encodeTile(
    new Map([
      [
        'label',
        [
          {
            kind: 'point' as const,
            parts: [{ steps: Int32Array.of(98_305, 3), hole: false }],
            tags: { kind: 'peak', name_en: 'Matterhorn' },
          },
        ],
      ],
    ]),
    1,
  );
  const [matterhorn] = readLabels(readVectorTile(encoded).get('label') ?? [], 1, 1, 0);
  const step = 40_075_016.685_578_49 / 2 ** 19;
  expect(matterhorn?.x).toBeCloseTo(98_305 * step, 3);
});
