import { expect, test } from 'vitest';
import { drawableLayers } from '#src/map/remote/drawable-layers.ts';
import type { MapLayer } from '#src/map/remote/style-schema.ts';

const sources = {
  tiles: { type: 'vector' },
  pictures: { type: 'raster' },
  heights: { type: 'raster-dem' },
  film: { type: 'video' },
};

function drawn(...layers: MapLayer[]): MapLayer[] {
  return drawableLayers({ version: 8, sources, layers });
}

test('layers that cannot be drawn are left out', () => {
  const kept = drawn(
    { id: 'ground', type: 'background' },
    { id: 'land', type: 'fill', source: 'tiles' },
    { id: 'relief', type: 'hillshade', source: 'heights' },
    { id: 'heat', type: 'heatmap', source: 'tiles' },
    { id: 'sky', type: 'sky' },
    { id: 'film', type: 'raster', source: 'film' },
    { id: 'lost', type: 'fill', source: 'nowhere' },
    { id: 'land-2', ref: 'land' },
    { id: 'relief-2', ref: 'relief' },
  );
  expect(kept.map(({ id }) => id)).toEqual(['ground', 'land', 'land-2']);
});

test('raster layers lose the properties that need a worker, and keep the rest', () => {
  const paint = { 'raster-saturation': -1, 'raster-hue-rotate': 9, 'raster-opacity': 0.5 };
  expect(drawn({ id: 'p', type: 'raster', source: 'pictures', paint })[0]?.paint).toEqual({
    'raster-opacity': 0.5,
  });
});

test('every text gets a local font, also where the style names none', () => {
  const part = { 'text-font': ['literal', ['Open Sans Bold']], 'font-scale': 0.8 };
  const layout = { 'text-field': ['format', ['get', 'ref'], part, '!', {}] };
  const [layer] = drawn({ id: 'l', type: 'symbol', source: 'tiles', layout });
  expect(layer?.layout).toEqual({
    'text-field': [
      'format',
      ['get', 'ref'],
      { 'text-font': ['literal', ['sans-serif Bold']], 'font-scale': 0.8 },
      '!',
      {},
    ],
    'text-font': ['sans-serif Regular'],
  });
});
