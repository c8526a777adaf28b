import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { readLine } from './read-line.ts';
import { lettersOf } from './similar-name.ts';
import type { Searching } from './stops-of-line.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:de|del|di|la|el|am|an|der|im|of|the)\s){0,2}\p{Lu}[\p{L}'’.-]*){0,3}`;
const SEPARATOR = String.raw`(?:\s*[,/;]\s*|\s+[-–—]+\s+|\s*(?:->|→)\s*)?(?:\s*(?:and|then|to|on|via|und|dann|danach|nach|weiter|über)\s+){0,3}`;
const RUN = new RegExp(`${NAME}(?:(?:(?=[\\s,/;→-])${SEPARATOR})${NAME})+`, 'gu');

/** Words of wishes that are towns as well. */
const WISHES = new Set(
  'baden bath bad essen halle nice orange reading sandwich spa split tours'.split(' '),
);
/** Nearer ones are a day out, and no stop. */
const APART_KM = 60;
const MOST_RUNS = 4;

/**
 * The towns that the wishes name in a row, as stops: 'Vienna, then Krakow and Tallinn'. Null where
 * they name fewer than two, where they are day trips from each other, and where a place is chosen
 * that is none of them.
 */
export async function townsWished(
  preferences: string,
  searching: Searching,
): Promise<FoundPlace[] | null> {
  const runs = [preferences, ...(preferences.match(RUN) ?? [])].slice(0, MOST_RUNS);
  const read = await Promise.all(
    runs.map(async (run) => {
      const names = readLine(run)?.map(({ text }) => text) ?? [];
      return longestRun(await Promise.all(names.map((name) => townOf(name, searching))));
    }),
  );
  const stops = read.reduce((longest, one) => (one.length > longest.length ? one : longest), []);
  const isTrip = stops.length > 1 && areApart(stops) && isAmong(stops, searching.near);
  return isTrip ? stops : null;
}

/** A town of exactly this name, in either language. */
async function townOf(
  name: string,
  { geocoder, language, near, signal }: Searching,
): Promise<FoundPlace | null> {
  const letters = lettersOf(name);
  if (letters === '' || WISHES.has(letters)) return null;
  const [own, other] = await Promise.all([
    geocoder.search(name, language, near, signal),
    geocoder.search(name, language === 'en' ? 'de' : 'en', near, signal),
  ]);
  const [town] = own;
  const names = [town?.name, other[0]?.name].map((found = '') => lettersOf(found));
  const isTown =
    town !== undefined && town.unknown === undefined && isOneOf(TOWN_PLACES, town.kind);
  return isTown && names.includes(letters) ? town : null;
}

function longestRun(towns: readonly (FoundPlace | null)[]): FoundPlace[] {
  let longest: FoundPlace[] = [];
  let run: FoundPlace[] = [];
  for (const town of towns) {
    run = town === null ? [] : [...run, town];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

function areApart(stops: readonly FoundPlace[]): boolean {
  return stops.slice(1).every((stop, at) => distanceKm(stop, stops[at] ?? stop) >= APART_KM);
}

function isAmong(stops: readonly FoundPlace[], near: LatLng | null): boolean {
  return near === null || stops.some((stop) => distanceKm(stop, near) < APART_KM);
}
