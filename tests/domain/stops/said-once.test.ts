import { expect, test } from 'vitest';
import { saidOnce } from '#src/domain/stops/said-once.ts';
import type { ActivitySuggestion, Recommendation } from '#src/domain/trip/recommendation.ts';
import type { PlannedStop } from '#src/domain/trip/trip.ts';
import { coastStops } from '#tests/helpers/two-coasts.ts';

const STAYS = [0, 1, 2].map(() => ({ nights: 2, gap: 0 }));
const COASTS = coastStops('2027-06-10', STAYS);

function idea(name: string, more: Partial<ActivitySuggestion>): ActivitySuggestion {
  return {
    name,
    description: `${name} is here.`,
    recommendedProducts: [],
    near: '',
    activity: null,
    featureKind: null,
    ...more,
  };
}

/** So many sights of its own at each of three stops, and these ideas besides. */
function stopsWith(
  more: (stop: PlannedStop, at: number) => ActivitySuggestion[],
  own = ['Castle', 'Museum', 'Market'],
): PlannedStop[] {
  return COASTS.map((stop, at) => {
    const sights = own.map((name) =>
      idea(`${name} ${at}`, { featureKind: 'castle', at: stop.trip.location }),
    );
    return withSuggestions(stop, [...sights, ...more(stop, at)]);
  });
}

function withSuggestions(stop: PlannedStop, suggestions: ActivitySuggestion[]): PlannedStop {
  const { en } = stop.wordings;
  if (en === undefined) throw new RangeError('said in English');
  const { sections } = en.recommendation;
  const activities = { ...sections.activities, suggestions };
  const recommendation = { ...en.recommendation, sections: { ...sections, activities } };
  return { ...stop, wordings: { en: { ...en, recommendation } } };
}

function names(stops: readonly PlannedStop[]): string[][] {
  return stops.map(({ wordings }) =>
    (wordings.en?.recommendation.sections.activities.suggestions ?? [])
      .map(({ name }) => name)
      .filter((name) => !/ \d$/u.test(name)),
  );
}

test('a road through all stops is an idea of the stop that it is nearest to', () => {
  const stops = stopsWith(({ trip: { location } }, at) => [
    idea('Ring road', {
      featureKind: 'scenic-road',
      at: { ...location, lat: location.lat + (at === 1 ? 0.01 : 0.2) },
    }),
  ]);
  expect(names(saidOnce(stops))).toEqual([[], ['Ring road'], []]);
});

test('a sentence that fits any town is said at the first stop only', () => {
  const stops = stopsWith(({ trip: { location } }, at) => [
    idea(`Street food in town ${at}.`, { key: `word-stalls@${at}`, at: location }),
    idea('A long walk', { key: 'hike-long' }),
  ]);
  expect(names(saidOnce(stops))).toEqual([['Street food in town 0.', 'A long walk'], [], []]);
});

test('of stops of other lengths it is said where one stays longest', () => {
  const stays = [1, 3, 2].map((nights) => ({ nights, gap: 0 }));
  const stops = coastStops('2027-06-10', stays).map((stop, at) =>
    withSuggestions(
      stop,
      ['Castle', 'Museum', 'Market', `Zip lines in town ${at}.`].map((name) =>
        idea(name, name.startsWith('Zip') ? { key: 'ropes' } : { featureKind: 'castle' }),
      ),
    ),
  );
  expect(names(saidOnce(stops)).map((all) => all.at(3))).toEqual([
    undefined,
    'Zip lines in town 1.',
    undefined,
  ]);
});

test('what happens at a place of its own stays: each park with its name, and every sight', () => {
  const stops = stopsWith(({ trip: { location } }, at) => [
    idea(`Camping in park ${at}.`, {
      key: `camp-park@${at}`,
      at: { ...location, lat: location.lat + 0.2 },
    }),
    idea('Old Town', { featureKind: 'quarter', at: location }),
  ]);
  expect(names(saidOnce(stops))).toEqual([
    ['Camping in park 0.', 'Old Town'],
    ['Camping in park 1.', 'Old Town'],
    ['Camping in park 2.', 'Old Town'],
  ]);
});

test('a sentence for a wish gives way to the sight that another stop has for it, but for a meal in town', () => {
  const stops = stopsWith(({ trip: { location } }, at) => [
    idea(`A pool in town ${at}.`, {
      key: `pool@${at}`,
      featureKind: 'town',
      at: { ...location, lat: location.lat + 0.2 },
      wish: 'swimming',
    }),
    idea('One clear night', { key: 'stars-free', wish: 'stars' }),
    idea(`Fish in town ${at}.`, {
      key: `fish@${at}`,
      featureKind: 'town',
      activity: 'Food and markets',
      at: location,
      wish: 'seafood',
    }),
    ...(at === 2
      ? ['swimming', 'stars', 'seafood'].map((wish) =>
          idea(`Sight for ${wish}`, { featureKind: 'beach', at: location, wish }),
        )
      : []),
  ]);
  const sights = ['Sight for swimming', 'Sight for stars', 'Sight for seafood'];
  expect(names(saidOnce(stops))).toEqual([['Fish in town 0.'], [], sights]);
});

/** With what it says of the wishes. */
function withWishes(
  stop: PlannedStop,
  said: Pick<Recommendation['sections']['activities'], 'notUnderstood' | 'summary' | 'wishes'>,
): PlannedStop {
  const { en } = stop.wordings;
  if (en === undefined) throw new RangeError('said in English');
  const { sections } = en.recommendation;
  const activities = { ...sections.activities, ...said };
  const recommendation = { ...en.recommendation, sections: { ...sections, activities } };
  return { ...stop, wordings: { en: { ...en, recommendation } } };
}

test('what another stop answers is no complaint, and what none understands is said at the first', () => {
  const missing = ['No lobster here.', 'No whales here.'] as const;
  const unmet = [
    { words: ['lobster'], text: missing[0] },
    { words: ['whales'], text: missing[1] },
  ];
  const summary = `Near is the castle. ${missing.join(' ')}`;
  const [first, second, third] = stopsWith(() => []);
  if (first === undefined || second === undefined || third === undefined) throw new RangeError();
  const said = saidOnce([
    withWishes(first, {
      summary,
      wishes: { met: [], unmet, refused: '' },
      notUnderstood: { words: ['Qwertz', 'Paine'], instead: [] },
    }),
    withWishes(second, {
      summary: 'Here is lobster.',
      wishes: { met: ['lobster'], unmet: [], refused: '' },
      notUnderstood: { words: ['Qwertz'], instead: [] },
    }),
    withWishes(third, {
      summary,
      wishes: { met: [], unmet, refused: '' },
      notUnderstood: { words: ['Qwertz', 'Paine'], instead: [] },
    }),
  ]).map(({ wordings }) => wordings.en?.recommendation.sections.activities);
  expect(said.map((activities) => activities?.summary)).toEqual([
    'Near is the castle. No whales here.',
    'Here is lobster.',
    'Near is the castle. No whales here.',
  ]);
  expect(said.map((activities) => activities?.notUnderstood?.words ?? [])).toEqual([
    ['Qwertz'],
    [],
    [],
  ]);
});

test('a stop that offers little else keeps what was said before', () => {
  const bare = stopsWith(() => [idea('A long walk', { key: 'hike-long' })], ['Castle']);
  expect(names(saidOnce(bare))).toEqual([['A long walk'], ['A long walk'], ['A long walk']]);
});

test('what is left out at all stops is said at the first', () => {
  const refused = 'Left out: “museums”.';
  const summary = `All 3 sights lie near. ${refused}`;
  const stops = stopsWith(() => []).map((stop) =>
    withWishes(stop, { summary, wishes: { met: [], unmet: [], refused } }),
  );
  expect(
    saidOnce(stops).map(({ wordings }) => wordings.en?.recommendation.sections.activities.summary),
  ).toEqual([summary, 'All 3 sights lie near.', 'All 3 sights lie near.']);
});
