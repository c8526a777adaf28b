import { describe, expect, test } from 'vitest';
import { LABEL_KINDS } from '#src/domain/map/map-label.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { toMap } from '#src/map/coordinates.ts';
import type { LabelPicture } from '#src/map/labels/label-pictures.ts';
import { namesInView, sightAt } from '#src/map/labels/labels-in-view.ts';
import { labelAt, sightAt as sightLabel } from './any-label.ts';

const CENTER = { lat: 46.02, lng: 7.749 };
const RESOLUTION = 80;
const [X = 0, Y = 0] = toMap(CENTER);
const VIEW = { x: X, y: Y, resolution: RESOLUTION, width: 400, height: 600 };
/** An icon with its name to the right of it, px. */
const BOUNDS = { left: -8, top: -9, right: 90, bottom: 9 };

/** A label on the map, so many pixels to the right of its centre and below it. */
function picture(label: MapLabel, right: number, down: number): LabelPicture {
  const [x, y] = [X + right * RESOLUTION, Y - down * RESOLUTION];
  const placement = { dx: 12, dy: -7 };
  return { label: { ...label, x, y }, x, y, name: null, mark: null, placement, bounds: BOUNDS };
}

const town = (name: string) => labelAt(CENTER, 'city', { name });
/** Web mercator metres. */
const tap = (right: number, down: number) => ({
  x: X + right * RESOLUTION,
  y: Y - down * RESOLUTION,
  resolution: RESOLUTION,
});
const castle = (name: string) => sightLabel(CENTER, 'castle', { name });

describe('the names of the view', () => {
  test('come in the order of their distance to its centre', () => {
    const pictures = [
      picture(town('far'), -150, 200),
      picture(town('here'), 3, 3),
      picture(castle('near'), 40, -60),
    ];
    expect(namesInView(pictures, VIEW).map(({ names }) => names.en)).toEqual([
      'here',
      'near',
      'far',
    ]);
  });

  test('are those that it shows: none beyond its edges', () => {
    const pictures = [
      picture(town('at the right edge'), 199, 0),
      picture(town('beside it'), 201, 0),
      picture(town('at the lower edge'), 0, 299),
      picture(town('under it'), 0, 301),
    ];
    expect(namesInView(pictures, VIEW).map(({ names }) => names.en)).toEqual([
      'at the right edge',
      'at the lower edge',
    ]);
  });

  test('are points to go to: no house number, country, sea, range, region, river or lake', () => {
    const pictures = LABEL_KINDS.map((kind) => picture(labelAt(CENTER, kind), 0, 0));
    expect(namesInView(pictures, VIEW).map(({ kind }) => kind)).toEqual([
      'capital',
      'city',
      'park',
      'peak',
      'island',
      'quarter',
      'airport',
      'sight',
      'feature',
    ]);
  });

  test('are the nearest sixty where there are more', () => {
    const many = Array.from({ length: 90 }, (_, at) => picture(town(`${at}`), 0, 90 - at));
    const names = namesInView(many, VIEW);
    expect(names).toHaveLength(60);
    expect(names[0]?.names.en).toBe('89');
  });

  test('say where they are on earth, also beyond the date line', () => {
    const world = 40_075_016.685_578_49;
    const beyond = { ...picture(town('here'), 0, 0), x: X + world };
    const [named] = namesInView([beyond], { ...VIEW, x: X + world });
    expect(named?.point.lat).toBeCloseTo(CENTER.lat, 6);
    expect(named?.point.lng).toBeCloseTo(CENTER.lng, 6);
  });
});

describe('a tap', () => {
  test('hits a sight within a finger’s breadth of its icon, and anywhere on its name', () => {
    const pictures = [picture(castle('Castle'), 0, 0)];
    expect(sightAt(pictures, tap(-21, 0))?.names.en).toBe('Castle');
    expect(sightAt(pictures, tap(0, 21))?.names.en).toBe('Castle');
    expect(sightAt(pictures, tap(88, 5))?.names.en).toBe('Castle');
    expect(sightAt(pictures, tap(-23, 0))).toBeNull();
    expect(sightAt(pictures, tap(88, 12))).toBeNull();
  });

  test('between two icons hits the nearer one', () => {
    const icons = [picture(castle('left'), -100, 0), picture(castle('right'), -60, 0)];
    for (const icon of icons) icon.bounds = { ...BOUNDS, right: 8 };
    expect(sightAt(icons, tap(-84, 0))?.names.en).toBe('left');
    expect(sightAt(icons, tap(-76, 0))?.names.en).toBe('right');
  });

  test('on the name of a town is no sight', () => {
    expect(sightAt([picture(town('Zermatt'), 0, 0)], tap(0, 0))).toBeNull();
  });

  test('tells which sight it is', () => {
    const found = sightAt([picture(castle('Castle'), 0, 0)], tap(0, 0));
    expect(found).toMatchObject({
      kind: 'sight',
      sight: { id: 'castle', kind: 'castle', fame: 1 },
    });
    expect(found?.point.lat).toBeCloseTo(CENTER.lat, 6);
    expect(found?.point.lng).toBeCloseTo(CENTER.lng, 6);
  });
});
