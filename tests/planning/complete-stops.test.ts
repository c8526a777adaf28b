import { expect, test } from 'vitest';
import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import { plannedRoute } from '#tests/helpers/planned-route.ts';

test('a trip that comes back to its first stop has the same ideas at the same stays in both languages', async () => {
  const windhoek = { lat: -22.5594, lng: 17.0832 };
  const { wordings } = await plannedRoute({
    from: '2027-08-02',
    preferences: 'self-drive with a roof tent, safari, stars, desert',
    stops: [
      { point: windhoek, nights: 1 },
      { point: { lat: -24.485, lng: 15.8 }, nights: 2 },
      { point: { lat: -19.183, lng: 15.917 }, nights: 3 },
      { point: windhoek, nights: 1 },
    ],
  });
  const [en, de] = [wordings.en, wordings.de].map(
    (wording) => wording?.recommendation.sections.activities.suggestions ?? [],
  );
  expect(ideaKeys(de ?? [])).toEqual(ideaKeys(en ?? []));
  expect(de?.map(({ stop }) => stop)).toEqual(en?.map(({ stop }) => stop));
  expect(new Set(en?.map(({ stop }) => stop)).size).toBe(4);
});

test('New Year’s Eve is at the stop where that night is spent, and what a city has is not sought in the next', async () => {
  const { wordings } = await plannedRoute({
    from: '2027-12-29',
    preferences: 'Hogmanay, pubs, theatre, football',
    stops: [
      { point: { lat: 53.9583, lng: -1.0803 }, nights: 2 },
      { point: { lat: 55.9533, lng: -3.1883 }, nights: 3 },
    ],
  });
  const ideas = wordings.en?.recommendation.sections.activities.suggestions ?? [];
  const [newYear, ...others] = ideas.filter(({ name }) => name.startsWith('New Year'));
  expect([newYear?.name, newYear?.stop, others]).toEqual(['New Year’s Eve in Edinburgh', 1, []]);
  expect(ideas.map(({ name }) => name)).toContain('An evening in the stadium: Edinburgh');
});
