import { expect, test } from 'vitest';
import { isInAuroraZone } from '#src/domain/climate/verdict/aurora-zone.ts';

test.each([
  ['Tromsø', 69.65, 18.96, true],
  ['Rovaniemi', 66.5, 25.72, true],
  ['Reykjavik', 64.15, -21.94, true],
  ['Kangerlussuaq', 67.01, -50.71, true],
  ['Yellowknife', 62.45, -114.37, true],
  ['Churchill', 58.77, -94.17, true],
  ['Fairbanks', 64.84, -147.72, true],
  ['Murmansk', 68.97, 33.08, true],
  ['Tiksi', 71.64, 128.87, true],
  ['Ålesund', 62.47, 6.15, false],
  ['Oslo', 59.91, 10.75, false],
  ['Tórshavn', 62.01, -6.77, false],
  ['Vancouver', 49.28, -123.12, false],
  ['Provideniya', 66.6, -173.2, true],
  ['Yakutsk', 62.03, 129.73, false],
])('auroras are common at %s: %s, %s: %s', (_, lat, lng, expected) => {
  expect(isInAuroraZone({ lat, lng })).toBe(expected);
});
