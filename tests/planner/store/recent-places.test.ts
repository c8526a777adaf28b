import { expect, test } from 'vitest';
import { recallPlaces, recentName } from '#src/planner/store/recent-places.ts';
import { open } from '#tests/planner/open-planner.ts';
import { ALPS, COAST, createMemory, plannedFor } from '#tests/planner/planner-world.ts';
import { settled } from '#tests/planner/planner-world.ts';

const trip = (lat: number, lng: number, place: string, startDate: string) =>
  plannedFor({
    location: { lat, lng, place },
    request: { startDate, endDate: '2027-12-01', preferences: '', travelers: 1 },
    language: 'en',
  });

test('the last five places are those of the newest trips, each once, with its newest dates', async () => {
  const { store, history } = open();
  await history.save(trip(ALPS.lat, ALPS.lng, 'Eben, Tyrol', '2027-06-01'));
  for (let index = 0; index < 5; index += 1) {
    await history.save(trip(10 + index, 20, `Place ${index}`, '2027-07-01'));
  }
  await history.save(trip(COAST.lat, COAST.lng, 'High Coast, Sweden', '2027-06-01'));
  await history.save(trip(COAST.lat + 0.001, COAST.lng, 'High Coast, Sweden', '2027-08-01'));
  await settled();
  const { recentPlaces } = store.getState();
  expect(recentPlaces.map((place) => recentName(place, 'en'))).toEqual([
    'High Coast, Sweden',
    'Place 4',
    'Place 3',
    'Place 2',
    'Place 1',
  ]);
  expect(recentPlaces[0]?.startDate).toBe('2027-08-01');
});

test('they are there before the trips are read, and damaged ones are none', async () => {
  const recentMemory = createMemory();
  const first = open({ recentMemory });
  await first.history.save(trip(ALPS.lat, ALPS.lng, 'Eben, Tyrol', '2027-06-01'));
  await settled();
  expect(
    open({ recentMemory: createMemory(recentMemory.text) }).store.getState().recentPlaces,
  ).toEqual(first.store.getState().recentPlaces);
  expect(recallPlaces('[{"lat":91}]')).toEqual([]);
  expect(recallPlaces(null)).toEqual([]);
});
