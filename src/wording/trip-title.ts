import type { Language } from '#src/domain/language/language.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { wordingIn } from '#src/domain/trip/wording-in.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { numberInWords } from './number-words.ts';

/** So many names fit into a title. */
const MOST_NAMES = 4;
/** More letters are five lines on a phone. */
const MOST_LETTERS = 60;

type RouteWords = {
  way: (from: string, to: string, stops: string) => string;
  round: (from: string, stops: string) => string;
};

const LONG_ROUTES: Readonly<Record<Language, RouteWords>> = {
  en: {
    way: (from, to, stops) => `${from} to ${to}, ${stops} stops`,
    round: (from, stops) => `Round trip from ${from}, ${stops} stops`,
  },
  de: {
    way: (from, to, stops) => `${from} bis ${to}, ${stops} Etappen`,
    round: (from, stops) => `Rundreise ab ${from}, ${stops} Etappen`,
  },
};

type Named = Pick<PlannedTrip, 'trip' | 'wordings'>;
type Route = Named & Pick<PlannedTrip, 'stops'>;

/**
 * 'Kyoto'; of a trip with stops 'Vienna, Kraków, Tallinn', from five on and of long names 'Vienna to Tallinn, six stops'.
 */
export function tripTitle(planned: Named & Pick<PlannedTrip, 'stops'>, language: Language): string {
  return routeTitle(stopNames(planned, language), language);
}

/** The same by the names of the stops. */
export function routeTitle(names: readonly string[], language: Language): string {
  const [from = '', ...others] = names;
  const to = others.at(-1) ?? from;
  const all = names.join(', ');
  const isShort = names.length <= MOST_NAMES && all.length <= MOST_LETTERS;
  if (names.length < 3 || isShort) return all;
  const { round, way } = LONG_ROUTES[language];
  const stops = numberInWords(names.length, language);
  return from === to ? round(from, stops) : way(from, to, stops);
}

/** The names of the stops, 'Kraków' without region and country; one name for a trip of one stop. */
export function stopNames(planned: Route, language: Language): string[] {
  return (planned.stops ?? [planned]).map((stop) => placeNameIn(stop, language));
}

function placeNameIn(stop: Named, language: Language): string {
  return shortPlaceName(wordingIn(stop, language)?.place ?? stop.trip.location.place);
}
