import { expect, test } from 'vitest';
import { toMap } from '#src/map/coordinates.ts';
import { limitZoom } from '#src/map/detail/zoom-limit.ts';
import { createView } from '#src/map/map-view.ts';

const PHONE = [390, 844];
/** The sheet covers the lower half of a phone. */
const SHEET = [76, 0, 470, 0];
const FAR_SOUTH = toMap({ lat: -54.8, lng: -68.3 });
const WORLD_EDGE_M = 20_037_508.34;

function phoneView(padding: number[]) {
  const view = createView(null);
  view.setViewportSize(PHONE);
  view.padding = padding;
  view.setZoom(2.5);
  return view;
}

test('far in the south a place is seen above the sheet, also after the limits of zoom have changed', () => {
  const view = phoneView(SHEET);
  view.setCenter(FAR_SOUTH);
  expect(view.getCenter()).toEqual(FAR_SOUTH);
  limitZoom(view, true);
  view.setCenter(FAR_SOUTH);
  expect(view.getCenter()).toEqual(FAR_SOUTH);
});

test('nothing beyond the pole is shown', () => {
  const view = phoneView(SHEET);
  view.setCenter(toMap({ lat: -84, lng: 0 }));
  const [, y = 0] = view.getCenter() ?? [];
  const half = (((PHONE[1] ?? 0) - 76 - 470) / 2) * (view.getResolution() ?? 0);
  expect(y - half).toBeCloseTo(-WORLD_EDGE_M, 0);
});

test('without a sheet the whole map stays within the world', () => {
  const view = phoneView([0, 0, 0, 0]);
  view.setCenter(toMap({ lat: -80, lng: 0 }));
  const [, y = 0] = view.getCenter() ?? [];
  expect(y - ((PHONE[1] ?? 0) / 2) * (view.getResolution() ?? 0)).toBeCloseTo(-WORLD_EDGE_M, 0);
});
