import { expect, test } from 'vitest';
import { gridPoint } from '#src/domain/points/grids/grid-point.ts';
import { readGrid } from '#src/domain/points/grids/typed-grid.ts';

/** The points are those that the grids' own authorities give. */
test.for([
  ['32T 691831 5337164', 48.157, 11.579],
  ['32U 0691831 5337164', 48.157, 11.579],
  ['UTM 32N 691831 5337164', 48.157, 11.579],
  ['utm zone 32 691831 5337164', 48.157, 11.579],
  ['32 T 691831mE 5337164mN', 48.157, 11.579],
  ['32U E 691831 N 5337164', 48.157, 11.579],
  ['19K 500000 7500000', -22.605, -69],
  ['56S 334786 6252081', -33.858, 151.214],
  ['32UPU9183137164', 48.157, 11.579],
  ['32U PU 91831 37164', 48.157, 11.579],
  ['MGRS 32UPU 9183 3716', 48.157, 11.579],
  ['4QFJ12345678', 21.31, -157.916],
  ["2'600'000 / 1'200'000", 46.9511, 7.4386],
  ['2600000, 1200000', 46.9511, 7.4386],
  ['2 600 000 / 1 200 000', 46.9511, 7.4386],
  ['LV95: E 2600000 N 1200000', 46.9511, 7.4386],
  ['1200000 2600000', 46.9511, 7.4386],
  ["CH1903 600'000 / 200'000", 46.9511, 7.4386],
  ['600000 200000', 46.9511, 7.4386],
  ["2'683'141.3 1'247'980.5", 47.3771, 8.5401],
  ['NN 16600 71300', 56.797, -5.003],
  ['NN166713', 56.797, -5.003],
  ['TQ 30080 80020', 51.504, -0.127],
  ['TQ3008080020', 51.504, -0.127],
] as const)('%s is a point', ([text, lat, lng]) => {
  const reference = readGrid(text);
  const point = reference === null || reference === 'unknown' ? null : gridPoint(reference);
  expect(point?.lat).toBeCloseTo(lat, 2);
  expect(point?.lng).toBeCloseTo(lng, 2);
});

test.for(['691831 5337164', '4468503, 5333317'])('%s is of a grid that nobody named', (text) => {
  expect(readGrid(text)).toBe('unknown');
});

test.for([
  '12345',
  'SE 11122',
  'NL 1012',
  '1070 Wien',
  'NO 0150',
  '32 691831',
  '47.37, 11.48',
  'Route 66',
])('%s is no grid reference', (text) => {
  expect(readGrid(text)).toBeNull();
});

test('a square that its zone does not have is nowhere', () => {
  expect(gridPoint({ grid: 'mgrs', reference: '32UZZ1234512345' })).toBeNull();
});
