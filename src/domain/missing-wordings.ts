import { ideaKeys } from './day-plan/idea-key.ts';
import { LANGUAGES } from './language/language.ts';
import type { Language } from './language/language.ts';
import type { Recommendation } from './trip/recommendation.ts';
import type { PlannedStop, PlannedTrip, Trip } from './trip/trip.ts';

type Said = Pick<PlannedTrip, 'trip' | 'wordings' | 'stops'>;

/** Whether the device has still to say its plan in the language. */
export function lacksWording(
  { origin, wordings }: Pick<PlannedTrip, 'origin' | 'wordings'>,
  language: Language,
): boolean {
  return origin === 'device' && wordings[language] === undefined;
}

/** With the other's texts in the languages that are missing, where it is the same plan; else the same object. */
export function withWordingsOf<Planned extends Said>(planned: Planned, other: Said): Planned {
  const said = planned.wordings[planned.trip.language];
  if (said === undefined) return planned;
  const more = LANGUAGES.flatMap((language) => {
    const wording = other.wordings[language];
    const isMissing = wording !== undefined && planned.wordings[language] === undefined;
    return isMissing ? [[language, wording] as const] : [];
  }).filter(([, { recommendation }]) => isSamePlan(said.recommendation, recommendation));
  if (more.length === 0 || askedIn(planned) !== askedIn(other)) return planned;
  const wordings = { ...planned.wordings, ...Object.fromEntries(more) };
  if (planned.stops === undefined) return { ...planned, wordings };
  const languages = more.map(([language]) => language);
  const stops = planned.stops.map((stop, at) => saidToo(stop, other.stops?.[at], languages));
  return { ...planned, wordings, stops };
}

/** Of the same temperatures, lines and ideas, in whichever words. */
export function isSamePlan(one: Recommendation, other: Recommendation): boolean {
  return decidedIn(one) === decidedIn(other);
}

function decidedIn({ sections }: Recommendation): string {
  const { weather, recommendedEquipment, activities } = sections;
  const { min, max } = weather.temperature ?? {};
  return JSON.stringify([
    min,
    max,
    recommendedEquipment.categories.map(({ kind, part, products }) => ({
      kind,
      part,
      lines: products.map(({ id, quantity }) => [id, quantity]),
    })),
    ideaKeys(activities.suggestions),
  ]);
}

function saidToo(
  stop: PlannedStop,
  other: PlannedStop | undefined,
  languages: readonly Language[],
): PlannedStop {
  const more = languages.flatMap((language) => {
    const wording = other?.wordings[language];
    return wording === undefined ? [] : [[language, wording] as const];
  });
  return { ...stop, wordings: { ...stop.wordings, ...Object.fromEntries(more) } };
}

/** Place, days, travellers and wishes of the trip or of each of its stops. */
function askedIn({ trip, stops = [] }: Pick<Said, 'trip' | 'stops'>): string {
  return JSON.stringify([trip, ...stops.map((stop) => stop.trip)].map((asked) => askedOf(asked)));
}

function askedOf({ location: { lat, lng }, request }: Trip) {
  const { startDate, endDate, travelers, preferences } = request;
  return [lat, lng, startDate, endDate, travelers, preferences];
}
