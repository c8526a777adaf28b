import { expect, test } from 'vitest';
import { hardnessOf } from '#src/domain/stops/line-hardness.ts';

const HARDER: readonly [string, string][] = [
  ['Nights down to −10 °C', 'Nights down to 3 °C'],
  ['Nights down to 3 °C', '13 °C at night, 25 °C by day'],
  ['Days near 32 °C', 'Days near 25 °C'],
  ['Sea 15 °C', 'Sea 18 °C'],
  ['UV 8', 'UV 5'],
  ['Rain 3–\u20604 of 10 days', 'Rain 3 of 10 days'],
  ['Rain 4 of 10 days', 'Rain 3–\u20604 of 10 days'],
  ['3,900 m up', '3,430 m up'],
  ['3.900 m hoch', '3.430 m hoch'],
  ['Light from 02:34', 'Light from 03:40'],
  ['Dark from 17:42', 'Dark from 18:12'],
  ['8 nights in a tent', '3 nights in a tent'],
  ['UV 5', 'For trekking'],
];

test.each(HARDER)('%s asks more than %s', (harder, easier) => {
  expect(hardnessOf(harder)).toBeGreaterThan(hardnessOf(easier));
});
