import { expect, test } from 'vitest';
import { fallsAs } from '#src/domain/climate/falls-as.ts';

test.each([
  ['rain', { wetDays: 4, snowfall: 0.9 }],
  ['both', { wetDays: 4, snowfall: 1 }],
  ['both', { wetDays: 4, snowfall: 3.1 }],
  ['snow', { wetDays: 4, snowfall: 3.2 }],
  ['rain', { wetDays: 0, snowfall: 0 }],
  ['rain', { wetDays: null, snowfall: 0 }],
] as const)('%s falls where that is so of the wet days: %o', (what, figures) => {
  expect(fallsAs(figures)).toBe(what);
});
