import { expect, test } from 'vitest';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { LABEL_KINDS } from '#src/domain/map/map-label.ts';
import { lookOf } from '#src/map/labels/look/label-look.ts';
import { labelsInOrder, villageLimit } from '#src/map/labels/label-order.ts';

function label(kind: MapLabel['kind'], more: Partial<MapLabel> = {}): MapLabel {
  const names = { en: kind, de: kind };
  return { kind, x: 0, y: 0, names, zoom: 4, until: 99, size: 2, height: 0, ...more };
}

test('capitals come first, then countries, seas, large cities, parks, ranges, towns, villages', () => {
  const village = label('city', { size: 4 });
  const town = label('city', { size: 3, zoom: 8 });
  const city = label('city', { size: 1 });
  const shuffled = [
    village,
    label('range'),
    town,
    label('park'),
    city,
    label('country'),
    label('water'),
    label('capital'),
  ];
  const order = labelsInOrder(shuffled, 8).map((it) => `${it.kind} ${it.size}`);
  expect(order).toEqual([
    'capital 2',
    'country 2',
    'water 2',
    'city 1',
    'park 2',
    'range 2',
    'city 3',
    'city 4',
  ]);
});

test('a name shows from its first zoom to its last', () => {
  const alps = label('range', { zoom: 4, until: 6 });
  expect(labelsInOrder([alps], 3)).toEqual([]);
  expect(labelsInOrder([alps], 3.8)).toEqual([alps]);
  expect(labelsInOrder([alps], 6.5)).toEqual([alps]);
  expect(labelsInOrder([alps], 7)).toEqual([]);
});

test('a view of the design size shows at most 44 villages', () => {
  expect(villageLimit(1040, 900)).toBe(44);
  expect(villageLimit(390, 844)).toBeLessThan(20);
});

test('every kind has a look in both schemes, and they differ', () => {
  for (const kind of LABEL_KINDS) {
    const light = lookOf(label(kind), 6, 'light');
    const dark = lookOf(label(kind), 6, 'dark');
    expect(light.font).toMatch(/px/u);
    expect(light.color).not.toBe(dark.color);
    expect(light.halo).not.toBe(dark.halo);
  }
});
