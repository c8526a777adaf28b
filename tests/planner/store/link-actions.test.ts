import { expect, test } from 'vitest';
import { fillDates, open, openFilled, planningOf } from '../open-planner.ts';
import { DRAFT_DAYS, plannedFor, settled } from '../planner-world.ts';

const JULY = { from: '2027-07-11', to: '2027-07-17' };
const JULY_DATES = { startDate: '2027-07-11', endDate: '2027-07-17' };

test('a link fills empty fields: dates, travelers and preferences', () => {
  const { store } = open();
  store.applyLink({ ...JULY, travelers: 3, preferences: 'kayak' });
  const { draft, typedDates, linkedDates } = store.getState();
  expect(draft).toEqual({ ...JULY_DATES, travelers: 3, preferences: 'kayak' });
  expect(typedDates).toEqual({ startDate: null, endDate: null });
  expect(linkedDates).toBeNull();
});

test('an empty link changes nothing', () => {
  const { store } = open();
  fillDates(store);
  const { draft } = store.getState();
  store.applyLink({});
  expect(store.getState().draft).toEqual(draft);
  expect(store.getState().linkedDates).toBeNull();
});

test('a link may have only one of the dates', () => {
  const { store } = open();
  store.applyLink({ to: JULY.to });
  expect(store.getState().draft).toMatchObject({ startDate: '', endDate: '2027-07-17' });
});

test("typed values stay, and the link's dates are offered", () => {
  const { store } = open();
  fillDates(store);
  store.setTravelers(4);
  store.setPreferences('no boats');
  store.applyLink({ ...JULY, travelers: 2, preferences: 'kayak' });
  expect(store.getState().draft).toEqual({
    startDate: DRAFT_DAYS.start,
    endDate: DRAFT_DAYS.end,
    travelers: 4,
    preferences: 'no boats',
  });
  expect(store.getState().linkedDates).toEqual(JULY_DATES);
});

test('an incomplete date stays too', () => {
  const { store } = open();
  store.typeDate('endDate', '20 Ju');
  store.applyLink(JULY);
  expect(store.getState().draft).toMatchObject({ startDate: '', endDate: '' });
  expect(store.getState().typedDates.endDate).toBe('20 Ju');
  expect(store.getState().linkedDates).toEqual(JULY_DATES);
});

test('equal dates are not offered', () => {
  const { store } = open();
  store.applyLink(JULY);
  store.applyLink(JULY);
  expect(store.getState().linkedDates).toBeNull();
});

test.each([
  ['begin in the past', { from: '2027-04-30', to: '2027-05-03' }],
  ['end before they begin', { from: JULY.to, to: JULY.from }],
  ['are too far apart', { from: JULY.from, to: '2500-01-01' }],
  ['are in no calendar', { from: '2027-02-30', to: '2027-03-01' }],
  ['are not complete', { from: JULY.from }],
])('dates that %s are not offered', (_, linked) => {
  const { store } = open();
  fillDates(store);
  store.applyLink(linked);
  expect(store.getState().linkedDates).toBeNull();
  expect(store.getState().draft).toMatchObject({
    startDate: DRAFT_DAYS.start,
    endDate: DRAFT_DAYS.end,
  });
});

test("a link's invalid date is entered as if typed", () => {
  const { store } = open();
  store.applyLink({ from: '2027-02-30', to: JULY.to });
  expect(store.getState().draft).toMatchObject({ startDate: '', endDate: '2027-07-17' });
  expect(store.getState().typedDates).toEqual({ startDate: '2027-02-30', endDate: null });
});

test("a link's trip that is too long is shown in the form, and cannot be submitted", async () => {
  const { store, trips } = await openFilled();
  store.clearDates();
  store.applyLink({ from: JULY.from, to: '2500-01-01' });
  expect(store.getState().draft).toMatchObject({ startDate: JULY.from, endDate: '2500-01-01' });
  await store.submit();
  expect(trips).toEqual([]);
  expect(planningOf(store).status).toBe('idle');
});

test("a shown result gives way to the form that offers the link's dates", async () => {
  const { store, plans, trips } = await openFilled();
  const submitted = store.submit();
  await settled();
  const [trip] = trips;
  if (trip === undefined) throw new Error('nothing was planned');
  plans.asked[0]?.resolve(plannedFor(trip));
  await submitted;
  expect(planningOf(store).status).toBe('ready');
  expect(store.getState().view).toBe('result');
  store.applyLink(JULY);
  expect(store.getState().view).toBe('form');
});
