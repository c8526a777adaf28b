import { expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import { sharedTarget } from '#src/app/routes/shared-target.ts';

test('a link of ours among the shared words leads to its trip', async () => {
  const text = 'Have a look: https://fernweh.example/trips/shared#1.eJyrVk and tell me';
  expect(await sharedTarget({ text })).toEqual({ hash: '1.eJyrVk' });
  const url = 'https://other.example/trips/shared#1.abc_-9';
  expect(await sharedTarget({ url })).toEqual({ hash: '1.abc_-9' });
});

test('a map link, coordinates or a grid reference lead to the point', async () => {
  const point = { lat: 47.37, lng: 11.48 };
  expect(await sharedTarget({ text: 'geo:47.37,11.48' })).toEqual({ point });
  expect(await sharedTarget({ title: 'Hut', text: 'At 47.37, 11.48' })).toEqual({ point });
  const url = 'https://map.geo.admin.ch/?E=2600000&N=1200000';
  const bern = await sharedTarget({ url });
  if (bern === null || !('point' in bern)) throw new Error('no point');
  expect(distanceKm(bern.point, { lat: 46.951_083, lng: 7.438_632 })).toBeLessThan(0.001);
});

test('a name opens the search, which says what was shared', async () => {
  expect(await sharedTarget({ text: 'Innsbruck' })).toEqual({
    find: 'Innsbruck',
    shared: 'Innsbruck',
  });
  const text = 'Gasthof Post\nHauptstraße 5, 6764 Lech\nhttps://maps.app.goo.gl/abc';
  expect(await sharedTarget({ title: 'Gasthof Post', text })).toEqual({
    find: 'Gasthof Post, Hauptstraße 5, 6764 Lech',
    shared: text,
  });
});

test('a title and a link that only a server can open search for the title', async () => {
  const url = 'https://maps.app.goo.gl/abc';
  expect(await sharedTarget({ title: 'Hallstatt', url })).toEqual({
    find: 'Hallstatt',
    shared: `Hallstatt\n${url}`,
  });
});

test('what is only about right or cannot be read is left to the search to say', async () => {
  const cell =
    'https://www.google.com/maps/place/X/data=!4m2!3m1!1s0x89c25090129c363d:0x40c6a5770d25022b';
  expect(await sharedTarget({ text: cell })).toEqual({ find: cell, shared: cell });
  const page = 'https://www.instagram.com/p/CxYz123/';
  expect(await sharedTarget({ url: page })).toEqual({ find: page, shared: page });
});

test('no words lead nowhere', async () => {
  expect(await sharedTarget({ lat: 1, lng: 2 })).toBeNull();
});
