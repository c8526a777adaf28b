import { expect, test } from 'vitest';
import { keptPoints } from '#src/domain/map/kept-points.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const idea = (key: string, at?: { lat: number; lng: number }) => ({
  key,
  names: { en: key },
  kind: null,
  indoor: false,
  note: '',
  ...(at === undefined ? {} : { at }),
});

test('a trip keeps the map around its pin, its stops and the ideas it keeps, each place once', () => {
  const { trip } = highCoast();
  const { lat, lng } = trip.location;
  const stop = {
    ...highCoast(),
    trip: { ...trip, location: { lat: 60, lng: 20, place: 'Åland' } },
  };
  const kept = [
    idea('own:1', { lat: 63, lng: 18 }),
    idea('own:2', { lat, lng }),
    idea('somewhere'),
    idea('own:3', { lat: 63, lng: 18 }),
  ];
  expect(keptPoints({ trip, stops: [highCoast(), stop], days: { ...EMPTY_PLAN, kept } })).toEqual([
    { lat, lng },
    { lat: 60, lng: 20 },
    { lat: 63, lng: 18 },
  ]);
});
