// @vitest-environment happy-dom
import OlMap from 'ol/Map.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { createView } from '#src/map/map-view.ts';
import { createMovement } from '#src/map/movement.ts';
import type { Movement } from '#src/map/movement.ts';

const INNSBRUCK = [1_269_500, 5_983_000];

let map: OlMap;
let movement: Movement;

beforeEach(() => {
  map = new OlMap({ view: createView(null), controls: [], interactions: [] });
  movement = createMovement(map);
});

async function rest(): Promise<void> {
  await vi.waitFor(() => expect(map.getView().getAnimating()).toBe(false), { interval: 20 });
}

test('new padding in the midst of a zoom keeps its end', async () => {
  movement.to({ center: INNSBRUCK, zoom: 8 });
  movement.to({ center: INNSBRUCK });
  await rest();
  expect(map.getView().getZoom()).toBe(8);
  expect(map.getView().getCenter()).toEqual(INNSBRUCK);
});

test('a press of the zoom button in the midst of a movement reaches both ends', async () => {
  movement.to({ center: INNSBRUCK, zoom: 8 });
  movement.zoomBy(1);
  movement.zoomBy(1);
  await rest();
  expect(map.getView().getZoom()).toBe(10);
  expect(map.getView().getCenter()).toEqual(INNSBRUCK);
});

test('presses beyond the last zoom are not counted', async () => {
  for (let press = 0; press < 12; press += 1) movement.zoomBy(1);
  movement.zoomBy(-1);
  await rest();
  expect(map.getView().getZoom()).toBeCloseTo(12);
});

test('what an ended movement reached does not return with the next one', async () => {
  movement.to({ zoom: 8 });
  await rest();
  await vi.waitFor(() => expect(movement.zoom()).toBe(8));
  map.getView().setZoom(5);
  await vi.waitFor(() => expect(movement.zoom()).toBe(5), { interval: 20 });
  movement.to({ center: INNSBRUCK });
  await rest();
  expect(map.getView().getZoom()).toBe(5);
});

test('the traveller’s own zoom ends before the map moves by itself', () => {
  const moved = vi.fn<() => void>();
  map.getView().animate({ zoom: 6, duration: 250 });
  movement.afterOwnZoom(moved);
  expect(moved).not.toHaveBeenCalled();
  map.dispatchEvent('moveend');
  expect(moved).toHaveBeenCalledOnce();
  movement.to({ zoom: 8 });
  movement.afterOwnZoom(moved);
  expect(moved).toHaveBeenCalledTimes(2);
});
