// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { markerElement } from '#src/map/markers/marker-element.ts';
import { placeTag, tagBoxes } from '#src/map/markers/name-tag.ts';

const GROUND = { taken: [], mapWidth: 200 };

function placedAt(x: number, name: string, measured: number) {
  const marker = markerElement(() => undefined);
  marker.tag.textContent = name;
  placeTag(marker, measured, { x, y: 100 }, GROUND);
  const [box] = tagBoxes(marker, measured);
  return {
    side: marker.tag.dataset['side'],
    left: x + (box?.left ?? 0),
    right: x + (box?.right ?? 0),
  };
}

test('a name stands at the right, at the left where the map ends, and above where neither has room', () => {
  expect(placedAt(20, 'Nara', 60).side).toBe('right');
  expect(placedAt(180, 'Nara', 60).side).toBe('left');
  expect(placedAt(100, 'Skuleskogen park', 150).side).toBe('above');
});

test('above its marker, a name is moved into the map', () => {
  const { side, left, right } = placedAt(115, 'Skuleskogen park', 150);
  expect(side).toBe('above');
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(200);
});

test('a name that is wider than the map stands above its marker, in lines as wide as the map', () => {
  const marker = markerElement(() => undefined);
  marker.tag.textContent = 'By kayak along the High Coast';
  placeTag(marker, 212, { x: 115, y: 100 }, GROUND);
  expect(marker.tag.dataset['side']).toBe('above');
  expect(marker.tag.style.getPropertyValue('--map-width')).toBe('184px');
});
