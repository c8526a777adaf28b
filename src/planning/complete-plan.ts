import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { isSamePlan, lacksWording } from '#src/domain/missing-wordings.ts';
import type { Catalogue, Geocoder, Recommender } from '#src/domain/ports.ts';
import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import { keyAlone } from '#src/domain/stops/join-ideas.ts';
import { withIdeas } from '#src/domain/stops/said-once.ts';
import { metElsewhere } from '#src/domain/stops/met-elsewhere.ts';
import { isPlanned, joinStops } from '#src/domain/stops/join-stops.ts';
import type { PlannedStop, PlannedTrip, Trip, Wording } from '#src/domain/trip/trip.ts';
import { cacheCatalogue } from './cache-catalogue.ts';
import { optional } from './plan-trip.ts';
import { recommendTrip } from './recommend-trip.ts';
import { widenCatalogue } from './widen-catalogue.ts';

type Sources = {
  recommender: Recommender;
  geocoder: Geocoder;
  /** Those that it may have been planned with, the likeliest first. */
  catalogues: readonly Catalogue[];
};

/**
 * Writes a plan of the device in the languages that it lacks. Where the recommender no longer
 * remembers the decision it decides again, and this rejects if lines or ideas come out differently.
 */
export async function completePlan(
  sources: Sources,
  planned: PlannedTrip,
  signal?: AbortSignal,
): Promise<PlannedTrip> {
  const missing = LANGUAGES.filter((language) => lacksWording(planned, language));
  let completed = planned;
  for (const language of missing) {
    completed = await (planned.stops === undefined
      ? sayTrip(language, sources, completed, signal)
      : sayStops(language, sources, completed, signal));
  }
  return completed;
}

async function sayTrip(
  language: Language,
  sources: Sources,
  planned: PlannedTrip,
  signal?: AbortSignal,
): Promise<PlannedTrip> {
  const { trip, wordings } = planned;
  const asked = await translatedTrip(sources.geocoder, trip, language, signal);
  return sayAlike(sources, planned, language, async (catalogue) => {
    const wording = await wordingOf(asked, sources, catalogue, signal);
    return { ...planned, wordings: { ...wordings, [language]: wording } };
  });
}

/** Says the stops that are planned, and joins them as the plan did. */
async function sayStops(
  language: Language,
  sources: Sources,
  planned: PlannedTrip,
  signal?: AbortSignal,
): Promise<PlannedTrip> {
  const { stops = [], wordings } = planned;
  const asked = await Promise.all(
    stops.map(({ trip }) => translatedTrip(sources.geocoder, trip, language, signal)),
  );
  return sayAlike(sources, planned, language, async (catalogue) => {
    const said: PlannedStop[] = [];
    for (const [at, stop] of stops.entries()) {
      const trip = asked[at] ?? stop.trip;
      const wording = isPlanned(stop) ? await wordingOf(trip, sources, catalogue, signal) : null;
      const own = wording === null ? null : withIdeas(wording, ideaTest(planned, at));
      said.push({ ...stop, trip, wordings: own === null ? {} : { [language]: own } });
    }
    const whole = joinStops(metElsewhere(said));
    return {
      ...planned,
      wordings: { ...wordings, ...whole.wordings },
      stops: stops.map((stop, at) => saidAlso(stop, whole.stops?.[at]?.wordings)),
    };
  });
}

/** Whether the plan has an idea at a stop: what another stop has or said already was left out there. */
function ideaTest({ trip, wordings, stops }: PlannedTrip, at: number): (key: string) => boolean {
  const said = wordings[trip.language]?.recommendation.sections.activities.suggestions ?? [];
  const base = stops?.[at]?.trip.location ?? trip.location;
  const own = ideaKeys(said.filter(({ stop }) => stop === at));
  const keys = new Set(own.flatMap((key) => [key, keyAlone(key, base)]));
  return (key) => keys.has(key);
}

function saidAlso(stop: PlannedStop, wordings: PlannedStop['wordings'] = {}): PlannedStop {
  return { ...stop, wordings: { ...stop.wordings, ...wordings } };
}

/** With the first catalogue by which it comes to the same lines and ideas. */
async function sayAlike(
  { catalogues }: Pick<Sources, 'catalogues'>,
  { trip, wordings }: PlannedTrip,
  language: Language,
  say: (catalogue: Catalogue) => Promise<PlannedTrip>,
): Promise<PlannedTrip> {
  const said = wordings[trip.language]?.recommendation;
  for (const one of catalogues) {
    const completed = await say(widenCatalogue(cacheCatalogue(one)));
    const other = completed.wordings[language]?.recommendation;
    if (said !== undefined && other !== undefined && isSamePlan(said, other)) return completed;
  }
  throw new Error('The plan would not be the same in the other language');
}

async function wordingOf(
  trip: Trip,
  { recommender }: Pick<Sources, 'recommender'>,
  catalogue: Catalogue,
  signal?: AbortSignal,
): Promise<Wording> {
  const recommendation = await recommendTrip(trip, { catalogue, recommender }, signal);
  return { place: trip.location.place, recommendation };
}

/** The same trip in another language; its place keeps its name where there is none in that. */
async function translatedTrip(
  geocoder: Geocoder,
  trip: Trip,
  language: Language,
  signal?: AbortSignal,
): Promise<Trip> {
  const { location } = trip;
  const name = await optional(
    geocoder.nameAt(location, language, signal),
    'Error naming the location',
  );
  const place = name === null || name === '' ? location.place : name;
  return { ...trip, language, location: { ...location, place } };
}
