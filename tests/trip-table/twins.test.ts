import { expect, test } from 'vitest';
import { readText } from '#src/recommender/read/read-text.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';
import { TRIPS } from './trips.ts';
import { TWINS } from './twins.ts';

test('the table of twins has every wish of the table once, and no other', () => {
  const wishes = new Set(TRIPS.map(({ trip }) => trip.request.preferences));
  wishes.delete('');
  expect(TWINS.map(({ typed }) => typed).toSorted()).toEqual([...wishes].toSorted());
});

test('a wish and its twin ask the same of the weather', () => {
  const differing = TWINS.filter(
    ({ typed, twin }) => weatherAskedBy(typed) !== weatherAskedBy(twin),
  );
  expect(differing).toEqual([]);
});

function weatherAskedBy(text: string): string {
  return JSON.stringify(weatherWantsIn(readText(text, { names: [], travelers: 2 })));
}
