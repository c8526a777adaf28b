import { describe, expect, test } from 'vitest';
import type { FoundPlace } from '#src/domain/ports.ts';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { currentStop, datesOfStops, stopsOfDraft } from '#src/planner/store/stops.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { open } from '../../open-planner.ts';
import { createMemory, settled } from '../../planner-world.ts';

const place = (name: string, lat: number, lng: number): FoundPlace => ({
  lat,
  lng,
  name,
  place: `${name}, Somewhere`,
  context: 'Somewhere',
  kind: 'city',
  elevation: null,
});
const VIENNA = place('Vienna', 48.2, 16.37);
const KRAKOW = place('Kraków', 50.06, 19.94);
const TALLINN = place('Tallinn', 59.44, 24.75);

/** 'Vienna 4' for each stop; the one that is edited in brackets. */
function rows(store: PlannerStore): string[] {
  const state = store.getState();
  return stopsOfDraft(state).map(({ place: at, stay }, index) => {
    const name = at.status === 'chosen' && at.name.status === 'ready' ? at.name.value : '?';
    const text = `${shortPlaceName(name)} ${stay.nights}${stay.gap === 0 ? '' : ` after ${stay.gap}`}`;
    return index === currentStop(state) ? `[${text}]` : text;
  });
}

const datesOf = (store: PlannerStore) =>
  datesOfStops(store.getState())?.map(({ startDate, endDate }) => `${startDate} ${endDate}`);
const draftDays = (store: PlannerStore) => {
  const { startDate, endDate } = store.getState().draft;
  return `${startDate} ${endDate}`;
};

/** Vienna for four nights from 10 June, Kraków for three, Tallinn for four. */
function planned() {
  const world = open();
  const { store } = world;
  store.choosePlace(VIENNA, VIENNA);
  store.pickDate('startDate', '2027-06-10');
  store.pickDate('endDate', '2027-06-14');
  store.addStop(KRAKOW, KRAKOW);
  store.setNights(1, 3);
  store.addStop(TALLINN, TALLINN);
  store.setNights(2, 4);
  return world;
}

describe('stops of the form', () => {
  test('a trip of one stop has none, and keeps what it was', () => {
    const { store } = open();
    store.choosePlace(VIENNA, VIENNA);
    expect(store.getState().stops).toBeNull();
    expect(rows(store)).toEqual(['[Vienna 2]']);
  });

  test('the first stop keeps its nights, a new one has two and is the one that is edited', () => {
    const { store } = open();
    store.choosePlace(VIENNA, VIENNA);
    store.pickDate('startDate', '2027-06-10');
    store.pickDate('endDate', '2027-06-14');
    store.addStop(KRAKOW, KRAKOW);
    expect(rows(store)).toEqual(['Vienna 4', '[Kraków 2]']);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-16');
  });

  test('the place of a stop that was added without one is the next one that is chosen', () => {
    const { store } = open();
    store.choosePlace(VIENNA, VIENNA);
    store.addStop();
    expect(rows(store)).toEqual(['Vienna 2', '[? 2]']);
    store.choosePlace(KRAKOW, KRAKOW);
    expect(rows(store)).toEqual(['Vienna 2', '[Kraków 2]']);
  });

  test('a stop without a place is left out when another one is selected', () => {
    const { store } = open();
    store.choosePlace(VIENNA, VIENNA);
    store.addStop(KRAKOW, KRAKOW);
    store.addStop();
    store.selectStop(0);
    expect(rows(store)).toEqual(['[Vienna 2]', 'Kraków 2']);
  });

  test('dates follow from the first day and the nights', () => {
    const { store } = planned();
    expect(datesOf(store)).toEqual([
      '2027-06-10 2027-06-14',
      '2027-06-14 2027-06-17',
      '2027-06-17 2027-06-21',
    ]);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-21');
    store.setNights(0, 5);
    expect(datesOf(store)?.at(-1)).toBe('2027-06-18 2027-06-22');
    expect(draftDays(store)).toBe('2027-06-10 2027-06-22');
  });

  test('nights out of range are no nights', () => {
    const { store } = planned();
    for (const nights of [-1, 61, 2.5, Number.NaN]) store.setNights(1, nights);
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3', '[Tallinn 4]']);
    store.setNights(1, 0);
    store.setNights(0, 60);
    expect(rows(store)).toEqual(['Vienna 60', 'Kraków 0', '[Tallinn 4]']);
  });

  test('at most twelve stops', () => {
    const { store } = open();
    store.choosePlace(VIENNA, VIENNA);
    for (let count = 0; count < 20; count += 1) store.addStop(KRAKOW, KRAKOW);
    expect(rows(store)).toHaveLength(12);
  });

  test('a start date moves all of it, an end date changes the last stop', () => {
    const { store } = planned();
    store.pickDate('startDate', '2027-07-01');
    expect(draftDays(store)).toBe('2027-07-01 2027-07-12');
    store.typeDate('endDate', '2027-07-15');
    store.leaveDate('endDate');
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3', '[Tallinn 7]']);
    expect(draftDays(store)).toBe('2027-07-01 2027-07-15');
  });

  test('both dates typed as a range', () => {
    const { store } = planned();
    store.typeDate('startDate', '1-14 July 2027');
    store.leaveDate('startDate');
    expect(draftDays(store)).toBe('2027-07-01 2027-07-14');
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3', '[Tallinn 6]']);
  });

  test('an end before a start is given changes the last stop once it is', () => {
    const { store } = planned();
    store.clearDates();
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3', '[Tallinn 4]']);
    store.pickDate('endDate', '2027-06-30');
    store.pickDate('startDate', '2027-06-20');
    expect(draftDays(store)).toBe('2027-06-20 2027-06-30');
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3', '[Tallinn 3]']);
  });

  test('an end that the last stop cannot have is kept as it was set', () => {
    const { store } = planned();
    store.pickDate('endDate', '2027-06-12');
    expect(draftDays(store)).toBe('2027-06-10 2027-06-12');
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3', '[Tallinn 4]']);
    store.setNights(2, 5);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-22');
  });

  test('dates set by hand leave a gap, which either way of mending ends', () => {
    const { store } = planned();
    store.setStopDates(1, { startDate: '2027-06-15', endDate: '2027-06-18' });
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3 after 1', '[Tallinn 4]']);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-22');
    store.mendGap(1, 'stay');
    expect(rows(store)).toEqual(['Vienna 5', 'Kraków 3', '[Tallinn 4]']);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-22');
    store.setStopDates(1, { startDate: '2027-06-14', endDate: '2027-06-18' });
    expect(rows(store)).toEqual(['Vienna 5', 'Kraków 4 after -1', '[Tallinn 4]']);
    store.mendGap(1, 'earlier');
    expect(rows(store)).toEqual(['Vienna 5', 'Kraków 4', '[Tallinn 4]']);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-23');
  });

  test('an overlap is mended by leaving the stop before it earlier', () => {
    const { store } = planned();
    store.setStopDates(1, { startDate: '2027-06-12', endDate: '2027-06-15' });
    expect(rows(store)).toEqual(['Vienna 4', 'Kraków 3 after -2', '[Tallinn 4]']);
    store.mendGap(1, 'stay');
    expect(rows(store)).toEqual(['Vienna 2', 'Kraków 3', '[Tallinn 4]']);
    expect(datesOf(store)?.[1]).toBe('2027-06-12 2027-06-15');
  });

  test('the dates of the first stop move the whole trip', () => {
    const { store } = planned();
    store.setStopDates(0, { startDate: '2027-06-20', endDate: '2027-06-22' });
    expect(rows(store)).toEqual(['Vienna 2', 'Kraków 3', '[Tallinn 4]']);
    expect(draftDays(store)).toBe('2027-06-20 2027-06-29');
  });

  test('the dates of a later stop are where a trip without dates begins', () => {
    const { store } = planned();
    store.clearDates();
    store.setStopDates(1, { startDate: '2027-06-24', endDate: '2027-06-26' });
    expect(draftDays(store)).toBe('2027-06-20 2027-06-30');
  });

  test('stops change places with their nights; the first one has no gap', () => {
    const { store } = planned();
    store.setStopDates(1, { startDate: '2027-06-15', endDate: '2027-06-18' });
    store.moveStop(1, 0);
    expect(rows(store)).toEqual(['Kraków 3', 'Vienna 4', '[Tallinn 4]']);
    store.moveStop(2, 0);
    expect(rows(store)).toEqual(['[Tallinn 4]', 'Kraków 3', 'Vienna 4']);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-21');
  });

  test.each([0, 1, 2])('stop %s is removed and put back, with what was changed since', (at) => {
    const { store } = planned();
    store.setStopDates(1, { startDate: '2027-06-15', endDate: '2027-06-18' });
    store.removeStop(at, 'It');
    expect(rows(store)).toHaveLength(2);
    store.setTravelers(3);
    store.undoStopsChange();
    expect(rows(store).map((row) => row.replaceAll(/[[\]]/gu, ''))).toEqual([
      'Vienna 4',
      'Kraków 3 after 1',
      'Tallinn 4',
    ]);
    expect(store.getState().draft.travelers).toBe(3);
  });

  test('of two stops, the one that is left is the whole trip', () => {
    const { store } = planned();
    store.removeStop(0, 'Vienna');
    store.removeStop(1, 'Tallinn');
    expect(store.getState().stops).toBeNull();
    expect(rows(store)).toEqual(['[Kraków 3]']);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-13');
    store.undoStopsChange();
    expect(rows(store)).toEqual(['Kraków 3', '[Tallinn 4]']);
    expect(store.getState().stopsChange).toBeNull();
  });

  test('several places at once share the nights of the dates; undone, the form is as it was', () => {
    const { store } = open();
    store.choosePlace(TALLINN, TALLINN);
    store.pickDate('startDate', '2027-06-10');
    store.pickDate('endDate', '2027-06-18');
    store.makeStops([VIENNA, KRAKOW, TALLINN]);
    expect(rows(store)).toEqual(['[Vienna 3]', 'Kraków 3', 'Tallinn 2']);
    expect(draftDays(store)).toBe('2027-06-10 2027-06-18');
    expect(store.getState().stopsChange).toMatchObject({ what: 'made', count: 3 });
    store.undoStopsChange();
    expect(rows(store)).toEqual(['[Tallinn 8]']);
    store.makeStops([VIENNA, KRAKOW], [1, 99]);
    expect(rows(store)).toEqual(['[Vienna 1]', 'Kraków 60']);
    store.addStop(TALLINN, TALLINN);
    expect(store.getState().stopsChange).toBeNull();
  });

  test('of a trip longer than a stop can be, the other nights belong to none', () => {
    const { store } = open();
    store.choosePlace(VIENNA, VIENNA);
    store.pickDate('startDate', '2027-01-10');
    store.pickDate('endDate', '2027-06-09');
    store.addStop(KRAKOW, KRAKOW);
    expect(rows(store)).toEqual(['Vienna 60', '[Kraków 2 after 90]']);
    expect(draftDays(store)).toBe('2027-01-10 2027-06-11');
    store.removeStop(1, 'Kraków');
    expect(draftDays(store)).toBe('2027-01-10 2027-06-09');
    store.makeStops([VIENNA, KRAKOW]);
    expect(rows(store)).toEqual(['[Vienna 60]', 'Kraków 60 after 30']);
    expect(draftDays(store)).toBe('2027-01-10 2027-06-09');
    store.undoStopsChange();
    expect(draftDays(store)).toBe('2027-01-10 2027-06-09');
  });

  test('a stop that is left while its name is looked up gets it all the same', async () => {
    const { store, names } = open();
    store.choosePlace(VIENNA);
    store.addStop({ lat: 50, lng: 20 });
    store.selectStop(0);
    names.asked[1]?.resolve('Kraków, Poland');
    names.asked[0]?.resolve('Vienna, Austria');
    await settled();
    expect(rows(store)).toEqual(['[Vienna 2]', 'Kraków 2']);
  });

  test('names of all stops are looked up again in another language', async () => {
    const { store, searches } = planned();
    store.setLanguage('de');
    expect(searches.asked).toHaveLength(3);
    searches.asked[0]?.resolve([{ ...VIENNA, place: 'Wien, Österreich' }]);
    await settled();
    expect(rows(store)[0]).toBe('Wien 4');
  });

  test('survive a reload', async () => {
    const { store, memory, deps } = planned();
    await settled();
    store.setStopDates(1, { startDate: '2027-06-15', endDate: '2027-06-18' });
    store.selectStop(1);
    const again = createPlannerStore({ ...deps, memory: createMemory(memory.text) });
    again.setLanguage('en');
    await settled();
    expect(rows(again)).toEqual(['Vienna 4', '[Kraków 3 after 1]', 'Tallinn 4']);
    expect(draftDays(again)).toBe('2027-06-10 2027-06-22');
  });
});
