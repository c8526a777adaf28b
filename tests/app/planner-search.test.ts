import { expect, test } from 'vitest';
import { parsePlannerSearch, sharedTexts } from '#src/app/planner-search.ts';

test('lat and lng pass together', () => {
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

test('the id of a trip stays a text, even when it reads like a number', () => {
  expect(parsePlannerSearch({ trip: 123 })).toEqual({ trip: '123' });
  expect(parsePlannerSearch({ trip: 'a-b', other: 'x' })).toEqual({ trip: 'a-b' });
  expect(parsePlannerSearch({ trip: { evil: true } })).toEqual({});
});

test('what another app shared is read in the order in which it is likely to hold the point', () => {
  const search = parsePlannerSearch({
    title: 'Hut',
    url: 'https://x.example',
    text: '47.37,11.48',
  });
  expect(sharedTexts(search)).toEqual(['47.37,11.48', 'https://x.example', 'Hut']);
});

test('nothing shared, nothing to read', () => {
  expect(sharedTexts(parsePlannerSearch({ lat: 1, lng: 2, text: '' }))).toEqual([]);
});
