import { describe, expect, test } from 'vitest';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { withoutDoubles } from '#src/map/labels/without-doubles.ts';
import { kmFrom, labelAt, sightAt } from './any-label.ts';

const MATTERHORN = { lat: 45.976, lng: 7.658 };

function left(...labels: MapLabel[]): string[] {
  return withoutDoubles(labels, true).labels.map(({ kind, names }) => `${kind} ${names.en}`);
}

/** The labels that answer a tap with the card of a sight. */
function tellingOf(...labels: MapLabel[]): string[] {
  return [...withoutDoubles(labels, true).sights].map(
    ([{ names }, { id }]) => `${names.en}: ${id}`,
  );
}

describe('a summit among the sights', () => {
  const peak = labelAt(MATTERHORN, 'peak', { name: 'Matterhorn' });

  test('is the peak of the map within 2.5 km, whatever both are called', () => {
    const near = sightAt(kmFrom(MATTERHORN, 0, 2.4), 'summit', { name: 'Cervino' });
    expect(left(peak, near)).toEqual(['peak Matterhorn']);
    const beyond = sightAt(kmFrom(MATTERHORN, 0, 2.6), 'summit', { name: 'Dent d’Hérens' });
    expect(left(peak, beyond)).toEqual(['peak Matterhorn', 'sight Dent d’Hérens']);
  });

  test('a volcano is one, a hut or a cable car on the way is not', () => {
    const at = kmFrom(MATTERHORN, 1, 0);
    expect(left(peak, sightAt(at, 'volcano', { name: 'Crater' }))).toEqual(['peak Matterhorn']);
    expect(left(peak, sightAt(at, 'cable-car', { name: 'Lift' }))).toContain('sight Lift');
  });

  test('so is a cable car within 5 km that is called like it', () => {
    const lift = sightAt(kmFrom(MATTERHORN, 4.8, 0), 'cable-car', { name: 'Matterhorn' });
    expect(left(peak, lift)).toEqual(['peak Matterhorn']);
    const beyond = sightAt(kmFrom(MATTERHORN, 5.2, 0), 'cable-car', { name: 'Matterhorn' });
    expect(left(peak, beyond)).toHaveLength(2);
  });

  test('gives the peak its card', () => {
    const cervino = sightAt(MATTERHORN, 'summit', { name: 'Cervino' });
    expect(tellingOf(peak, cervino)).toEqual(['Matterhorn: cervino']);
  });

  test('without a peak of the map it keeps its own label', () => {
    expect(left(sightAt(MATTERHORN, 'summit', { name: 'Matterhorn' }))).toHaveLength(1);
  });

  test('far in the north 2.5 km are 2.5 km too', () => {
    const north = { lat: 69.6, lng: 19 };
    const far = sightAt(kmFrom(north, 0, 2.4), 'summit', { name: 'Tromsdalstinden' });
    expect(left(labelAt(north, 'peak'), far)).toEqual(['peak peak']);
  });
});

describe('a park among the sights', () => {
  const park = { lat: 37.3, lng: -113 };

  test('is the park of the map within 12 km that begins with the same word, and gives it its card', () => {
    const label = labelAt(kmFrom(park, 11.8, 0), 'park', { name: 'Zion' });
    const sight = sightAt(park, 'park', { name: 'Zion National Park' });
    expect(left(label, sight)).toEqual(['park Zion']);
    expect(tellingOf(label, sight)).toEqual(['Zion: zion national park']);
  });

  test('is so in another spelling', () => {
    const label = labelAt(park, 'park', { name: 'Hell’s Gate' });
    expect(left(label, sightAt(park, 'park', { name: "Hell's Gate" }))).toHaveLength(1);
    const pyrenees = labelAt(park, 'park', { name: 'Pyrénées' });
    expect(left(pyrenees, sightAt(park, 'park', { name: 'Pyrenees' }))).toHaveLength(1);
  });

  test('and its mountain, when both are called alike, are the mountain', () => {
    const mountain = labelAt(park, 'peak', { name: 'Table Mountain' });
    const around = labelAt(kmFrom(park, 15, 0), 'park', { name: 'Table Mountain' });
    expect(left(mountain, around)).toEqual(['peak Table Mountain']);
    const other = labelAt(kmFrom(park, 15, 0), 'park', { name: 'West Coast' });
    expect(left(mountain, other)).toHaveLength(2);
  });

  test('leaves a park of another name, or one farther away', () => {
    const sight = sightAt(park, 'park', { name: 'Zion National Park' });
    const other = labelAt(kmFrom(park, 3, 0), 'park', { name: 'Cedar Breaks' });
    const far = labelAt(kmFrom(park, 12.2, 0), 'park', { name: 'Zion' });
    expect(left(other, far, sight)).toHaveLength(3);
  });

  test('a garden or a castle in a park does not replace it', () => {
    const label = labelAt(park, 'park', { name: 'Zion' });
    expect(left(label, sightAt(park, 'viewpoint', { name: 'Zion View' }))).toContain('park Zion');
  });
});

describe('a village among the sights', () => {
  const hallstatt = { lat: 47.562, lng: 13.649 };
  const place = labelAt(hallstatt, 'city', { name: 'Hallstatt', population: 700 });

  test('is the place of the same name', () => {
    const sight = sightAt(kmFrom(hallstatt, 1, 0), 'village', { name: 'Hallstatt' });
    expect(left(place, sight)).toEqual(['city Hallstatt']);
  });

  test('keeps its own label under another name, or in another valley', () => {
    const skywalk = sightAt(hallstatt, 'viewpoint', { name: 'Hallstatt Skywalk' });
    const namesake = sightAt(kmFrom(hallstatt, 40, 0), 'village', { name: 'Hallstatt' });
    expect(left(place, skywalk, namesake)).toHaveLength(3);
  });
});

describe('an area', () => {
  const lake = labelAt(MATTERHORN, 'lake', { name: 'Lake Garda' });
  const shore = sightAt(kmFrom(MATTERHORN, 30, 0), 'lake', { name: 'Lake Garda' });

  test('is named once, by its sight, where sights have names', () => {
    expect(left(lake, shore)).toEqual(['sight Lake Garda']);
  });

  test('keeps its name where sights are icons alone', () => {
    expect(withoutDoubles([lake, shore], false).labels).toEqual([lake, shore]);
  });

  test('keeps it beside a namesake far away', () => {
    const far = sightAt(kmFrom(MATTERHORN, 70, 0), 'lake', { name: 'Lake Garda' });
    expect(left(lake, far)).toHaveLength(2);
  });
});

test('a land that is a city is named once', () => {
  const land = labelAt(MATTERHORN, 'country', { name: 'Singapore' });
  expect(left(land, labelAt(MATTERHORN, 'capital', { name: 'Singapore' }))).toEqual([
    'capital Singapore',
  ]);
  expect(left(land, labelAt(MATTERHORN, 'capital', { name: 'Paris' }))).toHaveLength(2);
});

test('labels that are no sights stay as they are, in their order', () => {
  const labels = (['city', 'peak', 'airport', 'quarter', 'lake'] as const).map((kind) =>
    labelAt(MATTERHORN, kind, { name: 'Same' }),
  );
  expect(withoutDoubles(labels, true).labels).toEqual(labels);
});
