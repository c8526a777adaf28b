import { expect, test } from 'vitest';
import { gearItemOf, gearKey, ownershipOf, ownsLine } from '#src/domain/gear.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const NOW = '2026-11-24T08:00:00.000Z';

test('the same product is owned, whatever else is known of it', () => {
  const gear = [ownedItem('bag-light', { warmth: 12 })];
  expect(ownsLine(gear, { id: 'bag-light', job: 'sleeping-bag', warmth: -5 })).toBe(true);
  expect(ownsLine(gear, { id: 'bag-warm' })).toBe(false);
});

test('another product for the same job counts, and one for another job does not', () => {
  const gear = [ownedItem('shell', { key: 'rain-jacket' })];
  expect(ownsLine(gear, { id: 'rain-jacket-3-layer', job: 'rain-jacket' })).toBe(true);
  expect(ownsLine(gear, { id: 'rain-trousers', job: 'rain-trousers' })).toBe(false);
});

test.each([
  [2, 5, true],
  [5, 5, true],
  [6, 5, false],
  [null, 5, false],
  [2, undefined, true],
  [null, undefined, true],
])('a bag to %s °C where one to %s °C is listed: owned is %s', (owned, listed, expected) => {
  const gear = [ownedItem('mine', { key: 'sleeping-bag', warmth: owned })];
  const line = {
    id: 'bag',
    job: 'sleeping-bag',
    ...(listed === undefined ? {} : { warmth: listed }),
  };
  expect(ownsLine(gear, line)).toBe(expected);
});

test('what lacks is not owned, and what is owned wins over it', () => {
  const line = { id: 'rain-jacket-3-layer', job: 'rain-jacket' };
  const lacking = ownedItem('shell', { key: 'rain-jacket', lacking: true });
  expect(ownershipOf([], line)).toBeNull();
  expect(ownershipOf([lacking], line)).toBe('lacking');
  expect(ownsLine([lacking], line)).toBe(false);
  expect(ownershipOf([lacking, ownedItem('poncho', { key: 'rain-jacket' })], line)).toBe('owned');
  expect(gearItemOf(highCoast(), 'p2', NOW, 'lacking')).toMatchObject({ id: 'p2', lacking: true });
});

test('the key is the job, else the product', () => {
  expect(gearKey({ id: 'headlamp-basic', job: 'head-torch' })).toBe('head-torch');
  expect(gearKey({ id: 'headlamp-basic' })).toBe('headlamp-basic');
});

test('a line becomes an item with its names, category and weight', () => {
  expect(gearItemOf(highCoast(), 'p2', NOW)).toEqual({
    id: 'p2',
    key: 'p2',
    names: { en: 'Light down jacket', de: 'Leichte Daunenjacke' },
    kind: 'clothing',
    warmth: null,
    weight_g: 320,
    addedAt: NOW,
  });
});

test('a trip in one language gives one name; a product that it does not list gives nothing', () => {
  const { wordings } = highCoast();
  const english = highCoast({ wordings: { en: wordings.en } });
  expect(Object.keys(gearItemOf(english, 'p2', NOW)?.names ?? {})).toEqual(['en']);
  expect(gearItemOf(english, 'elsewhere', NOW)).toBeNull();
});
