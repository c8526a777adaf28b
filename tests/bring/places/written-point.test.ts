import { expect, test } from 'vitest';
import { writtenPoint } from '#src/bring/places/written-point.ts';
import { distanceKm } from '#src/domain/place/location.ts';

/** Ids of cells and the middles that S2's own library gives them. */
test.each([
  ['0x476d079f3ddb147f', 48.2085, 16.3731],
  ['0x6b12ae668e837a67', -33.857, 151.215],
  ['0xbc4c22dbf839d527', -54.8, -68.3],
  ['0x60188ca822b83747', 35.66, 139.7],
  ['0x5001ef339b9bde27', 89, -100],
])('the id %s in a link of a list lies at about %s, %s', (cell, lat, lng) => {
  for (const link of [
    `https://www.google.com/maps/place/Any/data=!4m2!3m1!1s${cell}:0x3db1ee09c1b8c5a`,
    `https://www.google.com/maps?ftid=${cell}%3A0x3db1ee09c1b8c5a`,
  ]) {
    const found = writtenPoint(link);
    expect(found?.rough).toBe(true);
    expect(distanceKm(found?.at ?? { lat: 0, lng: 0 }, { lat, lng })).toBeLessThan(0.001);
  }
});

test('a point that is written in the link is exact', () => {
  const link = 'https://www.google.com/maps/search/63.4044,-19.0450';
  expect(writtenPoint(link)).toEqual({ at: { lat: 63.4044, lng: -19.045 }, rough: false });
});

test.each(['', 'https://maps.app.goo.gl/abc', 'https://maps.google.com/?cid=4404', 'Skógafoss'])(
  '%o says no point',
  (link) => {
    expect(writtenPoint(link)).toBeNull();
  },
);
