import { LANGUAGES } from '../language/language.ts';
import type { Language } from '../language/language.ts';
import { shortPlaceName } from '../place/place-name.ts';
import type { Recommendation } from '../trip/recommendation.ts';
import type { PlannedStop, PlannedTrip, Trip, Wording } from '../trip/trip.ts';
import { joinIdeas } from './join-ideas.ts';
import { joinLists } from './join-lists.ts';
import { withJoinedLines } from './with-joined-lines.ts';
import { nightsBetween, nightsToWash } from './stays.ts';

type Sections = Recommendation['sections'];

/**
 * One trip of several stops, each planned as a trip of its own. The whole holds what concerns all
 * stops: the dates, one packing list, all ideas (each with its `stop`). The stops keep the rest. A
 * stop that is not planned yet has no wording. Throws where none is planned.
 */
export function joinStops(stops: readonly PlannedStop[]): PlannedTrip {
  const planned = stops.filter((stop) => isPlanned(stop));
  const [first] = stops;
  const [known] = planned;
  if (first === undefined || known === undefined) throw new RangeError('no stop is planned');
  return {
    trip: wholeTrip(stops.map(({ trip }) => trip)),
    origin: planned.every(({ origin }) => origin === 'device') ? 'device' : 'ai',
    wordings: wordingsOf(stops),
    evidence: known.evidence,
    country: known.country,
    ...(known.wants === undefined ? {} : { wants: known.wants }),
    stops: stops.map((stop) => withoutShared(stop)),
  };
}

/** Whether the stop has been planned; not, where its service failed or it was not waited for. */
export function isPlanned({ trip, wordings }: Pick<PlannedStop, 'trip' | 'wordings'>): boolean {
  return wordings[trip.language] !== undefined;
}

/** The trip from the first day of any stop to the last; it is where its first stop is. Throws for no stop. */
function wholeTrip(stops: readonly Trip[]): Trip {
  const [first] = stops;
  if (first === undefined) throw new RangeError('a trip without a stop');
  const starts = stops.map(({ request }) => request.startDate).toSorted();
  const ends = stops.map(({ request }) => request.endDate).toSorted();
  const request = {
    ...first.request,
    startDate: starts[0] ?? first.request.startDate,
    endDate: ends.at(-1) ?? first.request.endDate,
  };
  return { ...first, request };
}

/** 'Vienna – Kraków – Tallinn': the names of the stops, as the place of the whole trip. */
function routeName(places: readonly string[]): string {
  return places.map((place) => shortPlaceName(place)).join(' – ');
}

/** In the languages in which all planned stops are said. */
function wordingsOf(stops: readonly PlannedStop[]): PlannedTrip['wordings'] {
  const said = LANGUAGES.flatMap((language) => {
    const wordings = stops.map((stop) => stop.wordings[language]);
    const isSaid = stops.every((stop, at) => wordings[at] !== undefined || !isPlanned(stop));
    const wording = isSaid ? wholeWording(stops, language) : null;
    return wording === null
      ? []
      : [[language, withJoinedLines(wording, listsOf(stops, language))] as const];
  });
  return Object.fromEntries(said);
}

function listsOf(stops: readonly PlannedStop[], language: Language) {
  return stops.map(
    ({ wordings }) => wordings[language]?.recommendation.sections.recommendedEquipment.categories,
  );
}

function wholeWording(stops: readonly PlannedStop[], language: Language): Wording | null {
  const said = stops.flatMap((stop, at) => {
    const wording = stop.wordings[language];
    return wording === undefined ? [] : [{ at, ...wording }];
  });
  const [first] = said;
  if (first === undefined) return null;
  const sections = said.map(({ at, recommendation }) => ({ at, ...recommendation.sections }));
  const nights = stops.map(({ trip: { request } }) =>
    nightsBetween(request.startDate, request.endDate),
  );
  const { weather, activities } = first.recommendation.sections;
  const model = said.find(({ recommendation }) => recommendation.model !== undefined)
    ?.recommendation.model;
  return {
    place: routeName(
      stops.map((stop) => stop.wordings[language]?.place ?? stop.trip.location.place),
    ),
    recommendation: {
      ...(model === undefined ? {} : { model }),
      sections: {
        weather: {
          title: weather.title,
          summary: '',
          temperature: temperatureOf(sections),
          conditions: [],
        },
        recommendedEquipment: joinLists(
          sections.map(({ at, recommendedEquipment: equipment }) => ({
            at,
            equipment,
            days: (nights[at] ?? 0) + 1,
          })),
          {
            travelers: stops[0]?.trip.request.travelers ?? 1,
            daysToWash: nightsToWash(nights) + 1,
          },
        ),
        activities: {
          title: activities.title,
          summary: '',
          suggestions: joinIdeas(
            sections.map(({ at, activities: { suggestions } }) => ({ at, suggestions })),
            stops.map(({ trip }) => trip.location),
          ),
        },
      },
    },
  };
}

/** From the coldest stop's low to the warmest one's high. */
function temperatureOf(sections: readonly Sections[]): Sections['weather']['temperature'] {
  const known = sections.flatMap(({ weather }) => weather.temperature ?? []);
  if (known.length === 0) return null;
  return {
    min: Math.min(...known.map(({ min }) => min)),
    max: Math.max(...known.map(({ max }) => max)),
    unit: 'celsius',
  };
}

/** A stop as the whole trip stores it: list and ideas stand in the whole. */
function withoutShared(stop: PlannedStop): PlannedStop {
  const wordings = LANGUAGES.flatMap((language) => {
    const wording = stop.wordings[language];
    return wording === undefined ? [] : [[language, bare(wording)] as const];
  });
  return { ...stop, wordings: Object.fromEntries(wordings) };
}

function bare({ place, recommendation }: Wording): Wording {
  const { recommendedEquipment, activities, ...others } = recommendation.sections;
  const { wishes: _, ...said } = activities;
  const sections = {
    ...others,
    recommendedEquipment: { ...recommendedEquipment, categories: [] },
    activities: { ...said, suggestions: [] },
  };
  return { place, recommendation: { ...recommendation, sections } };
}
