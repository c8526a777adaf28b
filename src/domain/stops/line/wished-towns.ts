import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import { saidPattern } from '#src/domain/language/said.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { readLine } from './read-line.ts';
import { lettersOf } from './similar-name.ts';
import type { Searching } from './stops-of-line.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
const NAME = String.raw`${WORD}(?:\s(?:${saidPattern('name-link')}\s){0,2}${WORD}){0,3}`;
const SEPARATOR = String.raw`(?:\s*[,/;]\s*|\s+[-–—]+\s+|\s*(?:->|→)\s*)?(?:\s*${saidPattern('way-step')}\s+){0,3}`;
const RUN = new RegExp(`${NAME}(?:(?:(?=[\\s,/;→-])${SEPARATOR})${NAME})+`, 'gu');
const NO_TOWN = new RegExp(`^${saidPattern('no-town')}$`, 'u');
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
  if (letters === '' || NO_TOWN.test(letters)) return null;
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
