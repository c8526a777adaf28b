import { dayCount, monthsBetween } from '#src/domain/days/day.ts';
import { fitOf } from '#src/domain/place/access.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { crossingTo } from '#src/recommender/know/safety/crossings.ts';
import { sightsOf } from './named-sights.ts';
import type { PlannedTrip } from './planned-trips.ts';

/** A rule over one plan: what breaks it, as sentences for the reader of the table. */
export type IdeaRule = {
  name: string;
  check: (planned: PlannedTrip) => string[] | Promise<string[]>;
};

const MOST_OF_A_PLACE = 2;
const MOST_GENERIC = 2;
const KNOWN_KM = 20;
/** Nobody is sent there unasked. */
const ONLY_ASKED: ReadonlySet<string> = new Set(['ski-area', 'dive-site', 'surf-spot', 'trail']);
/** The South Pole, the open sea and Yakutsk in winter have fewer. */
const SIGHTS_OF_A_PLACE = 4;
/** Kinds at which one bathes. */
const BATHING_KINDS: ReadonlySet<string> = new Set([
  'beach',
  'lake',
  'hot-spring',
  'bath',
  'coast',
  // A pool.
  'town',
  'city',
  'capital',
]);
/** Towns, for their pools. */
const POOLS = ['capital', 'city', 'town'];
const IN_THE_WATER: ReadonlySet<string> = new Set(['Swimming and beach', 'Snorkelling and diving']);

/** The rules of a single plan. */
export const IDEA_RULES: readonly IdeaRule[] = [
  {
    name: 'a plan has two ideas for a day, from 6 to 16, fewer where less is known, and two more for wishes',
    check: ({ plan, trip, sights, expected }) => {
      const count = plan.sections.activities.suggestions.length;
      const { startDate, endDate } = trip.request;
      const most = Math.min(16, Math.max(6, 2 * dayCount(startDate, endDate)));
      const known = sights.filter(offeredTo(trip)).length;
      const least = expected.may.has('few') ? 1 : Math.min(most, known, 5);
      const named = trip.request.preferences.split(/,| and | und /u).length;
      return count >= least && count <= Math.max(most, named) + 2
        ? []
        : [`${count} ideas, ${known} known`];
    },
  },
  {
    name: 'what is not for these travellers is not offered',
    check: (planned) => {
      const party = partyOf(planned);
      return sightsOf(planned)
        .filter((sight) => !fitOf(sight, party).fits)
        .map(({ name, access, needs }) => `${name}: ${[...access, ...needs].join(', ')}`);
    },
  },
  {
    name: 'what fits with care says what care',
    check: (planned) => {
      const party = partyOf(planned);
      return sightsOf(planned)
        .filter((sight) => fitOf(sight, party).care.some((flag) => flag !== 'no-shade'))
        .filter(({ name }) =>
          planned.plan.sections.activities.suggestions.some(
            (idea) => idea.name === name && (idea.care ?? '') === '',
          ),
        )
        .map(({ name }) => name);
    },
  },
  {
    name: 'nothing that would fit anywhere stands where somebody wrote about a sight',
    check: ({ plan, trip }) =>
      plan.sections.activities.suggestions
        .map(({ description }) => description)
        .filter((text) => FITS_ANYWHERE[trip.language].test(text)),
  },
  {
    name: 'at most two ideas of a plan need no named place, where there are sights',
    check: ({ plan, trip, sights, expected }) => {
      if (expected.may.has('unplaced')) return [];
      if (sights.filter((sight) => inSeason(sight, trip)).length < SIGHTS_OF_A_PLACE) return [];
      const generic = plan.sections.activities.suggestions.filter((idea) => !isConcrete(idea));
      return generic.length > MOST_GENERIC ? [generic.map(({ name }) => name).join('; ')] : [];
    },
  },
  {
    name: 'no place serves more than two ideas',
    check: ({ plan }) => {
      const points = plan.sections.activities.suggestions.flatMap(({ at }) =>
        at === undefined ? [] : `${at.lat} ${at.lng}`,
      );
      const busy = points.filter(
        (point) => points.filter((other) => other === point).length > MOST_OF_A_PLACE,
      );
      return busy.length > 0 ? [`${busy.length} ideas at one point`] : [];
    },
  },
  {
    name: 'no idea stands twice',
    check: ({ plan }) => {
      const names = plan.sections.activities.suggestions.map(({ name }) => name);
      return names.filter((name, index) => names.indexOf(name) !== index);
    },
  },
  { name: 'no idea lies beyond a closed border', check: beyondBorders },
  {
    name: 'a sight is in season',
    check: (planned) => {
      return sightsOf(planned)
        .filter((sight) => !inSeason(sight, planned.trip))
        .map((sight) => `${sight.name} is for months ${sight.months.join(', ')}`);
    },
  },
  {
    name: 'bathing leads to a bathing place',
    check: (planned) => {
      const baths = sightsOf(planned).filter(({ needs }) => needs.includes('bathing'));
      return planned.plan.sections.activities.suggestions
        .filter(({ name }) => !baths.some((sight) => sight.name === name))
        .filter(
          ({ activity, featureKind, at }) =>
            at !== undefined &&
            IN_THE_WATER.has(activity ?? '') &&
            ![...POOLS, 'dive-site', 'bay', 'island', 'marine-park', 'cape', 'park'].includes(
              featureKind ?? '',
            ) &&
            !BATHING_KINDS.has(featureKind ?? ''),
        )
        .map(({ name, featureKind }) => `${name} (${featureKind})`);
    },
  },
  {
    name: 'the icons of the place are there',
    check: (planned) => (planned.expected.may.has('no-icon') ? [] : missingIcons(planned)),
  },
];

/** Of adults, and of those on wheels or in a pram alike. */
function partyOf({ trip: { request } }: PlannedTrip) {
  return readText(request.preferences, { ...request, names: [] }).party;
}

/** Written, near, in season, and open to anybody. */
function offeredTo(trip: PlannedTrip['trip']): (sight: Sight) => boolean {
  const { request } = trip;
  const { children, party } = readText(request.preferences, { ...request, names: [] });
  const hasChildren = children.count > 0 || children.teens;
  return (sight) =>
    sight.isWritten &&
    sight.distanceKm <= KNOWN_KM &&
    !ONLY_ASKED.has(sight.kind) &&
    !isUnderfoot(sight) &&
    !(isHard(sight) && (hasChildren || sight.needs.includes('climb'))) &&
    inSeason(sight, trip) &&
    fitOf(sight, party).fits;
}

function isHard({ needs }: Sight): boolean {
  return needs.some((need) => need !== 'boat' && need !== 'booking');
}

/** Sentences of ideas that name no place, which would be filler where there are sights. */
const FITS_ANYWHERE: Record<'en' | 'de', RegExp> = {
  en: /walk for an hour from the venue|Three rounds, cold in between, water to drink; outside it is (?:2[5-9]|3\d)/u,
  de: /eine Stunde vom Tagungsort|Drei Gänge, dazwischen kalt, dazu Wasser trinken; draußen sind es (?:2[5-9]|3\d)/u,
};

/** An idea that names a sight, a route, a quarter or another place of the map. */
export function isConcrete({ at }: ActivitySuggestion): boolean {
  return at !== undefined;
}

function inSeason({ months }: Sight, { request }: PlannedTrip['trip']): boolean {
  const days = monthsBetween(request.startDate, request.endDate);
  return months.length === 0 || months.some((month) => days.includes(month));
}

async function beyondBorders({ trip, plan, sights, countryAt }: PlannedTrip): Promise<string[]> {
  const home = await countryAt(trip.location);
  if (home === null) return [];
  const found = await Promise.all(
    plan.sections.activities.suggestions.map(async ({ name, at }) => {
      if (at === undefined) return [];
      const own = sights.find((sight) => sight.name === name);
      const codes = own?.countries ?? [(await countryAt(at)) ?? home];
      return crossingTo(home, codes) === 'closed' ? [`${name} in ${codes.join()}`] : [];
    }),
  );
  return found.flat();
}

/** World-famous sights within half an hour that are in season and for everybody. */
function missingIcons(planned: PlannedTrip): string[] {
  const { trip, plan, sights } = planned;
  const icons = sights.filter(
    (sight) =>
      // Nobody is sent to a frozen lake.
      (sight.kind !== 'lake' || (plan.sections.weather.temperature?.min ?? 1) > 0) &&
      // The box of a great lake reaches far inland.
      (sight.kind !== 'lake' || distanceKm(sight, trip.location) <= LAKE_KM) &&
      sight.fame === 1 &&
      sight.isWritten &&
      sight.distanceKm <= ICON_KM &&
      !LONG_WAYS.has(sight.kind) &&
      !isUnderfoot(sight) &&
      fitOf(sight, partyOf(planned)).fits &&
      !sight.needs.some((need) => need === 'climb' || need === 'summit' || need === 'adults') &&
      inSeason(sight, trip),
  );
  const ideas = plan.sections.activities.suggestions;
  const there = icons.filter((icon) =>
    ideas.some(
      ({ name, at }) =>
        name.includes(icon.name) || (at !== undefined && distanceKm(icon, at) <= BESIDE_KM),
    ),
  );
  const wanted = Math.min(icons.length, MOST_ICONS);
  if (there.length >= wanted) return [];
  const missing = icons.filter((icon) => !there.includes(icon)).map(({ name }) => name);
  return [`${there.length} of ${icons.length}; without ${missing.slice(0, 5).join(', ')}`];
}

/** An island is no idea for who stays on it. */
function isUnderfoot({ kind, distanceKm: km }: Sight): boolean {
  return kind === 'island' && km < UNDERFOOT_KM;
}

/** They lead away: only the better known are named unasked. */
const LONG_WAYS: ReadonlySet<string> = new Set(['scenic-road', 'railway', 'trail']);
const UNDERFOOT_KM = 2;
const LAKE_KM = 70;
/** Two icons so near are one visit: a castle and the terrace before it. */
const BESIDE_KM = 0.5;
const ICON_KM = 20;
const MOST_ICONS = 2;
