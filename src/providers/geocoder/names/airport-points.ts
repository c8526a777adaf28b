import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { foldName } from './fold-name.ts';
import { POINTS } from './match-quality.ts';

const CODE_LETTERS = 3;
/** Importance from which an airport is a large one. */
const LARGE_AIRPORT = 50;

const decoder = new TextDecoder();

/** How the text was typed. */
type Typed = {
  gazetteer: Gazetteer;
  /** In capitals, as codes of airports are. */
  capitals: boolean;
  /** With a word for airports in it. */
  airport: boolean;
};

export function isLargeAirport(gazetteer: Gazetteer, place: number): boolean {
  return (gazetteer.importances[place] ?? 0) >= LARGE_AIRPORT;
}

export function isAirport(gazetteer: Gazetteer, place: number): boolean {
  return gazetteer.kind(place) === 'airport';
}

/**
 * Points for an airport that is found by its code, by its town's name or by its own.
 * @param name the letters of the name that fits
 * @param isWhole whether all of it was typed
 */
export function airportPoints(
  { airport, capitals, gazetteer }: Typed,
  place: number,
  name: Uint8Array,
  isWhole: boolean,
): number {
  const isLarge = isLargeAirport(gazetteer, place);
  // An airport's only name of three letters is its code.
  if (name.length === CODE_LETTERS) {
    if (!capitals) return POINTS.codeInSmallLetters;
    return isLarge ? POINTS.codeInCapitals : 0;
  }
  if (airport) return 0;
  const isOwn = isLarge && isWhole && !isShown(gazetteer, place, decoder.decode(name));
  return isOwn ? POINTS.airportByOwnName : POINTS.airportByName;
}

/** Whether the airport is shown by that name alone, which is then its town's: 'Keflavík Airport'. */
function isShown(gazetteer: Gazetteer, place: number, name: string): boolean {
  return LANGUAGES.map((language) => foldName(gazetteer.name(place, language))).some(
    (shown) => shown === `${name} airport` || shown === `flughafen ${name}`,
  );
}
