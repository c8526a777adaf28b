import { expect, test } from 'vitest';
import { mapAddress, mapKindOf } from '#src/domain/place/map-address.ts';

const AT = { lat: -54.8019, lng: -68.303 };

test.each([
  [
    'app',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  ],
  ['app', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'apple',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  ],
  [
    'apple',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  ],
  [
    'web',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  ],
  ['web', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['web', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
])('the map is the %s’s on %s', (kind, userAgent) => {
  expect(mapKindOf(userAgent)).toBe(kind);
});

test.each([
  ['app', 'geo:-54.8019,-68.303?q=-54.8019,-68.303(Ushuaia%20%28Tierra%20del%20Fuego%29)'],
  ['apple', 'https://maps.apple.com/?ll=-54.8019,-68.303&q=Ushuaia%20(Tierra%20del%20Fuego)'],
  ['web', 'https://www.openstreetmap.org/?mlat=-54.8019&mlon=-68.303#map=12/-54.8019/-68.303'],
] as const)(
  'the address for the %s has the point, and its name where the map takes one',
  (kind, address) => {
    expect(mapAddress(kind, AT, 'Ushuaia (Tierra del Fuego)')).toBe(address);
  },
);
