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

test.each([
  ['Bayahibe and a cave beyond the bay of La Romana', [18.37, -68.84], [18.45, -69.15], true],
  ['Phuket and its southern cape', [7.88, 98.39], [7.76, 98.305], true],
  ['Naples and Capri', [40.84, 14.25], [40.55, 14.24], false],
  ['Bodø and Svolvær', [67.28, 14.4], [68.234, 14.568], false],
  ['Tarifa and Tangier', [36.01, -5.6], [35.78, -5.81], false],
  ['Friedrichshafen and Romanshorn', [47.65, 9.48], [47.56, 9.37], false],
] as const)('a way on land round the water between %s', async (_, [lat, lng], to, expected) => {
  const [toLat, toLng] = to;
  const found = await waters.landLeadsRound({ lat, lng }, { lat: toLat, lng: toLng });
  expect(found).toBe(expected);
});
