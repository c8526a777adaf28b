import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { EMPTY_DRAFT, completeRequest } from '#src/domain/trip/trip-request.ts';
import type { Location } from '#src/domain/place/location.ts';
import {
  ALPS,
  COAST,
  createMemory,
  createQuestions,
  evidenceWith,
  FOUND,
  settled,
} from '../planner-world.ts';
import { fillDates, nameOf, open, openFilled, planningOf } from '../open-planner.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the location', () => {
  test('is none, then chosen with its name loading, then named', async () => {
    const { store, names } = open();
    expect(store.getState().place).toEqual({ status: 'none' });
    store.choosePlace(ALPS);
    expect(store.getState().place).toMatchObject({ status: 'chosen', point: ALPS });
    expect(nameOf(store)).toEqual({ status: 'loading' });
    names.asked[0]?.resolve('Eben am Achensee, Tyrol, Austria');
    await settled();
    expect(nameOf(store)).toEqual({ status: 'ready', value: 'Eben am Achensee, Tyrol, Austria' });
  });

  test('opens the sidebar and ends placing mode', () => {
    const { store } = open();
    store.setPlacing(true);
    expect(store.getState()).toMatchObject({ placing: true, sheet: 'peek' });
    store.choosePlace(ALPS);
    expect(store.getState()).toMatchObject({ placing: false, sheet: 'half' });
  });

  test('clears the error', async () => {
    const { store } = open();
    fillDates(store);
    await store.submit();
    expect(planningOf(store).status).toBe('failed');
    store.choosePlace(ALPS);
    expect(planningOf(store)).toEqual({ status: 'idle' });
  });

  test('normalises the longitude of a wrapped map', () => {
    const { store } = open();
    store.choosePlace({ lat: 10, lng: 371.5 });
    expect(store.getState().place).toMatchObject({ point: { lat: 10, lng: 11.5 } });
  });

  test('a stale name never overwrites the newer one', async () => {
    const { store, names } = open();
    store.choosePlace(ALPS);
    store.choosePlace(COAST);
    expect(names.asked[0]?.signal?.aborted).toBe(true);
    names.asked[1]?.resolve('High Coast, Sweden');
    await settled();
    names.asked[0]?.resolve('Eben am Achensee');
    await settled();
    expect(nameOf(store)).toEqual({ status: 'ready', value: 'High Coast, Sweden' });
  });

  test('a failed name lookup is reported as failed and logged', async () => {
    const { store, names } = open();
    store.choosePlace(ALPS);
    names.asked[0]?.reject(new TravelError('geocoding-request-failed'));
    await settled();
    expect(nameOf(store)).toEqual({ status: 'failed', message: 'Geocoding request failed' });
    expect(console.error).toHaveBeenCalled();
  });

  test('chosen from the search keeps its name', async () => {
    const { store, names } = open();
    store.choosePlace(FOUND, FOUND);
    await settled();
    expect(nameOf(store)).toEqual({ status: 'ready', value: 'Munich, Bavaria, Germany' });
    expect(names.asked).toHaveLength(0);
  });

  test('is named again when the language changes', async () => {
    const { store, names } = open();
    store.choosePlace(ALPS);
    names.asked[0]?.resolve('Eben am Achensee, Tyrol, Austria');
    await settled();
    store.setLanguage('de');
    expect(nameOf(store)).toEqual({ status: 'loading' });
    names.asked[1]?.resolve('Eben am Achensee, Tirol, Österreich');
    await settled();
    expect(nameOf(store)).toMatchObject({ value: 'Eben am Achensee, Tirol, Österreich' });
  });

  test('chosen from the search gets its name in the other language', async () => {
    const { store, searches } = open();
    store.choosePlace(FOUND, FOUND);
    await settled();
    store.setLanguage('de');
    const german = { ...FOUND, name: 'München', place: 'München, Bayern, Deutschland' };
    searches.asked[0]?.resolve([{ ...german, lat: 40, place: 'elsewhere' }, german]);
    await settled();
    expect(nameOf(store)).toMatchObject({ value: 'München, Bayern, Deutschland' });
  });

  test('from the search is persisted once it is known what of it may be stored', async () => {
    const own = createQuestions<Location>();
    const { store, memory } = open({
      toStorableLocation: (_location, _name, _language, signal) => own.ask(signal),
    });
    store.choosePlace(FOUND, FOUND);
    await settled();
    expect(store.getState().place).toMatchObject({ name: { value: FOUND.place }, storable: null });
    expect(memory.text).toContain('"place":null');
    own.asked[0]?.resolve({ ...COAST, place: 'Nearby, Bavaria' });
    await settled();
    const storable = {
      point: COAST,
      chosenName: { name: 'Nearby', place: 'Nearby, Bavaria', language: 'en' },
    };
    expect(store.getState().place).toMatchObject({ name: { value: FOUND.place }, storable });
    expect(memory.text).toContain(JSON.stringify(storable));
    expect(memory.text).not.toContain('Munich');
  });

  test('chosen on the map during that lookup is not overwritten by it', async () => {
    const own = createQuestions<Location>();
    const { store } = open({
      toStorableLocation: (_location, _name, _language, signal) => own.ask(signal),
    });
    store.choosePlace(FOUND, FOUND);
    store.choosePlace(COAST);
    own.asked[0]?.resolve({ ...ALPS, place: 'Nearby, Bavaria' });
    await settled();
    expect(store.getState().place).toMatchObject({
      point: COAST,
      storable: { point: COAST, chosenName: null },
    });
  });

  test('loads its evidence, for the latest place only', async () => {
    const { store, evidence } = open();
    store.choosePlace(ALPS);
    store.choosePlace(COAST);
    evidence.asked[1]?.resolve(evidenceWith(17));
    evidence.asked[0]?.resolve(evidenceWith(30));
    await settled();
    expect(store.getState().evidence).toMatchObject({ status: 'ready', value: evidenceWith(17) });
  });

  test('aborts the recommendation for the previous place', async () => {
    const { store, plans } = await openFilled();
    void store.submit();
    await settled();
    store.choosePlace(COAST);
    expect(plans.asked[0]?.signal?.aborted).toBe(true);
    expect(planningOf(store)).toEqual({ status: 'idle' });
  });
});

describe('the form', () => {
  test('starts empty, with one traveler', () => {
    const { store } = open();
    expect(store.getState().draft).toEqual({
      startDate: '',
      endDate: '',
      travelers: 1,
      preferences: '',
    });
  });

  test('ignores numbers of travelers that are invalid or outside 1 to 20', () => {
    const { store } = open();
    for (const count of [0, 21, 2.5, Number.NaN, -3]) store.setTravelers(count);
    expect(store.getState().draft.travelers).toBe(1);
    store.setTravelers(20);
    expect(store.getState().draft.travelers).toBe(20);
  });

  test('parses a typed date, and keeps unreadable text', () => {
    const { store } = open();
    store.typeDate('startDate', '10 Jun 2027');
    expect(store.getState().draft.startDate).toBe('2027-06-10');
    store.typeDate('startDate', '10 Jux');
    store.leaveDate('startDate');
    expect(store.getState().draft.startDate).toBe('');
    expect(store.getState().typedDates.startDate).toBe('10 Jux');
  });

  test('formats a valid date on blur', () => {
    const { store } = open();
    store.typeDate('startDate', '2027-06-10');
    store.leaveDate('startDate');
    expect(store.getState().typedDates.startDate).toBeNull();
    expect(store.getState().draft.startDate).toBe('2027-06-10');
  });

  test('a start date after the end date clears the end date', () => {
    const { store } = open();
    fillDates(store);
    store.pickDate('startDate', '2027-09-01');
    expect(store.getState().draft).toMatchObject({ startDate: '2027-09-01', endDate: '' });
  });

  test('a start date more than a year before the end date clears the end date', () => {
    const { store } = open();
    store.pickDate('endDate', '2028-12-01');
    store.pickDate('startDate', '2027-09-01');
    expect(store.getState().draft).toMatchObject({ startDate: '2027-09-01', endDate: '' });
  });

  test('cuts pasted texts, and those of an older draft', () => {
    const { store, memory } = open();
    store.setPreferences('kayak '.repeat(20_000));
    store.typeDate('startDate', ' '.repeat(100_000));
    expect(store.getState().draft.preferences).toHaveLength(2000);
    expect(store.getState().typedDates.startDate).toHaveLength(2000);
    memory.text = memory.text?.replace('kayak ', 'kayak '.repeat(20_000)) ?? null;
    expect(open({ memory }).store.getState().draft.preferences).toHaveLength(2000);
  });

  test('is forgotten after a failure: the screen, the draft and what is remembered', async () => {
    const { store, memory } = await openFilled();
    store.setPreferences('what breaks it');
    store.forget();
    expect(store.getState()).toEqual({ ...store.getInitialState(), language: 'en' });
    expect(memory.text).not.toContain('what breaks it');
    const again = open({ memory }).store.getState();
    expect(again).toMatchObject({ draft: EMPTY_DRAFT, place: { status: 'none' } });
  });

  test('keeps the children of the form across a reload, and plans no more than travel', async () => {
    const { store, memory } = await openFilled();
    store.setTravelers(4);
    store.setChildren([4, null, 7]);
    const again = open({ memory }).store;
    expect(again.getState().draft.children).toEqual([4, null, 7]);
    // On the way to '12' a '1' is typed: nothing of the ages is lost.
    again.setTravelers(1);
    expect(completeRequest(again.getState().draft, '2026-11-01')).not.toHaveProperty('children');
    again.setTravelers(3);
    expect(completeRequest(again.getState().draft, '2026-11-01')?.children).toEqual([4, null]);
    again.setTravelers(12);
    expect(completeRequest(again.getState().draft, '2026-11-01')?.children).toEqual([4, null, 7]);
  });

  test('choosing a date range sets both dates, keeps the rest, and shows the form', async () => {
    const { store } = await openFilled();
    store.typeDate('endDate', '20 Ju');
    store.setPreferences('no via ferrata');
    store.show('result');
    store.chooseDates({ startDate: '2027-09-11', endDate: '2027-09-21' });
    const { draft, typedDates, view } = store.getState();
    expect(draft).toMatchObject({
      startDate: '2027-09-11',
      endDate: '2027-09-21',
      preferences: 'no via ferrata',
    });
    expect(typedDates).toEqual({ startDate: null, endDate: null });
    expect(view).toBe('form');
  });

  test('survives a reload, including the place and incomplete dates', async () => {
    const memory = createMemory();
    const { store } = open({ memory });
    store.choosePlace(ALPS);
    store.pickDate('startDate', '2027-06-10');
    store.typeDate('endDate', '20 Ju');
    store.setTravelers(4);
    store.setPreferences('no via ferrata');
    const reloaded = open({ memory });
    const { draft, typedDates, place } = reloaded.store.getState();
    expect(draft).toMatchObject({ startDate: '2027-06-10', endDate: '', travelers: 4 });
    expect(draft.preferences).toBe('no via ferrata');
    expect(typedDates.endDate).toBe('20 Ju');
    expect(place).toMatchObject({ status: 'chosen', point: ALPS });
    reloaded.names.asked[0]?.resolve('Eben am Achensee');
    await settled();
    expect(nameOf(reloaded.store)).toMatchObject({ value: 'Eben am Achensee' });
    expect(reloaded.evidence.asked).toHaveLength(1);
  });

  test.each(['', 'not json', '{"draft":{}}', '{"draft":{"travelers":99}}', 'null'])(
    'starts empty when web storage holds %j',
    (text) => {
      const { store } = open({ memory: createMemory(text) });
      expect(store.getState().draft.travelers).toBe(1);
      expect(store.getState().place.status).toBe('none');
    },
  );
});
