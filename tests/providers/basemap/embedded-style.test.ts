import * as v from 'valibot';
import { expect, test } from 'vitest';
import { embeddedStyle } from '#src/providers/basemap/embedded-style.ts';
import { createTileStore } from '#src/providers/basemap/tile-store.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { tileLayers } from './tile-layers.ts';

const COLOR = /^(#[\dA-F]{6}|rgba\((\d+, ){3}0?\.\d+\))$/u;

const schema = v.object({
  metadata: v.object({ 'ol:webfonts': v.literal(''), 'fernweh:levels': v.array(v.number()) }),
  layers: v.array(
    v.looseObject({
      id: v.string(),
      'source-layer': v.optional(v.string()),
      metadata: v.optional(v.object({ 'fernweh:plane': v.picklist(['sea', 'land', 'ink']) })),
      paint: v.record(v.string(), v.unknown()),
    }),
  ),
});

const light = v.parse(schema, embeddedStyle('light'));
const dark = v.parse(schema, embeddedStyle('dark'));

function colors(style: typeof light): unknown[] {
  return style.layers.flatMap((layer) =>
    Object.entries(layer.paint).flatMap(([name, value]) => (name.endsWith('color') ? [value] : [])),
  );
}

test('every layer has a colour in both schemes', () => {
  for (const style of [light, dark]) {
    expect(colors(style)).toHaveLength(style.layers.length);
    for (const color of colors(style)) expect(color).toMatch(COLOR);
  }
});

test('light and dark share no colour', () => {
  const both = colors(light).filter((color) => colors(dark).includes(color));
  expect(both).toEqual([]);
});

test('every layer but the background lies on a plane', () => {
  const without = light.layers.filter((layer) => layer.metadata === undefined);
  expect(without.map((layer) => layer.id)).toEqual(['background']);
});

test('every layer of the style exists in the tiles', async () => {
  const store = createTileStore(createFileDataPack());
  const named = new Set(light.layers.flatMap((layer) => layer['source-layer'] ?? []));
  const found = new Set<string>();
  for (const [z, x, y] of [
    [1, 1, 0],
    [3, 4, 2],
    [5, 17, 11],
    [7, 68, 44],
  ] as const) {
    for (const layer of tileLayers((await store.vector(z, x, y)) ?? new Uint8Array())) {
      found.add(layer.name);
    }
  }
  expect([...named].filter((name) => !found.has(name))).toEqual([]);
});

test('fonts are never fetched from elsewhere', () => {
  expect(light.metadata['ol:webfonts']).toBe('');
  expect(JSON.stringify([light, dark])).not.toMatch(/https?:/u);
});
