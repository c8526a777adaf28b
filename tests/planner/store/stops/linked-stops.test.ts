import { describe, expect, test } from 'vitest';
import { readStops, writeStops } from '#src/planner/store/stops/linked-stops.ts';
import { stopsOfDraft } from '#src/planner/store/stops.ts';
import { rememberDraft } from '#src/planner/store/remembered-draft.ts';
import { parseRememberedForm } from '#src/domain/trip/remembered-form.ts';
import { open } from '../../open-planner.ts';
import { ALPS, COAST } from '../../planner-world.ts';

const TEXT = '48.2085,16.3721,4;50.0614,19.9366,3,1;59.437,24.7535,0,-2';

test('stops are written and read again, with the gaps before them', () => {
  const stops = readStops(TEXT);
  expect(stops).toEqual([
    { point: { lat: 48.2085, lng: 16.3721 }, stay: { nights: 4, gap: 0 } },
    { point: { lat: 50.0614, lng: 19.9366 }, stay: { nights: 3, gap: 1 } },
    { point: { lat: 59.437, lng: 24.7535 }, stay: { nights: 0, gap: -2 } },
  ]);
  expect(writeStops(typeof stops === 'string' ? [] : stops)).toBe(TEXT);
});

test('a point is written to about a metre', () => {
  const point = { lat: 48.208_512_34, lng: -16.372_198_76 };
  expect(writeStops([{ point, stay: { nights: 2, gap: 0 } }])).toBe('48.20851,-16.3722,2');
});

test.each([
  ['', 'unreadable'],
  ['48.2,16.3', 'unreadable'],
  ['48.2,16.3,4,0,0', 'unreadable'],
  ['<script>', 'unreadable'],
  ['91,16.3,4', 'point'],
  ['48.2,181,4', 'point'],
  ['NaN,16.3,4', 'point'],
  ['1e1,16.3,4', 'point'],
  ['48.2,,4', 'point'],
  ['48.2,16.3,61', 'nights'],
  ['48.2,16.3,-1', 'nights'],
  ['48.2,16.3,2.5', 'nights'],
  ['48.2,16.3,Infinity', 'nights'],
  ['48.2,16.3,4;48.2,16.3,4,9999', 'nights'],
  ['48.2,16.3,4;91,0,1', 'point'],
  [Array.from({ length: 13 }, () => '48.2,16.3,1').join(';'), 'too-many'],
  [Array.from({ length: 10_000 }, () => '48.2,16.3,1').join(';'), 'too-many'],
])('%s is refused as a whole', (text, reason) => {
  expect(readStops(text)).toBe(reason);
});

const nights = (world: ReturnType<typeof open>) =>
  stopsOfDraft(world.store.getState()).map(({ stay }) => stay.nights);

describe('a link with stops', () => {
  test('fills an empty form; the last day follows', () => {
    const world = open();
    world.store.openStops('48.2,16.3,4;50,20,3');
    world.store.applyLink({ from: '2027-06-10', stops: '48.2,16.3,4;50,20,3' });
    expect(nights(world)).toEqual([4, 3]);
    expect(world.store.getState().draft).toMatchObject({
      startDate: '2027-06-10',
      endDate: '2027-06-17',
    });
  });

  test('offers its dates where the form has others', () => {
    const world = open();
    world.store.pickDate('startDate', '2027-08-01');
    world.store.openStops('48.2,16.3,4;50,20,3');
    world.store.applyLink({ from: '2027-06-10', stops: '48.2,16.3,4;50,20,3' });
    expect(world.store.getState().linkedDates).toEqual({
      startDate: '2027-06-10',
      endDate: '2027-06-17',
    });
    expect(world.store.getState().draft.startDate).toBe('2027-08-01');
  });

  test('of the stops that the form has leaves them as they are', () => {
    const world = open();
    world.store.openStops('48.2,16.3,4;50,20,3');
    world.store.selectStop(1);
    const { stops } = world.store.getState();
    world.store.openStops('48.200001,16.3,4;50,20,3');
    expect(world.store.getState().stops).toBe(stops);
  });

  test('that is refused says why, and the form stays as it was', () => {
    const world = open();
    world.store.choosePlace(ALPS);
    world.store.addStop(COAST);
    const { place, stops } = world.store.getState();
    world.store.openStops('48.2,16.3,61;50,20,3');
    expect(world.store.getState()).toMatchObject({ place, stops, refusedStops: 'nights' });
    world.store.openStops('48.2,16.3,6;50,20,3');
    expect(world.store.getState().refusedStops).toBeNull();
  });

  test('to one place takes the stops away, unless it is one of them', () => {
    const world = open();
    world.store.openStops('48.2,16.3,4;50,20,3');
    world.store.openPlace({ lat: 50, lng: 20 });
    expect(nights(world)).toEqual([4, 3]);
    world.store.openPlace(COAST);
    expect(world.store.getState().stops).toBeNull();
    expect(world.store.getState().place).toMatchObject({ point: COAST });
  });
});

test('a remembered form whose stops cannot be read keeps all else', () => {
  const world = open();
  world.store.choosePlace(ALPS);
  world.store.addStop(COAST);
  world.store.setPreferences('old towns');
  const kept = parseRememberedForm(rememberDraft(world.store.getState()));
  const before = kept?.stops?.before ?? [];
  expect(before).toHaveLength(1);
  const tooMany = { ...kept?.stops, after: Array.from({ length: 12 }, () => before[0]) };
  const broken = parseRememberedForm(JSON.stringify({ ...kept, stops: tooMany }));
  expect(broken).toMatchObject({ draft: { preferences: 'old towns' }, place: { point: COAST } });
  expect(broken?.stops).toBeUndefined();
});
