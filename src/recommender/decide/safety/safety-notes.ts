import { ON_FOOT_PLACES } from '#src/domain/kinds/place-properties.ts';
import {
  ON_FOOT_SIGHTS,
  SEASIDE_SIGHTS,
  WATERSIDE_SIGHTS,
} from '#src/domain/kinds/sight-properties.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { celebrated } from '#src/recommender/know/festivals/held-festivals.ts';
import type { HeldFestival } from '#src/recommender/know/festivals/held-festivals.ts';
import { WORDLESS } from '#src/recommender/know/safety/danger.ts';
import type { Danger, DangerKind } from '#src/recommender/know/safety/danger.ts';
import { holdsAt } from '#src/recommender/know/safety/dangers-at.ts';
import { AVALANCHE_RELIEF_M } from '#src/recommender/know/safety/outdoor-limits.ts';
import {
  isDeathly,
  seaShore,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { dangerPoint } from '#src/recommender/know/season/dangers.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { isSight } from '../ideas/choice.ts';
import type { Choice } from '../ideas/choice.ts';
import { CONCERNED, FESTIVAL_WEIGHTS, LEAST_WEIGHT, NOTE_RULES } from './note-rules.ts';
import type { Concern, FigureKind } from './note-rules.ts';

/** A danger of the table, one by figures with the value that is its cause, or a festival. */
export type DecidedNote =
  | { from: 'table'; danger: Danger }
  | { from: 'figures'; kind: FigureKind; value: number }
  | { from: 'calendar'; held: HeldFestival };

/** The properties of an idea that decide which dangers concern it. */
export type Planned = { activity: string | null; kind: string | null; at: LatLng | null };

const MOST_NOTES = 4;
const MOST_FESTIVALS = 2;
/** Sleeping height from which the height is felt, metres. */
const ALTITUDE_M = 2500;
const HOT = 36;
const COLD = -12;
const COLD_WATER = 16;
/** Kinds of which several rows may be told, each by its place. */
const NAMED_BY_PLACE: ReadonlySet<DangerKind> = new Set<DangerKind>([...WORDLESS, 'volcano']);

type Candidate = { note: DecidedNote; group: string; weight: number };

/**
 * Dangers and rules of the place, of planned ideas and of wishes that are refused, and the
 * festivals of these days. The most important for this plan first; none where nothing is worth a
 * line. `told`: the festivals that an idea of the plan tells of. Never a diagnosis or an order.
 */
export function safetyNotes(
  facts: TripFacts,
  ideas: readonly Planned[],
  told: readonly HeldFestival[],
): DecidedNote[] {
  const asked = facts.reading.asked.map(({ key }) => ({ activity: key, kind: null, at: null }));
  const planned = [...ideas, ...asked];
  const candidates = [
    ...fromTable(facts, planned),
    ...fromFigures(facts, planned),
    ...fromCalendar(facts.festivals.filter((held) => !told.includes(held))),
  ]
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .toSorted((a, b) => b.weight - a.weight);
  return candidates
    .filter(({ group }, index) => candidates.findIndex((other) => other.group === group) === index)
    .slice(0, MOST_NOTES)
    .map(({ note }) => note);
}

export function plannedOf(choice: Choice): Planned {
  if (isSight(choice)) {
    return { activity: choice.activity, kind: choice.sight.kind, at: choice.sight };
  }
  const { feature, idea } = choice;
  return { activity: idea.activity, kind: feature?.kind ?? null, at: feature };
}

/** The festivals that ideas of the plan are about. */
export function toldFestivals(facts: TripFacts, choices: readonly Choice[]): HeldFestival[] {
  const isTold = choices.some((choice) => !isSight(choice) && choice.idea.id === 'wish-festival');
  const feast = isTold ? celebrated(facts.festivals) : null;
  return feast === null ? [] : [feast];
}

/** The rows at the point of the trip and where the ideas are. */
function fromTable(facts: TripFacts, planned: readonly Planned[]): Candidate[] {
  const here = dangerPoint(facts);
  const there = planned.flatMap(({ at }) =>
    at === null
      ? []
      : facts.dangersAround.filter((danger) => holdsAt(danger, { ...here, ...pointOf(at) })),
  );
  return [...new Set([...facts.dangers, ...there])].flatMap((danger) => {
    const rule = NOTE_RULES[danger.kind];
    if (rule === undefined || rule.when?.(facts) === false) return [];
    const place = danger.name?.en ?? '';
    const own = NAMED_BY_PLACE.has(danger.kind) ? `${danger.kind} ${place}` : danger.kind;
    return {
      note: { from: 'table', danger },
      group: rule.group ?? own,
      weight: weightOf(danger, there.includes(danger), planned),
    };
  });
}

function pointOf({ lat, lng }: LatLng): LatLng {
  return { lat, lng };
}

function weightOf({ kind, forbids }: Danger, there: boolean, planned: readonly Planned[]): number {
  const rule = NOTE_RULES[kind];
  if (rule === undefined) return 0;
  const { concerns, weight } = rule;
  const concerned =
    (there && concerns === 'any') || planned.some((idea) => isConcerned(idea, concerns));
  const closes = forbids.includes('sea-bathing') || forbids.includes('wild-sea-bathing');
  return weight + (concerned ? CONCERNED : 0) + (closes ? CONCERNED : 0);
}

function fromFigures(facts: TripFacts, planned: readonly Planned[]): Candidate[] {
  const { climate, sea, spread, terrain } = facts;
  const note = (applies: boolean, kind: FigureKind, value: number): Candidate[] => {
    const rule = NOTE_RULES[kind];
    if (!applies || rule === undefined) return [];
    const concerned = planned.some((idea) => isConcerned(idea, rule.concerns));
    const weight = rule.weight + (concerned ? CONCERNED : 0);
    return [{ note: { from: 'figures', kind, value }, group: kind, weight }];
  };
  const { elevation, land, relief } = terrain;
  const heart = facts.reading.party.weakHeart ? 'altitude-heart' : 'altitude';
  const height = isDeathly(elevation) ? 'deathly-altitude' : heart;
  return [
    ...note(land && elevation >= ALTITUDE_M, height, elevation),
    ...note(climate.high >= HOT, 'heat', spread.highs?.to ?? climate.high),
    ...note(climate.low <= COLD, 'cold', spread.lows?.from ?? climate.low),
    ...note(snowUnderfoot(facts) && relief >= AVALANCHE_RELIEF_M, 'avalanche', relief),
    ...note(sea !== null && sea < COLD_WATER && seaShore(facts), 'cold-water', sea ?? 0),
  ];
}

function fromCalendar(festivals: readonly HeldFestival[]): Candidate[] {
  return festivals
    .map((held) => ({
      note: { from: 'calendar' as const, held },
      group: held.festival.name.en,
      weight: FESTIVAL_WEIGHTS[held.festival.effect],
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_FESTIVALS);
}

const IN_SEA = ['Swimming and beach', 'Snorkelling and diving', 'Surfing'];
const ON_WATER = [...IN_SEA, 'Paddling', 'Sailing', 'Fishing'];
const ON_FOOT = [
  'Hiking',
  'Mountaineering',
  'Climbing',
  'Camping',
  'Cycling',
  'Running',
  'Wildlife watching',
  'Winter walking',
];
const ON_SNOW = ['Skiing and snowboarding', 'Winter walking', 'Mountaineering'];

function isConcerned({ activity, kind }: Planned, concern: Concern): boolean {
  const one = (activities: readonly string[], kinds: readonly string[]) =>
    activities.includes(activity ?? '') || kinds.includes(kind ?? '');
  if (concern === 'sea') return one(IN_SEA, SEASIDE_SIGHTS);
  if (concern === 'water') return one(ON_WATER, WATERSIDE_SIGHTS);
  if (concern === 'foot') return one(ON_FOOT, [...ON_FOOT_SIGHTS, ...ON_FOOT_PLACES]);
  return concern === 'snow' && one(ON_SNOW, ['ski-area']);
}
