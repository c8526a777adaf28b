// @vitest-environment happy-dom
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toMap } from '#src/map/coordinates.ts';
import type { LabelPicture } from '#src/map/labels/label-pictures.ts';
import { listenToNames } from '#src/map/map-names.ts';
import type { RestingView } from '#src/map/map-names.ts';
import { labelAt, sightAt } from './labels/any-label.ts';

const ZERMATT = { lat: 46.0207, lng: 7.7491 };
const RESOLUTION = 76.4;

let map: OlMap;
let pictures: LabelPicture[];
let placed: () => void;
let rests: RestingView[];
let listening: ReturnType<typeof listenToNames>;

beforeEach(() => {
  vi.useFakeTimers();
  const view = new View({ center: toMap(ZERMATT), resolution: RESOLUTION, maxZoom: 13 });
  map = new OlMap({ view, controls: [], interactions: [] });
  map.setSize([400, 800]);
  pictures = [];
  rests = [];
  const layers = {
    shownLabels: () => pictures,
    onLabels: (run: () => void) => {
      placed = run;
    },
  };
  listening = listenToNames(map, layers, (rest) => rests.push(rest));
});

afterEach(() => {
  listening.dispose();
  map.dispose();
  vi.useRealTimers();
});

/** So many pixels to the right of the map's centre and below it. */
function show(name: string, right: number, down: number): void {
  const label = sightAt(ZERMATT, 'gorge', { name });
  const [x, y] = [label.x + right * RESOLUTION, label.y - down * RESOLUTION];
  const bounds = { left: -8, top: -8, right: 8, bottom: 8 };
  pictures.push({ label, x, y, name: null, mark: null, placement: { dx: 0, dy: 0 }, bounds });
}

function namesAtRest(): string[] | undefined {
  return rests
    .at(-1)
    ?.names()
    .map(({ names }) => names.en);
}

test('the names are reported once the map rests, the nearest first', () => {
  show('far', 100, 100);
  show('near', 10, 10);
  map.dispatchEvent('moveend');
  expect(rests).toEqual([]);
  vi.advanceTimersByTime(350);
  expect(namesAtRest()).toEqual(['near', 'far']);
  expect(rests[0]?.zoom).toBeCloseTo(map.getView().getZoom() ?? 0);
  expect(rests[0]?.center.lat).toBeCloseTo(ZERMATT.lat, 6);
});

test('a map that is moved again and again reports its last place only', () => {
  for (let step = 0; step < 5; step += 1) {
    map.dispatchEvent('moveend');
    vi.advanceTimersByTime(200);
  }
  expect(rests).toEqual([]);
  vi.advanceTimersByTime(350);
  expect(rests).toHaveLength(1);
});

test('names that arrive later are reported without a move', () => {
  map.dispatchEvent('moveend');
  vi.advanceTimersByTime(350);
  expect(namesAtRest()).toEqual([]);
  show('late', 0, 0);
  placed();
  vi.advanceTimersByTime(350);
  expect(namesAtRest()).toEqual(['late']);
});

test('names under the sheet are not read out: the list is of what one sees', () => {
  show('in sight', 0, -100);
  show('under the sheet', 0, 250);
  map.getView().padding = [0, 0, 400, 0];
  map.getView().setCenter(toMap(ZERMATT));
  listening.reportView();
  expect(namesAtRest()).toEqual(['in sight']);
});

test('while it zooms by itself the map reports nothing', () => {
  map.getView().animate({ zoom: 12, duration: 250 });
  listening.reportView();
  expect(rests).toEqual([]);
});

test('a map that is gone reports nothing any more', () => {
  map.dispatchEvent('moveend');
  listening.dispose();
  vi.advanceTimersByTime(1000);
  expect(rests).toEqual([]);
});

test('a point of the map has the sight that stands there, or none', () => {
  show('Gorge', 0, 0);
  const { x, y } = labelAt(ZERMATT, 'sight');
  expect(listening.sightAt([x + 15 * RESOLUTION, y])?.names.en).toBe('Gorge');
  expect(listening.sightAt([x + 40 * RESOLUTION, y])).toBeNull();
});
