import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import {
  COOL_SIGHTS,
  IN_SEA_SIGHTS,
  NO_LAMPS_SIGHTS,
  WALKED_SIGHTS,
} from '#src/domain/kinds/sight-properties.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { formatKilometres } from '#src/wording/units.ts';
import { seasonFigures } from '../ideas/season-figures.ts';
import { seaShore, snowUnderfoot } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { underARoof } from '#src/recommender/decide/sights/icons.ts';
import type { Telling } from '../telling.ts';
import type { SeaFeel, SightDays } from './sight-texts.ts';

const HEAT = 30;
/** A sunset before this is early for an outing. */
const EARLY_SUNSET = '17:00';
const WET_DAYS = 5;
const LONG_TRAIL_HOURS = 10;
const LARGE_GROUP = 8;

type Rule = {
  id: string;
  when: (sight: Sight, facts: TripFacts, notes: Telling['notes']) => boolean;
  text: (words: SightDays, sight: Sight, telling: Telling) => string;
};

/** Wet days, and rather of rain than of snow. */
function rainy({ climate, falling }: TripFacts): boolean {
  const snows = falling !== null && falling.snow > falling.rain;
  return (climate.wetDaysPer10 ?? 0) >= WET_DAYS && !snows;
}

/** Lowest sea temperatures, degrees Celsius. */
const SEA_FEELS: readonly { from: number; feel: SeaFeel }[] = [
  { from: 27, feel: 'warm' },
  { from: 22, feel: 'pleasant' },
  { from: 18, feel: 'fresh' },
];

function seaFeel({ sea }: TripFacts): SeaFeel {
  return SEA_FEELS.find(({ from }) => (sea ?? 0) >= from)?.feel ?? 'cold';
}

/** Remarks on a sight for the days of the trip, most important first. */
const RULES: readonly Rule[] = [
  {
    id: 'climb',
    when: ({ kind, needs, isWritten }) =>
      !isWritten && kind === 'summit' && needs.includes('climb'),
    text: ({ climb }) => climb,
  },
  {
    id: 'first-stage',
    when: ({ kind, hours, isWritten, size }, { days }) =>
      kind === 'trail' &&
      !isWritten &&
      ((hours ?? 0) > LONG_TRAIL_HOURS || (size ?? 0) > 25) &&
      days < (hours ?? 99) / 6 + 2,
    text: ({ firstStage }, { size }, { language }) =>
      firstStage(size === null ? '' : formatKilometres(size, language)),
  },
  {
    id: 'snow',
    when: ({ kind }, facts) => isOneOf(WALKED_SIGHTS, kind) && snowUnderfoot(facts),
    text: ({ snow }) => snow,
  },
  {
    id: 'sea',
    when: ({ kind }, facts) =>
      isOneOf(IN_SEA_SIGHTS, kind) && facts.sea !== null && seaShore(facts),
    text: ({ sea }, _, telling) => sea[seaFeel(telling.facts)](seasonFigures(telling).sea),
  },
  {
    id: 'twilight',
    when: (sight, { daylight }) =>
      daylight.kind === 'polar-night' && daylight.dawn !== null && !underARoof(sight),
    text: ({ twilight }, _, { facts: { daylight } }) =>
      daylight.kind === 'polar-night' ? twilight(daylight.dawn ?? '', daylight.dusk ?? '') : '',
  },
  {
    id: 'heat',
    when: (sight, { climate }, notes) =>
      climate.high >= HEAT &&
      !isOneOf(COOL_SIGHTS, sight.kind) &&
      (notes.get(sight.id)?.when ?? '') === '',
    text: ({ heat }, _, telling) => heat(seasonFigures(telling).high),
  },
  {
    id: 'dusk',
    when: (sight, { daylight }) =>
      daylight.kind === 'normal' &&
      daylight.sunset < EARLY_SUNSET &&
      daylight.sunset > '12:00' &&
      isOneOf(NO_LAMPS_SIGHTS, sight.kind) &&
      (sight.hours ?? 0) >= 3,
    text: ({ dusk }, _, { facts: { daylight } }) =>
      daylight.kind === 'normal' ? dusk(daylight.sunset) : '',
  },
  {
    id: 'rain',
    when: (sight, facts) => rainy(facts) && isOneOf(WALKED_SIGHTS, sight.kind),
    text: ({ rain }, _, telling) => rain(seasonFigures(telling).wetDays),
  },
  {
    id: 'roof',
    when: (sight, facts) => rainy(facts) && underARoof(sight),
    text: ({ roof }, _, telling) => roof(seasonFigures(telling).wetDays),
  },
  {
    id: 'group',
    when: ({ needs }, { trip }) =>
      trip.request.travelers >= LARGE_GROUP &&
      (needs.includes('booking') || needs.includes('boat') || needs.includes('guide')),
    text: ({ group }, _, { facts }) => group(facts.trip.request.travelers),
  },
];

/** One sentence on the days at a sight, or none; each only once in a plan. */
export function daysAtSights(telling: Telling): (sight: Sight) => string {
  const said = new Set<string>();
  return (sight) => {
    const rule = RULES.find(
      ({ id, when }) => !said.has(id) && when(sight, telling.facts, telling.notes),
    );
    if (rule === undefined) return '';
    said.add(rule.id);
    return rule.text(telling.voice.sightDays, sight, telling);
  };
}
