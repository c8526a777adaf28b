import { expect, test, vi } from 'vitest';
import { keep } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { SightGuide } from '#src/domain/ports.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { completePlan } from '#src/planning/complete-plan.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { ownOfShared } from '#src/export/links/own-of-shared.ts';
import type { ShareOptions } from '#src/export/links/shared-trip.ts';
import { withToldIdeas } from '#src/export/links/told-ideas.ts';
import { readTripFragment } from '#src/export/links/trip-link.ts';
import { layOutAll } from '#src/trip/days/lay-out.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { TRIPS } from '#tests/trip-table/trips.ts';
import { fragmentOf } from './travelled-trips.ts';

const WITHOUT: ShareOptions = { builtOn: '2026-11-24', withWishes: false, withNotes: false };
/** Characters of a link that a phone reads as a QR code, with the address of a site. */
const LONGEST_CODE = 900;
const ADDRESS = 'https://fernweh.example/trips/shared#';
const MOST_KEPT = 8;

const providers = REAL.planning;

/** Wishes of each kind: for a sight, for something that has no place, for a festival, for a safe place. */
const WISHED = [
  ['Istanbul', 'food'],
  ['Kochi', 'Ayurveda im Monsun'],
  ['Munich', 'Oktoberfest'],
  ['Vienna', 'Weihnachtsmarkt, Oper'],
  ['Kovalam', 'surfing, swimming'],
] as const;

test.each(WISHED)('%s, %s: a friend sees what was kept, without the wish', async (place, wish) => {
  const { trip, sent, lost } = await sender(place, wish);
  expect(lost.length).toBeGreaterThan(0);
  const fragment = await fragmentOf(sent, WITHOUT);
  expect(fragment).toMatch(/^4\./u);
  const { planned, own, missing, text } = await receiver(fragment);
  expect(missing).toBe(0);
  expect(planned.trip.request.preferences).toBe('');
  expect(own.days.days).toEqual(sent.days.days);
  const keys = suggestedIdeas(planned).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(sent.days.kept.map(({ key }) => key)));
  for (const language of LANGUAGES) {
    const here = suggestionsOf(planned, language);
    for (const idea of lost) {
      const shown = here.find(({ key }) => key === idea.key);
      expect(shown?.name).toBe(idea.names[language]);
      expect(shown?.wish).toBeUndefined();
    }
  }
  // A sight that nobody wrote about has no text, but the way there.
  const said = suggestionsOf(planned, trip.language).filter(({ linked }) => linked);
  expect(said.map(({ key }) => key)).toEqual(lost.map(({ key }) => key));
  expect(said.filter(({ description, near }) => `${description}${near}` === '')).toEqual([]);
  expect(text).not.toContain('"wish"');
  expect(text).not.toContain('"w"');
});

test('a copy of a shared trip can be shared again', async () => {
  const { sent } = await sender('Vienna', 'Weihnachtsmarkt, Oper');
  const first = await receiver(await fragmentOf(sent, WITHOUT));
  const again = await receiver(await fragmentOf({ ...first.planned, ...first.own }, WITHOUT));
  expect(again.missing).toBe(0);
  expect(again.own.days.days).toEqual(sent.days.days);
  expect(suggestedIdeas(again.planned)).toEqual(suggestedIdeas(first.planned));
});

test('with the wishes, or without anything that answers them, nothing is told', async () => {
  const { sent } = await sender('Istanbul', 'food');
  expect(await fragmentOf(sent, { ...WITHOUT, withWishes: true })).toMatch(/^2\./u);
  const own = { ...sent, days: fitPlan(EMPTY_PLAN, sent.trip.request) };
  expect(await fragmentOf(own, WITHOUT)).toMatch(/^1\./u);
});

function failed() {
  return Promise.reject(new Error('no data'));
}

test('where no sights can be read, an idea has its name, kind and hours', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { sent, lost } = await sender('Istanbul', 'food');
  const broken: SightGuide = { inReach: failed, between: failed };
  const { planned } = await receiver(await fragmentOf(sent, WITHOUT), broken);
  warned.mockRestore();
  const [idea] = lost;
  const kept = sent.days.kept.find(({ key }) => key === idea?.key);
  expect(suggestionsOf(planned, 'en').find(({ key }) => key === idea?.key)).toMatchObject({
    name: kept?.names.en,
    featureKind: kept?.kind,
    hours: kept?.hours,
  });
});

test('a trip with wishes still is a code that a phone reads', async () => {
  const lengths: number[] = [];
  for (const [place, wish] of WISHED) {
    const { sent } = await sender(place, wish);
    lengths.push(ADDRESS.length + (await fragmentOf(sent, WITHOUT)).length);
  }
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_CODE);
});

/** The trip with eight ideas kept and laid out, first those that are not suggested without the wish. */
async function sender(place: string, wish: string) {
  const found = TRIPS.find(
    ({ trip }) => trip.location.place.startsWith(place) && trip.request.preferences === wish,
  );
  if (found === undefined) throw new Error(`no trip to ${place} for ${wish}`);
  const { trip } = found;
  const planned = await plan(trip);
  const here = new Set(suggestedIdeas(await plan(withoutWish(trip))).map(({ key }) => key));
  const ideas = suggestedIdeas(planned);
  const lost = ideas.filter(({ key }) => !here.has(key)).slice(0, MOST_KEPT);
  const others = ideas.filter(({ key }) => here.has(key)).slice(0, MOST_KEPT - lost.length);
  const kept = [...lost, ...others].reduce(keep, fitPlan(EMPTY_PLAN, trip.request));
  const own: TripOwn = { ...NOTHING_OWN, days: layOutAll(kept, planned).plan };
  return { trip, lost, sent: { ...planned, ...own } };
}

/** The trip that another device reads from the link, and all that the link holds. */
async function receiver(fragment: string, sights: SightGuide = providers.guide) {
  const answer = await readTripFragment(fragment);
  if (!('shared' in answer)) throw new Error(answer.problem);
  const { shared } = answer;
  const planned = await withToldIdeas(await plan(shared.trip), shared, sights);
  return { planned, text: JSON.stringify(shared), ...ownOfShared(shared, planned) };
}

async function plan(trip: Trip): Promise<PlannedTrip> {
  const { recommender, geocoder, catalogue } = providers;
  const planned = await planOnDevice(providers, trip);
  return completePlan({ recommender, geocoder, catalogues: [catalogue] }, planned);
}

function withoutWish(trip: Trip): Trip {
  return { ...trip, request: { ...trip.request, preferences: '' } };
}

function suggestionsOf({ wordings }: PlannedTrip, language: Language) {
  return wordings[language]?.recommendation.sections.activities.suggestions ?? [];
}
