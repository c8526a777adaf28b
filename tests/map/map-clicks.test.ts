// @vitest-environment happy-dom
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import BaseEvent from 'ol/events/Event.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LatLng } from '#src/domain/place/location.ts';
import { toMap } from '#src/map/coordinates.ts';
import { listenToClicks } from '#src/map/map-clicks.ts';
import type { MapClicks } from '#src/map/map-clicks.ts';
import { GORGE, ZERMATT } from './named-points.ts';

const BESIDE = { lat: 46.01, lng: 7.7405 };
const MEADOW = { lat: 46.2, lng: 7.9 };

let map: OlMap;
let clicks: MapClicks;
let told: string[];

beforeEach(() => {
  told = [];
  map = new OlMap({ view: new View({ center: toMap(ZERMATT), zoom: 11 }), controls: [] });
  vi.spyOn(map, 'getPixelFromCoordinate').mockReturnValue([120, 340]);
  const [gorgeX = 0] = toMap(BESIDE);
  clicks = listenToClicks(
    map,
    ([x = 0]) => (Math.abs(x - gorgeX) < 1 ? GORGE : null),
    () => ({
      onPlace: (point) => told.push(`place ${at(point)}`),
      onTap: ({ point, x, y, by }) => told.push(`tap by ${by} ${at(point)} ${x} ${y}`),
      onSight: ({ names }) => told.push(`sight ${names.en}`),
    }),
  );
});

function at({ lat, lng }: LatLng): string {
  return `${lat.toFixed(4)} ${lng.toFixed(4)}`;
}

/** OpenLayers' events of a tap: a click at once, and a little later that it was a single one. */
function tapOn(point: LatLng, target: Element = document.body): void {
  const originalEvent = new Event('pointerup');
  Object.defineProperty(originalEvent, 'target', { value: target });
  for (const type of ['click', 'singleclick']) {
    map.dispatchEvent(
      Object.assign(new BaseEvent(type), { coordinate: toMap(point), originalEvent }),
    );
  }
}

describe('a tap on the map', () => {
  test('tells the point, and where on the screen it is', () => {
    tapOn(MEADOW);
    expect(told).toEqual(['tap by pointer 46.2000 7.9000 120 340']);
  });

  test('on a sight opens that sight, and asks nothing about the point', () => {
    tapOn(BESIDE);
    expect(told).toEqual(['sight Gorner Gorge']);
  });

  test('on the marker of an idea is left to the marker', () => {
    const ideas = document.createElement('div');
    ideas.dataset['ideas'] = '';
    const marker = ideas.appendChild(document.createElement('button'));
    tapOn(BESIDE, marker);
    tapOn(MEADOW, marker);
    expect(told).toEqual([]);
  });
});

describe('in placing mode', () => {
  beforeEach(() => clicks.setPlacing(true));

  test('a tap places the pin, and is no tap as well', () => {
    tapOn(MEADOW);
    expect(told).toEqual(['place 46.2000 7.9000']);
  });

  test('a tap on a sight places the pin at the sight itself, and opens no card', () => {
    tapOn(BESIDE);
    expect(told).toEqual([`place ${at(GORGE.point)}`]);
  });

  test('Enter places the pin in the middle of the map', () => {
    clicks.clickCenter();
    expect(told).toEqual([`place ${at(ZERMATT)}`]);
  });

  test('ends: the next tap opens the sight again', () => {
    clicks.setPlacing(false);
    tapOn(BESIDE);
    expect(told).toEqual(['sight Gorner Gorge']);
  });
});

test('Enter outside of placing mode asks about the point in the middle', () => {
  clicks.clickCenter();
  expect(told).toEqual([`tap by key ${at(ZERMATT)} 120 340`]);
});
