import type { SightAccess, SightKind, SightNeed } from '#src/domain/place/sights.ts';
import type { ListedSight } from './listed-sight.ts';
import { monthsBetween } from './months.ts';

/** A sight with what is usual for its kind where nothing else is known. */
export type CompleteSight = ListedSight & {
  months: readonly number[];
  needs: readonly SightNeed[];
  access: readonly SightAccess[];
};

/** Fills in months, hours, needs and access by kind, size and latitude. */
export function completed(sight: ListedSight): CompleteSight {
  return {
    ...sight,
    months: sight.months ?? usualMonths(sight),
    hours: sight.hours ?? usualHours(sight),
    needs: sight.needs ?? NEEDS[sight.kind] ?? [],
    access: sight.access ?? ACCESS[sight.kind] ?? [],
  };
}

const NEEDS: Partial<Record<SightKind, readonly SightNeed[]>> = {
  summit: ['summit'],
  beach: ['bathing'],
  bath: ['bathing'],
  'ski-area': ['snow'],
  trail: ['long-walk'],
  'boat-trip': ['boat'],
  'whale-watching': ['boat'],
  'turtle-beach': ['guide'],
  'dive-site': ['boat'],
  'climbing-area': ['climb'],
  'via-ferrata': ['climb'],
  rafting: ['guide'],
  river: ['boat'],
};

const ACCESS: Partial<Record<SightKind, readonly SightAccess[]>> = {
  waterfall: ['no-pram'],
  volcano: ['walk', 'no-shade', 'no-pram'],
  cave: ['steps', 'no-pram'],
  gorge: ['walk', 'no-pram'],
  glacier: ['walk', 'no-pram'],
  beach: ['no-shade', 'no-pram'],
  coast: ['walk', 'edge', 'no-pram'],
  summit: ['walk', 'no-shade', 'no-pram'],
  rock: ['no-pram'],
  river: ['no-pram'],
  valley: ['walk'],
  desert: ['no-shade', 'no-pram'],
  ruin: ['no-shade', 'no-pram'],
  castle: ['steps'],
  museum: ['step-free'],
  theatre: ['step-free'],
  /** One looks from the car. */
  'scenic-road': ['step-free'],
  'ski-area': ['no-pram'],
  trail: ['walk', 'no-pram'],
  'boat-trip': ['no-pram'],
  'whale-watching': ['no-pram'],
  'turtle-beach': ['no-pram'],
  birding: ['walk', 'no-pram'],
  'dive-site': ['no-pram'],
  'surf-spot': ['cold-water', 'no-pram'],
  'climbing-area': ['scramble', 'edge', 'no-pram'],
  'via-ferrata': ['scramble', 'edge', 'no-pram'],
  rafting: ['cold-water', 'no-pram'],
  lighthouse: ['steps'],
  zoo: ['step-free'],
  'theme-park': ['step-free'],
};

/** Hours there, without the way. */
const HOURS: Partial<Record<SightKind, number>> = {
  waterfall: 1,
  volcano: 4,
  'hot-spring': 2,
  cave: 1.5,
  gorge: 2.5,
  glacier: 2,
  beach: 4,
  coast: 4,
  viewpoint: 1,
  rock: 1.5,
  island: 8,
  lake: 4,
  river: 5,
  valley: 5,
  forest: 3,
  desert: 5,
  park: 8,
  garden: 2,
  heritage: 3,
  ruin: 2,
  castle: 2,
  palace: 2,
  monument: 1,
  temple: 1,
  museum: 2.5,
  quarter: 2,
  square: 1,
  market: 1.5,
  bridge: 0.5,
  village: 2,
  theatre: 2,
  bath: 2.5,
  winery: 3,
  'ski-area': 6,
  'cable-car': 3,
  'boat-trip': 3,
  'whale-watching': 3,
  'turtle-beach': 3,
  birding: 3,
  wildlife: 6,
  'dark-sky': 2,
  'dive-site': 4,
  'surf-spot': 3,
  'climbing-area': 5,
  'via-ferrata': 5,
  rafting: 4,
  'christmas-market': 2,
  lighthouse: 1,
  zoo: 4,
  'theme-park': 8,
  'extreme-point': 1,
};
/** A day on a long way is one stage of it. */
const DAY_ON_THE_WAY: Partial<Record<SightKind, { kmAnHour: number; hours: number }>> = {
  trail: { kmAnHour: 3, hours: 7 },
  'cycle-route': { kmAnHour: 15, hours: 6 },
  'scenic-road': { kmAnHour: 35, hours: 7 },
  railway: { kmAnHour: 40, hours: 8 },
};
const METRES_UP_AN_HOUR = 300;

function usualHours({ kind, size, lat }: ListedSight): number | null {
  const way = DAY_ON_THE_WAY[kind];
  if (way !== undefined) {
    return size === null ? null : half(Math.min(way.hours, Math.max(0.5, size / way.kmAnHour)));
  }
  if (kind === 'summit') {
    const up = Math.min((size ?? 1500) / 2, Math.abs(lat) > 30 ? 1300 : 1500);
    return half(Math.max(3, (up / METRES_UP_AN_HOUR) * 1.7));
  }
  return HOURS[kind] ?? null;
}

function half(hours: number): number {
  return Math.round(hours * 2) / 2;
}

/** Months by latitude for the northern half: from which degree on which months. */
type Season = readonly (readonly [fromDegrees: number, from: number, to: number])[];

const WALKING: Season = [
  [60, 6, 9],
  [44, 5, 10],
  [35, 4, 11],
];
const MOUNTAINS: Season = [
  [60, 7, 9],
  [35, 6, 10],
];
const HIGH_MOUNTAINS: Season = [[35, 7, 9]];
const BATHING: Season = [
  [55, 6, 8],
  [45, 6, 9],
  [36, 5, 10],
  [27, 4, 11],
];
const SUMMER: Season = [
  [50, 5, 9],
  [35, 4, 10],
];
const SEASONS: Partial<Record<SightKind, Season>> = {
  beach: BATHING,
  trail: WALKING,
  'cycle-route': WALKING,
  'via-ferrata': MOUNTAINS,
  'climbing-area': [
    [60, 5, 9],
    [44, 4, 10],
    [36, 3, 11],
  ],
  glacier: [[30, 5, 10]],
  rafting: [
    [45, 5, 9],
    [35, 4, 9],
  ],
  river: [
    [55, 6, 9],
    [35, 5, 9],
  ],
  garden: [[35, 4, 10]],
  winery: [[35, 4, 10]],
  'theme-park': [[45, 4, 10]],
  'ski-area': [[25, 12, 4]],
  'christmas-market': [[0, 11, 12]],
  'boat-trip': SUMMER,
  lake: [],
};
/** Metres above which a summit is free of snow in high summer only. */
const HIGH_M = 2600;
const LOW_M = 1200;

function usualMonths(sight: ListedSight): readonly number[] {
  const { kind, lat, size } = sight;
  if (kind !== 'summit') return inSeason(SEASONS[kind] ?? [], lat);
  const metres = size ?? 0;
  if (metres >= HIGH_M) return inSeason(HIGH_MOUNTAINS, lat);
  if (Math.abs(lat) < 50 && metres < LOW_M) return inSeason(WALKING, lat);
  return inSeason(MOUNTAINS, lat);
}

/** Half a year later south of the equator. */
function inSeason(season: Season, lat: number): readonly number[] {
  const found = season.find(([fromDegrees]) => Math.abs(lat) >= fromDegrees);
  if (found === undefined) return [];
  const months = monthsBetween(found[1], found[2]);
  return lat >= 0 ? months : months.map((month) => ((month + 5) % 12) + 1);
}
