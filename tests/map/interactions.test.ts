// @vitest-environment happy-dom
import DragZoom from 'ol/interaction/DragZoom.js';
import OlMap from 'ol/Map.js';
import { afterEach, expect, test, vi } from 'vitest';
import { addBoxZoom, createInteractions } from '#src/map/interactions.ts';

afterEach(() => vi.unstubAllGlobals());

function mapWith(pointer: 'fine' | 'coarse'): OlMap {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(pointer) }));
  return new OlMap({ controls: [], interactions: createInteractions() });
}

function names(map: OlMap): string[] {
  return map
    .getInteractions()
    .getArray()
    .map(({ constructor }) => constructor.name);
}

test('no hand rotates the map', () => {
  expect(names(mapWith('fine')).filter((name) => name.includes('Rotate'))).toEqual([]);
});

test('a dragged box is zoomed to where there is a mouse', async () => {
  const map = mapWith('fine');
  await addBoxZoom(map);
  expect(map.getInteractions().getArray().at(-1)).toBeInstanceOf(DragZoom);
});

test('a phone does not load what zooms to a box', async () => {
  const map = mapWith('coarse');
  const before = names(map);
  await addBoxZoom(map);
  expect(names(map)).toEqual(before);
  expect(before).toContain('PinchZoom');
});
