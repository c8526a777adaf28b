import { expect, test } from 'vitest';
import { readAmounts } from '#src/bring/lists/line-amounts.ts';
import { readNumber, weightInCell } from '#src/bring/lists/read-amount.ts';

test.each([
  ['2x T-Shirt', 2, 'T-Shirt'],
  ['2 x T-Shirt', 2, 'T-Shirt'],
  ['2 × Socken', 2, 'Socken'],
  ['2xSocken', 2, 'Socken'],
  ['x2 Socks', 2, 'Socks'],
  ['Socken (3)', 3, 'Socken'],
  ['Socken (3x)', 3, 'Socken'],
  ['Socken (3 Paar)', 3, 'Socken'],
  ['3 Paar Socken', 3, 'Socken'],
  ['3 pairs of socks', 3, 'socks'],
  ['two pairs of socks', 2, 'socks'],
  ['Socks x3', 3, 'Socks'],
  ['Socken x 3 Paar', 3, 'Socken'],
  ['AA batteries x 4', 4, 'AA batteries'],
  ['T-Shirt: 2', 2, 'T-Shirt'],
  ['T-Shirt 2x', 2, 'T-Shirt'],
  ['Pass, 2', 2, 'Pass'],
  ['Batterien AA 4 Stück', 4, 'Batterien AA'],
  ['4 AA Batterien', 4, 'AA Batterien'],
  ['2 T-Shirts', 2, 'T-Shirts'],
  ['2-3 T-Shirts', 3, 'T-Shirts'],
  ['zwei T-Shirts', 2, 'T-Shirts'],
  ['2x 4G router', 2, '4G router'],
  ['2 x 500 ml Wasser', 2, '500 ml Wasser'],
  ['2 iPhone Kabel', 2, 'iPhone Kabel'],
  ['2 Flaschen', 2, 'Flaschen'],
])('%s: %i of %s', (line, quantity, name) => {
  expect(readAmounts(line)).toEqual({ name, quantity, weightGrams: null });
});

test.each([
  ['Zelt 1,2 kg', 'Zelt', 1, 1200],
  ['Zelt – 1200 g', 'Zelt', 1, 1200],
  ['Zelt (1.200 g)', 'Zelt', 1, 1200],
  ['Zelt (2 Personen) 2,1 kg', 'Zelt (2 Personen)', 1, 2100],
  ['Zelt: 1.250 kg', 'Zelt', 1, 1250],
  ['Tent 1 lb 3 oz', 'Tent', 1, 538.641],
  ['Bear canister 2lbs 9oz', 'Bear canister', 1, 1162.33],
  ['Mug .5 lb', 'Mug', 1, 226.796],
  ['Socken 3 x 50 g', 'Socken', 3, 50],
  ['2 Paar Socken à 60 g', 'Socken', 2, 60],
  ['3x Socken (150 g gesamt)', 'Socken', 3, 50],
  ['T-Shirt 2x, 300 g', 'T-Shirt', 2, 300],
  ['Nudeln ca. 300 g', 'Nudeln', 1, 300],
  ['Schlafsack -5 °C, 900 g', 'Schlafsack -5 °C', 1, 900],
  ['Spork 5g', 'Spork', 1, 5],
])('%s weighs something', (line, name, quantity, weightGrams) => {
  expect(readAmounts(line)).toEqual({ name, quantity, weightGrams });
});

test.each([
  '4G router',
  'Router 4g',
  '10-l dry bag',
  'iPhone 15',
  '2-Personen-Zelt',
  '2 Personen Zelt',
  '3 season tent',
  '500 ml Wasser',
  '500 g Nudeln',
  'Vitamin B12',
  '1. Hilfe Set',
  '2 in 1 Kabel',
  '24-70 Objektiv',
  '8x42 Fernglas',
  '8 x 42 Fernglas',
  'Monocular 8x',
  '2 x 3 m Tarp',
  'Foto 10 x 15',
  '2XL Jacke',
  '3M Tape',
  'Karte 1:50.000',
  'Merino 150',
  'LSF 50',
  '50+ Sonnencreme',
  '50 € Bargeld',
  '20 Euro',
  '10.000 mAh Powerbank',
  'Ibuprofen 400 mg',
  'Zahnpasta 75 ml',
  'Harry Potter (2019)',
  '1000 Tabletten',
  '2 Dosen Bohnen',
  '3 bottles of water',
  'Kabel USB 3',
  'Size 42 shoes',
  '1 lb 3 oz',
  '2x',
])('the number in “%s” belongs to its name', (line) => {
  expect(readAmounts(line)).toEqual({ name: line, quantity: 1, weightGrams: null });
});

test('a number is read with either decimal sign, and with thousands', () => {
  expect(
    ['1,2', '1.2', '1.234,5', '1,234.5', '1 200', '.5', 'a'].map((text) => readNumber(text)),
  ).toEqual([1.2, 1.2, 1234.5, 1234.5, 1200, 0.5, null]);
  expect(weightInCell('1.200', 1, null)).toBe(1200);
  expect(weightInCell('1.200', 1, '.')).toBe(1.2);
  expect(weightInCell('1.2 kg', 1, '.')).toBe(1200);
  expect(weightInCell('0', 1, '.')).toBeNull();
});
