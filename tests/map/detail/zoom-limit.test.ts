import type View from 'ol/View.js';
import { fromLonLat } from 'ol/proj.js';
import { expect, test } from 'vitest';
import { limitZoom, reachesInto } from '#src/map/detail/zoom-limit.ts';
import { createView } from '#src/map/map-view.ts';

const ANDORRA = { lat: 42.5, lng: 1.5 };
const BOUNDS = [1.3, 42.4, 1.8, 42.7] as const;

test('with detail the view goes to zoom 16, and its padding and centre stay', () => {
  const view = createView(ANDORRA);
  view.padding = [0, 40, 300, 0];
  const { center, padding } = placeOf(view);
  limitZoom(view, true);
  expect(view.getMaxZoom()).toBeCloseTo(16);
  expect(placeOf(view)).toEqual({ center, padding });
  view.setZoom(18);
  expect(view.getZoom()).toBeCloseTo(16);
});

test('where there is none, a nearer view stays until it is left', () => {
  const view = createView(ANDORRA);
  limitZoom(view, true);
  view.setZoom(15);
  limitZoom(view, false);
  expect(view.getZoom()).toBeCloseTo(15);
  view.setZoom(12);
  limitZoom(view, false);
  expect(view.getMaxZoom()).toBeCloseTo(13);
});

test.each([
  ['within', 1.5, 0, true],
  ['around the world', 1.5 + 360, 0, true],
  ['beside it', 11.2, 0, false],
  ['beside it, and seen from far', 11.2, 2_000_000, true],
])('a view %s', (_, lng, halfSide, reaches) => {
  const [x = 0, y = 0] = fromLonLat([lng, 42.5]);
  const extent = [x - halfSide - 10, y - halfSide - 10, x + halfSide + 10, y + halfSide + 10];
  expect(reachesInto(extent, { bounds: BOUNDS })).toBe(reaches);
  expect(reachesInto(extent, { bounds: null })).toBe(true);
});

function placeOf(view: View) {
  const center = view.getCenter()?.map((metres) => Math.round(metres));
  return { center, padding: view.padding };
}
