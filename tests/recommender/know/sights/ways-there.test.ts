import { expect, test } from 'vitest';
import { gatherFacts } from '#src/recommender/know/gather-facts.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const factsAt = (lat: number, lng: number, days: number) =>
  gatherFacts(
    {
      location: { lat, lng, place: 'Somewhere' },
      request: {
        startDate: '2027-07-10',
        endDate: `2027-07-${10 + days - 1}`,
        travelers: 2,
        preferences: '',
      },
    },
    REAL.factSources,
  );

test('from Garmisch the Zugspitze is on this side of the ridge, and Innsbruck beyond it', async () => {
  const { beyondRidge, inReach } = await factsAt(47.49, 11.1, 8);
  const idOf = (name: string) => inReach.find(({ names }) => names.en === name)?.id ?? name;
  expect(beyondRidge.has(idOf('Golden Roof'))).toBe(true);
  expect(beyondRidge.has(idOf('Zugspitze'))).toBe(false);
});

test('no ridge lies between a traveller and the park or reef where the traveller is', async () => {
  for (const [lat, lng] of [
    [-9.53, -77.53],
    [-16.92, 145.77],
  ] as const) {
    const { beyondRidge, inReach } = await factsAt(lat, lng, 7);
    const around = inReach.filter(({ distanceKm }) => distanceKm < 10);
    expect(around.length).toBeGreaterThan(3);
    expect(around.filter(({ id }) => beyondRidge.has(id))).toEqual([]);
  }
});

test('on the plain nothing lies beyond a ridge', async () => {
  const { beyondRidge } = await factsAt(52.37, 4.9, 5);
  expect([...beyondRidge]).toEqual([]);
});

test('from Zermatt what is far across the ranges is world-famous, or not in reach', async () => {
  const { beyondRidge, inReach } = await factsAt(46.02, 7.75, 7);
  const across = inReach.filter(({ id, distanceKm }) => beyondRidge.has(id) && distanceKm > 40);
  expect(across.filter(({ fame }) => fame > 1)).toEqual([]);
});

test('from Zanzibar the museums of the mainland are no outing', async () => {
  const { inReach } = await factsAt(-6.16, 39.19, 9);
  expect(inReach.map(({ names }) => names.en)).not.toContain('Kivukoni Fish Market');
  expect(inReach.map(({ names }) => names.en)).toContain('Prison Island');
});
