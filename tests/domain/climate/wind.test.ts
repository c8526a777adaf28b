import { expect, test } from 'vitest';
import { freshShare, windEffect } from '#src/domain/climate/wind.ts';
import type { WindEffect, WindyDays } from '#src/domain/climate/wind.ts';

test('the mean says how often it is strong', () => {
  expect(freshShare(0)).toBe(0);
  expect(freshShare(3)).toBeLessThan(0.01);
  expect(freshShare(6.7)).toBeCloseTo(0.33, 2);
  expect(freshShare(8)).toBeCloseTo(0.456, 3);
});

const CALM: WindyDays = { wind: 3, high: 20, felt: 20, snowCover: 0, lat: 50 };
const PLAIN = { coastKm: 200, land: true, relief: 40 };
const SHORE = { coastKm: 1, land: true, relief: 60 };
const ALPS = { coastKm: 300, land: true, relief: 1800 };

const PLACES: readonly [string, Partial<WindyDays>, typeof PLAIN, WindEffect | null][] = [
  ['a light breeze does nothing', {}, PLAIN, null],
  ['winter in Iceland tears at car doors', { wind: 6.7, high: 4 }, SHORE, 'car-doors'],
  ['summer in Patagonia tears at tents', { wind: 6.6, high: 18 }, ALPS, 'tent'],
  ['on a tropical shore it is welcome', { wind: 4.5, high: 29, lat: -6 }, SHORE, 'lee-shore'],
  ['on a northern shore boats stay in', { wind: 5.4, high: 18 }, SHORE, 'boats'],
  ['above ski slopes lifts stop', { wind: 5, high: 0, snowCover: 0.9 }, ALPS, 'lifts'],
  ['in mountains it is the ridges', { wind: 4.5 }, ALPS, 'ridges'],
  ['on the plain it is the bicycle', { wind: 4.2 }, PLAIN, 'bicycle'],
  ['in a wintry city the umbrella', { wind: 5.2, high: 5 }, PLAIN, 'umbrella'],
  ['still air is a burden in damp heat', { wind: 2, felt: 44 }, PLAIN, 'no-breeze'],
  ['and else none', { wind: 2 }, PLAIN, null],
];

test.each(PLACES)('%s', (_, days, terrain, effect) => {
  expect(windEffect({ ...CALM, ...days }, terrain)).toBe(effect);
});
