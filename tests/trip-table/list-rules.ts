import { uvIndexOn } from '#src/domain/climate/uv-index.ts';
import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { JOBS } from '#src/recommender/decide/equipment/all-jobs.ts';
import { linesOf } from './list-lines.ts';
import type { PlannedTrip } from './planned-trips.ts';

/** A rule over the packing lists of one plan: what breaks it, for the reader of the table. */
export type ListRule = { name: string; check: (planned: PlannedTrip) => string[] };

const MOST_FOR_TRIP = 15;
const LONGEST_REASON = 34;
const AT_HOME = { least: 8, most: 26 };

const SUNSCREEN = ['sunscreen', 'stick-sun-ski', 'sunscreen-kids', 'zinc-surf'];
/** A helmet, a hood or a warm hat shades as well. */
const HATS = ['sun-hat', 'sun-hat-kids', 'warm-hat', 'helmet-cycling', 'helmet-ski', 'parka'];
const NEEDLESS = ['bathrobe', 'book-reader', 'dictionary-menu', 'money-belt'];
const SHARED = [
  { jobs: ['first-aid', 'first-aid-group'], travelersEach: 15 },
  { jobs: ['lock', 'power-bank', 'sunscreen'], travelersEach: 2 },
  { jobs: ['stove', 'pots', 'fuel'], travelersEach: 4 },
];
/** A child's thing and the grown-ups' one. */
const OF_CHILDREN = [
  ['rain-suit-kids', 'rain-jacket'],
  ['sun-hat-kids', 'sun-hat'],
  ['gloves-kids', 'gloves'],
  ['hat-kids', 'warm-hat'],
  ['base-layer-kids', 'base-layer'],
] as const;

export const LIST_RULES: readonly ListRule[] = [
  {
    name: 'at most 15 lines for this trip',
    check: ({ plan }) => over(linesOf(plan, 'trip').length, MOST_FOR_TRIP, 'lines'),
  },
  {
    name: '8 to 26 lines that the traveller surely has',
    check: ({ plan }) => {
      const count = linesOf(plan, 'have').length;
      return count >= AT_HOME.least && count <= AT_HOME.most ? [] : [`${count} lines`];
    },
  },
  {
    name: 'nothing twice for one job',
    check: ({ plan }) => {
      const jobs = allLines(plan).map(({ job, id }) => job ?? id);
      return jobs.filter((job, index) => jobs.indexOf(job) !== index);
    },
  },
  {
    name: 'nothing beside what replaces it',
    check: ({ plan }) => {
      const jobs = allLines(plan).map(({ job = '' }) => job);
      return jobs.flatMap((job) =>
        (JOBS[job]?.unless ?? [])
          .filter((other) => jobs.includes(other))
          .map((other) => `${job} and ${other}`),
      );
    },
  },
  {
    name: 'a base layer has bottoms',
    check: ({ plan }) =>
      hasJob(allLines(plan), 'base-layer') === hasJob(allLines(plan), 'base-layer-legs')
        ? []
        : ['half of it'],
  },
  {
    name: 'every line for this trip says why in at most 34 letters',
    check: ({ plan }) =>
      linesOf(plan, 'trip')
        .filter(({ shortReason = '' }) => shortReason === '' || shortReason.length > LONGEST_REASON)
        .map(({ name, shortReason = '' }) => `${name}: ${shortReason}`),
  },
  {
    name: 'every line has a whole sentence',
    check: ({ plan }) =>
      allLines(plan)
        .filter(({ reason }) => !/^\p{Lu}?\S.{6,}\.$/u.test(reason))
        .map(({ name, reason }) => `${name}: ${reason}`),
  },
  {
    name: 'what is hired has no price',
    check: ({ plan }) =>
      allLines(plan)
        .filter(({ obtain, price }) => obtain === 'hire-there' && price !== null)
        .map(({ name }) => name),
  },
  {
    name: 'a stove has its pots and its gas, and the gas is bought there',
    check: ({ plan }) => {
      const lines = allLines(plan);
      if (!hasJob(lines, 'stove')) return [];
      const there = lines.filter(({ job }) => job === 'fuel').map(({ obtain }) => obtain);
      return hasJob(lines, 'pots') && there.every((obtain) => obtain === 'buy-there') && there[0]
        ? []
        : ['half of it'];
    },
  },
  {
    name: 'from UV 6 sunscreen is on a list, and a hat where the sun shows itself',
    check: ({ plan, trip }) => {
      const lines = allLines(plan);
      if (uvIndexOn(trip.request.startDate, trip.location, 0) < 6) return [];
      const { conditions } = plan.sections.weather;
      const isSunny = conditions.some(({ type }) => type === 'strong-sun');
      return (isSunny ? [SUNSCREEN, HATS] : [SUNSCREEN])
        .filter((jobs) => !jobs.some((job) => hasJob(lines, job)))
        .map(([job = '']) => `no ${job}`);
    },
  },
  {
    name: 'no umbrella where the weather says that the wind is too strong for one',
    check: ({ plan }) => {
      const isUseless = plan.sections.weather.conditions.some(
        ({ type, description }) => type === 'wind' && /umbrella|Schirm/u.test(description),
      );
      return isUseless && hasJob(allLines(plan), 'umbrella') ? ['an umbrella'] : [];
    },
  },
  {
    name: 'nothing that nobody needs',
    check: ({ plan }) => NEEDLESS.filter((job) => hasJob(allLines(plan), job)),
  },
  {
    name: 'what is shared is enough for all',
    check: ({ plan, trip }) => {
      const { travelers } = trip.request;
      return SHARED.filter(({ jobs, travelersEach }) =>
        allLines(plan).some(
          ({ job = '', quantity }) => jobs.includes(job) && quantity * travelersEach < travelers,
        ),
      ).map(({ jobs }) => `too few of ${jobs.join(' or ')}`);
    },
  },
  {
    name: 'what children have of their own, the grown-ups have for themselves only',
    check: ({ plan, trip }) => {
      const lines = allLines(plan);
      const count = (wanted: string) => lines.find(({ job }) => job === wanted)?.quantity ?? 0;
      return OF_CHILDREN.filter(
        ([own, grown]) =>
          count(own) > 0 &&
          count(own) + count(grown) > Math.max(trip.request.travelers, count(own) + 1),
      ).map((jobs) => jobs.join(' and '));
    },
  },
  {
    name: 'only clothes are washed on the way',
    check: ({ plan }) =>
      linesOf(plan, 'trip')
        .filter(
          ({ reason, job }) =>
            /washed on|gewaschen/u.test(reason) && !/socks|liner/u.test(job ?? ''),
        )
        .map(({ name }) => name),
  },
  {
    name: 'passport, insurance, medicine, cards, tickets and underwear are on the second list',
    check: ({ plan }) =>
      ['passport', 'insurance', 'medicine', 'cards', 'tickets', 'underwear'].filter(
        (job) => !hasJob(linesOf(plan, 'have'), job),
      ),
  },
  {
    name: 'ideas name what is on a list',
    check: ({ plan }) => {
      const ids = new Set(allLines(plan).map(({ id }) => id));
      return plan.sections.activities.suggestions
        .flatMap(({ recommendedProducts }) => recommendedProducts)
        .filter((id) => !ids.has(id));
    },
  },
];

function allLines(plan: PlannedTrip['plan']): RecommendedProduct[] {
  return [...linesOf(plan, 'trip'), ...linesOf(plan, 'have')];
}

function hasJob(lines: readonly RecommendedProduct[], wanted: string): boolean {
  return lines.some(({ job }) => job === wanted);
}

function over(value: number, most: number, unit: string): string[] {
  return value > most ? [`${value} ${unit}, ${most} at most`] : [];
}
