import { ON_FOOT_PLACES } from '#src/domain/kinds/place-properties.ts';
import {
  ON_FOOT_SIGHTS,
  SEASIDE_SIGHTS,
  WATERSIDE_SIGHTS,
} from '#src/domain/kinds/sight-properties.ts';
import type { Language } from '#src/domain/language.ts';
import type { Activities, ActivitySuggestion, SafetyNote } from '#src/domain/recommendation.ts';
import { formatCelsius, formatMetres } from '#src/wording/units.ts';
import { safetyDe } from '#src/recommender/say/de/safety.ts';
import { safetyEn } from '#src/recommender/say/en/safety.ts';
import { festivalNotes } from '#src/recommender/say/festivals/festival-in-words.ts';
import {
  isDeathly,
  seaShore,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { dangerPoint } from '#src/recommender/know/season/dangers.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { askedFor } from '#src/recommender/know/asked-for.ts';
import type { Danger } from '#src/recommender/know/safety/danger.ts';
import { dangersAt } from '#src/recommender/know/safety/dangers-at.ts';
import { AVALANCHE_RELIEF_M } from '#src/recommender/know/safety/outdoor-limits.ts';
import { CONCERNED, FESTIVAL_WEIGHTS, LEAST_WEIGHT, NOTE_RULES } from './note-rules.ts';
import type { Concern } from './note-rules.ts';
import { WORDLESS } from '#src/recommender/say/safety/safety-words.ts';
import type { FigureKind, SafetyWords } from '#src/recommender/say/safety/safety-words.ts';

const WORDS: Record<Language, SafetyWords> = { en: safetyEn, de: safetyDe };
const MOST_NOTES = 4;
const MOST_FESTIVALS = 2;
/** Sleeping height from which the height is felt, metres. */
const ALTITUDE_M = 2500;
const HOT = 36;
const COLD = -12;
const COLD_WATER = 16;

/** What of an idea says which dangers concern it. */
type Planned = Pick<ActivitySuggestion, 'activity' | 'at' | 'featureKind'>;

type Candidate = { note: SafetyNote; group: string; weight: number };

/**
 * Dangers and rules of the place and of what is planned, and the festivals of these days, most
 * important for this plan first; none where nothing is worth a line. Never a diagnosis or an order.
 */
function safetyNotes(
  facts: TripFacts,
  planned: readonly Planned[],
  ideas: readonly string[],
): SafetyNote[] {
  const candidates = [
    ...fromTable(facts, planned),
    ...fromFigures(facts, planned),
    ...fromCalendar(facts, ideas),
  ]
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .toSorted((a, b) => b.weight - a.weight);
  return candidates
    .filter(({ group }, index) => candidates.findIndex((other) => other.group === group) === index)
    .slice(0, MOST_NOTES)
    .map(({ note }) => note);
}

/** The section with its notes on safety, if there are any; also on what was asked for and is refused. */
export function withSafetyNotes(facts: TripFacts, activities: Activities): Activities {
  const safety = safetyNotes(
    facts,
    [
      ...activities.suggestions,
      ...[...askedFor(facts)].map((activity) => ({ activity, featureKind: null })),
    ],
    activities.suggestions.map(({ name }) => name),
  );
  return safety.length === 0 ? activities : { ...activities, safety };
}

/** The rows at the point of the trip and where the ideas are. */
function fromTable(facts: TripFacts, planned: readonly Planned[]): Candidate[] {
  const { month, trip } = facts;
  const here = dangerPoint(facts);
  const home = dangersAt(here, month);
  const there = planned.flatMap(({ at }) =>
    at === undefined ? [] : dangersAt({ ...here, ...at }, month),
  );
  return [...new Set([...home, ...there])].flatMap((danger) => {
    const rule = NOTE_RULES[danger.kind];
    if (rule === undefined || rule.when?.(facts) === false) return [];
    const { lead, text } = wordsOf(danger, trip.language);
    return {
      note: { type: rule.type, lead, text },
      group: rule.group ?? `${danger.kind} ${lead}`,
      weight: weightOf(danger, there.includes(danger), planned),
    };
  });
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

function wordsOf(
  { kind, name, text }: Danger,
  language: Language,
): Pick<SafetyNote, 'lead' | 'text'> {
  const words = WORDLESS.find((wordless) => wordless === kind)
    ? null
    : Object.entries(WORDS[language].kinds).find(([key]) => key === kind)?.[1];
  const place = name?.[language] ?? '';
  return {
    lead: words?.lead ?? place,
    text: text?.[language] ?? words?.text(place) ?? '',
  };
}

function fromFigures(facts: TripFacts, planned: readonly Planned[]): Candidate[] {
  const { climate, sea, spread, terrain, trip } = facts;
  const { language } = trip;
  const hottest = spread.highs?.to ?? climate.high;
  const coldest = spread.lows?.from ?? climate.low;
  const note = (kind: FigureKind, value: string, more = 0): Candidate[] => {
    const rule = NOTE_RULES[kind];
    if (rule === undefined) return [];
    const { lead, text } = WORDS[language].figures[kind];
    const concerned = planned.some((idea) => isConcerned(idea, rule.concerns));
    return [
      {
        note: { type: rule.type, lead, text: text(value) },
        group: kind,
        weight: rule.weight + more + (concerned ? CONCERNED : 0),
      },
    ];
  };
  const metres = formatMetres(Math.round(terrain.elevation / 100) * 100, language);
  return [
    ...(terrain.land && terrain.elevation >= ALTITUDE_M
      ? note(isDeathly(terrain.elevation) ? 'deathly-altitude' : 'altitude', metres)
      : []),
    ...(climate.high >= HOT ? note('heat', formatCelsius(hottest, language)) : []),
    ...(climate.low <= COLD ? note('cold', formatCelsius(coldest, language)) : []),
    ...(snowUnderfoot(facts) && terrain.relief >= AVALANCHE_RELIEF_M ? note('avalanche', '') : []),
    ...(sea !== null && sea < COLD_WATER && seaShore(facts)
      ? note('cold-water', formatCelsius(sea, language))
      : []),
  ];
}

/** A festival that is an idea of the plan is told there. */
function fromCalendar(facts: TripFacts, ideas: readonly string[]): Candidate[] {
  return festivalNotes(facts)
    .filter(({ name }) => !ideas.includes(name))
    .map(({ name, text, effect }) => ({
      note: { type: 'calendar' as const, lead: name, text },
      group: name,
      weight: FESTIVAL_WEIGHTS[effect],
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

function isConcerned({ activity, featureKind }: Planned, concern: Concern): boolean {
  const one = (activities: readonly string[], kinds: readonly string[]) =>
    activities.includes(activity ?? '') || kinds.includes(featureKind ?? '');
  if (concern === 'sea') return one(IN_SEA, SEASIDE_SIGHTS);
  if (concern === 'water') return one(ON_WATER, WATERSIDE_SIGHTS);
  if (concern === 'foot') return one(ON_FOOT, [...ON_FOOT_SIGHTS, ...ON_FOOT_PLACES]);
  return concern === 'snow' && one(ON_SNOW, ['ski-area']);
}
