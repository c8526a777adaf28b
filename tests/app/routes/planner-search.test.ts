import { expect, test } from 'vitest';
import { parsePlannerSearch, sharedTexts } from '#src/app/routes/planner-search.ts';

test('lat and lng are accepted together only', () => {
  expect(parsePlannerSearch({ lat: 47.3769, lng: 11.4803 })).toEqual({
    lat: 47.3769,
    lng: 11.4803,
  });
});

test.each([
  [{ lat: 47.3 }],
  [{ lng: 11.4 }],
  [{ lat: 91, lng: 11.4 }],
  [{ lat: 47.3, lng: -180.1 }],
  [{ lat: 'abc', lng: 11.4 }],
  [{ lat: '', lng: '' }],
  [{ lat: null, lng: {} }],
  [{ lat: Number.NaN, lng: 3 }],
])('%j is ignored', (query) => {
  expect(parsePlannerSearch(query)).toEqual({});
});

test('a trip id stays a string, even if it looks like a number', () => {
  expect(parsePlannerSearch({ trip: 123 })).toEqual({ trip: '123' });
  const query = { trip: 'a-b', other: 'x' };
  expect(parsePlannerSearch(query)).toEqual({ trip: 'a-b' });
  expect(parsePlannerSearch({ trip: { evil: true } })).toEqual({});
});

test('the list to take along is named by the id of a trip, and by nothing else', () => {
  expect(parsePlannerSearch({ base: 'a-b' })).toEqual({ base: 'a-b' });
  expect(parsePlannerSearch({ base: '../a' })).toEqual({});
  expect(parsePlannerSearch({ base: 'a'.repeat(65) })).toEqual({});
});

test('a complete trip is accepted', () => {
  const query = {
    lat: 47.3769,
    lng: 11.4803,
    from: '2027-07-11',
    to: '2027-07-17',
    travelers: 2,
    preferences: 'hiking, no via ferrata',
  };
  expect(parsePlannerSearch(query)).toEqual(query);
});

test.each([
  ['a single day', { from: '2027-07-11' }, { from: '2027-07-11' }],
  ['wishes that read like a number', { preferences: 7 }, { preferences: '7' }],
  ['dates without a place', { from: '2027-07-11', to: '2027-07-12' }, undefined],
  ['the most travelers', { travelers: 20 }, undefined],
  // The date field shows the error for these.
  ['a day that no calendar has', { from: '2027-02-30' }, undefined],
  ['a day in other letters', { to: 'next week' }, undefined],
  ['a day that reads like a number', { from: 20_270_711 }, { from: '20270711' }],
])('%s is handed on', (_, query, expected) => {
  expect(parsePlannerSearch(query)).toEqual(expected ?? query);
});

test.each([
  ['no text at all', { from: null, to: { day: 1 }, preferences: ['hiking'] }],
  ['empty', { from: '', to: ' ', preferences: '  ' }],
  ['too long for a date', { from: '2027-07-11'.repeat(5) }],
  ['too long for a wish', { preferences: 'hiking '.repeat(200) }],
  ['too few travelers', { travelers: 0 }],
  ['too many travelers', { travelers: 21 }],
  ['half a traveler', { travelers: 1.5 }],
  ['travelers in words', { travelers: 'two' }],
  ['travelers in a list', { travelers: [2] }],
])('what is %s is ignored', (_, query) => {
  expect(parsePlannerSearch(query)).toEqual({});
});

test('an invalid parameter does not drop the valid ones', () => {
  const query = { lat: 95, lng: 11, from: '2027-07-11', to: {}, travelers: 99, trip: 'a' };
  expect(parsePlannerSearch(query)).toEqual({ from: '2027-07-11', trip: 'a' });
});

test('what was shared begins with its name, and says nothing twice', () => {
  const search = parsePlannerSearch({
    title: 'Hut',
    url: 'https://x.example',
    text: '47.37,11.48',
  });
  expect(sharedTexts(search)).toEqual(['Hut', '47.37,11.48', 'https://x.example']);
});

test('a text of any length is cut before it is read', () => {
  const spaces = ' '.repeat(100_000);
  expect(sharedTexts(parsePlannerSearch({ text: `Hut${spaces}47.37,11.48` }))).toEqual(['Hut']);
  const [shared] = sharedTexts(parsePlannerSearch({ text: `${'a'.repeat(1999)}🏔🏔` }));
  expect(shared).toBe('a'.repeat(1999));
});

test('without shared parameters there is nothing to search', () => {
  expect(sharedTexts(parsePlannerSearch({ lat: 1, lng: 2, text: '' }))).toEqual([]);
});
