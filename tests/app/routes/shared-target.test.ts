import { expect, test } from 'vitest';
import { sharedTarget } from '#src/app/routes/shared-target.ts';

test('a link of ours among the shared words leads to its trip', () => {
  const text = 'Have a look: https://fernweh.example/trips/shared#1.eJyrVk and tell me';
  expect(sharedTarget({ text })).toEqual({ hash: '1.eJyrVk' });
  expect(sharedTarget({ url: 'https://other.example/trips/shared#1.abc_-9' })).toEqual({
    hash: '1.abc_-9',
  });
});

test('a map link or coordinates lead to the point', () => {
  expect(sharedTarget({ text: 'geo:47.37,11.48' })).toEqual({ point: { lat: 47.37, lng: 11.48 } });
});

test('other words lead to the planner without a point, and no words nowhere', () => {
  expect(sharedTarget({ text: 'hello' })).toEqual({ point: {} });
  expect(sharedTarget({ lat: 1, lng: 2 })).toBeNull();
});
