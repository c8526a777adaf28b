import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import { saidOnce } from '#src/domain/stops/said-once.ts';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import type { PlannedStop, PlannedTrip } from '#src/domain/trip/trip.ts';
import { completePlan } from '#src/planning/complete-plan.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { ownOfShared } from '#src/export/links/own-of-shared.ts';
import { sharedStops } from '#src/export/links/stops-of-shared.ts';
import { wireOf } from '#src/export/links/shared-trip.ts';
import type { ShareOptions, SharedTrip } from '#src/export/links/shared-trip.ts';
import { withToldIdeas } from '#src/export/links/told-ideas.ts';
import { readTripFragment } from '#src/export/links/trip-link.ts';
import { FIVE_STOPS, plannedRoute } from '#tests/helpers/planned-route.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { twoCoasts } from '#tests/helpers/two-coasts.ts';
import { ODD, createChance, replaced } from './hostile-links.ts';
import { fragmentOf, used } from './travelled-trips.ts';

const PLAIN: ShareOptions = { builtOn: '2026-11-24', withWishes: false, withNotes: false };
const WITH_WISHES = { ...PLAIN, withWishes: true };
const ADDRESS = 'https://fernweh.example/trips/shared#';
const providers = REAL.planning;
let route: PlannedTrip;

beforeAll(async () => {
  route = await plannedRoute(FIVE_STOPS);
}, 120_000);

const whole = () => wireOf(twoCoasts(), PLAIN);

const toldOf = (trip: PlannedTrip) =>
  stopsOf(trip).map(({ trip: { location, request }, wordings }) => ({
    place: location.place,
    request,
    weather: wordings.de?.recommendation.sections.weather.summary,
    ideas: wordings.en?.recommendation.sections.activities.suggestions.map(({ name }) => name),
  }));

const stopOfIdea = (trip: PlannedTrip) =>
  new Map(
    trip.wordings.en?.recommendation.sections.activities.suggestions.map(({ name, stop }) => [
      name,
      stop,
    ]),
  );

/** The trip that another device reads from the link. */
async function received(fragment: string) {
  const answer = await readTripFragment(fragment);
  if ('problem' in answer) throw new Error(answer.problem);
  const planned: PlannedTrip[] = [];
  for (const { trip, ...told } of sharedStops(answer.shared)) {
    const plan = await planOnDevice(providers, trip);
    const said = await completePlan({ ...providers, catalogues: [providers.catalogue] }, plan);
    planned.push(await withToldIdeas(said, { trip, ...told }, providers.guide));
  }
  const joined = joinStops(saidOnce(planned));
  return { shared: answer.shared, planned: joined, ...ownOfShared(answer.shared, joined) };
}

test('five stops fit into 700 characters, the address and the wishes with them', async () => {
  const fragment = await fragmentOf(route, WITH_WISHES);
  expect(fragment).toMatch(/^5\./u);
  expect(ADDRESS.length + fragment.length).toBeLessThanOrEqual(700);
});

test('places, dates, gaps and overlaps arrive, and the trip is the same', async () => {
  const { shared, planned, missing } = await received(await fragmentOf(route, WITH_WISHES));
  expect(shared.trip.request).toEqual(route.trip.request);
  expect(missing).toBe(0);
  expect(toldOf(planned)).toEqual(toldOf(route));
  for (const language of LANGUAGES) {
    expect(planned.wordings[language]?.place).toBe(route.wordings[language]?.place);
  }
}, 60_000);

test('used, with days and changes of the list, it arrives whole and copied it is shared again', async () => {
  const sent = used(route);
  const { planned, own, missing } = await received(await fragmentOf(sent, WITH_WISHES));
  expect(missing).toBe(0);
  expect(own.days.days.map(({ ideas }) => ideas)).toEqual(sent.days.days.map(({ ideas }) => ideas));
  expect(own.listEdits.own.map(({ name }) => name)).toEqual(['Hammock', 'Card game', 'Books']);
  const again = await received(await fragmentOf({ ...planned, ...own }, WITH_WISHES));
  expect(again.own.days).toEqual(own.days);
}, 60_000);

test('what was kept for a wish is at its stop where the wish does not travel', async () => {
  const sent = used(route);
  const { planned, own, missing } = await received(await fragmentOf(sent, PLAIN));
  expect(planned.trip.request.preferences).toBe('');
  expect(missing).toBe(0);
  expect(own.days.kept).toHaveLength(sent.days.kept.length);
  const here = stopOfIdea(planned);
  const there = stopOfIdea(route);
  for (const { key, names } of sent.days.kept) {
    if (key.startsWith('own:')) continue;
    expect([names.en, here.get(names.en ?? '')]).toEqual([names.en, there.get(names.en ?? '')]);
  }
}, 60_000);

function writtenByAi(stop: PlannedStop): PlannedStop {
  return { ...stop, origin: 'ai' };
}

test('an AI’s texts travel with their stops', async () => {
  const stops = stopsOf(twoCoasts()).map(writtenByAi);
  const fragment = await fragmentOf(joinStops(stops), PLAIN);
  const answer = await readTripFragment(fragment);
  if ('problem' in answer) throw new Error(answer.problem);
  const read = sharedStops(answer.shared);
  expect(read.map(({ written }) => written?.sections.weather.summary)).toEqual(
    stops.map(({ wordings }) => wordings.en?.recommendation.sections.weather.summary),
  );
  const [line] = read[1]?.written?.sections.recommendedEquipment.categories[0]?.products ?? [];
  expect(line).toMatchObject({ price: null, affiliate_link: '' });
});

test('texts of the last stops that fit into no link are left out, and computed there', async () => {
  const chance = createChance(7);
  const noise = Array.from({ length: 20_000 }, () => chance().toString(36).slice(2)).join('');
  const [first, second] = stopsOf(twoCoasts());
  const en = second?.wordings.en;
  if (first === undefined || second === undefined || en === undefined) throw new Error('no stops');
  const { sections } = en.recommendation;
  const long = { ...sections, weather: { ...sections.weather, summary: noise } };
  const wordings = { en: { ...en, recommendation: { ...en.recommendation, sections: long } } };
  const stops = [first, { ...second, wordings }];
  const fragment = await fragmentOf(joinStops(stops.map(writtenByAi)), PLAIN);
  const answer = await readTripFragment(fragment);
  if ('problem' in answer) throw new Error(answer.problem);
  expect(sharedStops(answer.shared).map(({ written }) => written === null)).toEqual([false, true]);
});

test('a trip of one stop is written as before', async () => {
  const [vienna] = stopsOf(route);
  if (vienna === undefined) throw new Error('no stops');
  const wire = wireOf(vienna, WITH_WISHES);
  expect(Object.keys(wire).join('')).toBe('cpsdnlbw');
  expect(await fragmentOf(vienna, WITH_WISHES)).toMatch(/^1\./u);
});

function isBounded({ stops, trip: { request } }: SharedTrip): boolean {
  return (
    stops !== null &&
    stops.length <= 12 &&
    stops.every(
      ({ startDate, endDate }) => startDate >= request.startDate && endDate <= request.endDate,
    )
  );
}

function packed(wire: unknown): string {
  return `5.${deflateSync(JSON.stringify(wire)).toString('base64url')}`;
}

describe('a link whose stops are none', () => {
  const stop = { c: [50, 20], p: 'Kraków', m: 3 };
  const many = (count: number) => Array.from({ length: count }, () => stop);
  const cases: [string, unknown][] = [
    ['10,000 stops', many(10_000)],
    ['thirteen stops', many(12)],
    ['no stop', []],
    ['a stop of 61 nights', [{ ...stop, m: 61 }]],
    ['a stop of half a night', [{ ...stop, m: 0.5 }]],
    ['a stop of minus one night', [{ ...stop, m: -1 }]],
    ['a stop that overlaps by more than a stop can last', [{ ...stop, g: -61 }]],
    ['a gap of a year', [{ ...stop, g: 366 }]],
    ['more than a year in all', Array.from({ length: 11 }, () => ({ ...stop, m: 60 }))],
    ['a stop outside of the earth', [{ ...stop, c: [91, 0] }]],
    ['a stop with a name as long as a book', [{ ...stop, p: 'x'.repeat(201) }]],
    ['a stop with a stop in it', [{ ...stop, q: [stop] }]],
    ['a word', 'Kraków'],
  ];
  test.each(cases)('%s: damaged', async (_, q) => {
    expect(await readTripFragment(packed({ ...whole(), q }))).toEqual({ problem: 'damaged' });
  });

  test('twelve stops are read', async () => {
    const answer = await readTripFragment(packed({ ...whole(), q: many(11) }));
    expect(answer).toMatchObject({ shared: { stops: { length: 12 } } });
  });

  test('whatever is in their place, it is refused or within all bounds', async () => {
    const chance = createChance(20_261_128);
    const broken: unknown[] = [];
    let refused = 0;
    for (let count = 0; count < 300; count += 1) {
      const q: unknown = JSON.parse(JSON.stringify(whole().q));
      const odd = replaced(q, chance, () => ODD[Math.floor(chance() * ODD.length)]);
      const answer = await readTripFragment(packed({ ...whole(), q: odd }));
      if ('problem' in answer) refused += 1;
      else if (!isBounded(answer.shared)) broken.push(odd);
    }
    expect(broken).toEqual([]);
    expect(refused).toBeGreaterThan(200);
  });

  test('a form that comes after this one is newer', async () => {
    expect(await readTripFragment(packed(whole()).replace(/^5/u, '6'))).toEqual({
      problem: 'newer',
    });
  });
});
