import { expect, test } from 'vitest';
import { createGridWaters } from '#src/providers/terrain/grid-waters.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const waters = createGridWaters(REAL.elevation);

test.each([
  ['Tarifa and Tangier', [36.01, -5.6], [35.78, -5.81], true],
  ['Naples and Capri', [40.84, 14.25], [40.55, 14.24], true],
  ['Friedrichshafen and Romanshorn', [47.65, 9.48], [47.56, 9.37], true],
  ['Split and Hvar', [43.51, 16.44], [43.17, 16.44], true],
  ['Portsmouth and Ryde', [50.8, -1.09], [50.69, -1.16], false],
  ['Munich and Garmisch', [48.14, 11.58], [47.49, 11.1], false],
  ['Rome and Tivoli', [41.9, 12.5], [41.96, 12.8], false],
  ['Barcelona and Sitges', [41.38, 2.17], [41.24, 1.81], false],
  ['Auckland and itself', [-36.85, 174.76], [-36.85, 174.76], false],
] as const)('water between %s', async (_, [lat, lng], [toLat, toLng], expected) => {
  expect(await waters.liesBetween({ lat, lng }, { lat: toLat, lng: toLng })).toBe(expected);
});
