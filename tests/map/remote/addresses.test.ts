import { expect, test } from 'vitest';
import { createMapAddresses } from '#src/map/remote/addresses.ts';

const API = 'https://maps.example/api';
const addresses = createMapAddresses({ mapboxApiUrl: `${API}/`, accessToken: 'pk.abc' });
const STYLE = `${API}/styles/v1/mapbox/outdoors-v12?access_token=pk.abc`;

test('mapbox:// URLs are requested from the configured API, with the token', () => {
  expect(addresses.style('mapbox://styles/mapbox/outdoors-v12')).toBe(STYLE);
  expect(addresses.source('mapbox://mapbox.streets-v8,mapbox.terrain-v2', STYLE)).toBe(
    `${API}/v4/mapbox.streets-v8,mapbox.terrain-v2.json?access_token=pk.abc`,
  );
  expect(addresses.sprite('mapbox://sprites/mapbox/outdoors-v12/8c1', STYLE)).toBe(
    `${API}/styles/v1/mapbox/outdoors-v12/8c1/sprite?access_token=pk.abc`,
  );
});

test("URLs of Mapbox's tile hosts go there too, with their placeholders", () => {
  for (const host of ['https://a.tiles', 'http://d.tiles', 'https://api']) {
    const tiles = `${host}.mapbox.com/v4/x/{z}/{x}/{y}.vector.pbf?access_token=theirs`;
    expect(addresses.source(tiles, STYLE)).toBe(
      `${API}/v4/x/{z}/{x}/{y}.vector.pbf?access_token=pk.abc`,
    );
  }
});

test.each([
  'https://tiles.example/{z}/{x}/{y}.pbf',
  'https://tiles.example/{z}/{x}/{y}{ratio}.png?key=its-own',
  'https://api.mapbox.com.evil.example/v4/x.json',
  'https://evil.example/https://api.mapbox.com/v4/x.json',
  'https://events.mapbox.com/events/v2',
  'https://maps.example/apis/x.json',
])('no other URL gets the token: %s', (address) => {
  expect(addresses.source(address, STYLE)).toBe(address);
  expect(addresses.isMapbox(address)).toBe(false);
});

test('relative URLs are resolved against the style', () => {
  const base = 'https://tiles.example/maps/style.json?key=k';
  expect(addresses.source('tiles.json', base)).toBe('https://tiles.example/maps/tiles.json');
  expect(addresses.source('/t/{z}/{x}/{y}.pbf', base)).toBe(
    'https://tiles.example/t/{z}/{x}/{y}.pbf',
  );
  expect(addresses.sprite('sprites/day', base)).toBe('https://tiles.example/maps/sprites/day');
});

test('without a token none is added', () => {
  const open = createMapAddresses({ mapboxApiUrl: API, accessToken: null });
  expect(open.style('https://tiles.example/style.json?key=k')).toBe(
    'https://tiles.example/style.json?key=k',
  );
});
