import type { LatLng } from '#src/domain/place/location.ts';
import { airportPoints, isAirport } from './airport-points.ts';
import type { Areas } from './areas.ts';
import { createContextFinder } from './context-finder.ts';
import type { ContextFinder, Reading } from './context-finder.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { endsWord, isWholeName, matchPoints, POINTS, startsName } from './match-quality.ts';
import { visitPrefix, visitPrefixWithLateError, wordsFollow } from './name-matches.ts';
import { saysKind } from './kind-words.ts';
import { isFillerWord, lettersOf, SORTED_LETTERS } from './name-index.ts';
import type { NameIndex } from './name-index.ts';
import { nearPoints } from './near-points.ts';
import { ERROR_FROM_LETTERS, visitWithOneError } from './one-error-matches.ts';
import { isAlphabetic, queryVariants } from './query-variants.ts';
import { createScoreboard } from './scoreboard.ts';
import type { Scoreboard } from './scoreboard.ts';
import { oneErrorSpellings, withinErrors } from './typing-errors.ts';

export interface NameSearch {
  /** At most `limit` places that the text may mean, best score first. */
  find(text: string, near: LatLng | null, limit: number): Found[];
}

type Found = { place: number; score: number };

/** Shorter texts may have an error in a whole name only, longer ones also in a beginning. */
const ERROR_IN_PART_FROM_LETTERS = 6;
const TWO_ERRORS_FROM_LETTERS = 8;
const ABBREVIATION_LETTERS = 2;
/** Smaller towns do not rank before the region of their name. */
const CHIEF_TOWN_POPULATION = 10_000;
/** Below this score, two errors are tried, and the text is read as an address. */
export const POOR = 45;
/** The minimum length of a name with context. */
const MIN_NAME_LENGTH = 3;
/** Two errors change at most this many bits of the letter mask. */
const TWO_ERRORS_LETTERS = 4;

/** The state of one search. */
type Search = {
  gazetteer: Gazetteer;
  index: NameIndex;
  board: Scoreboard;
  near: LatLng | null;
  /** Whether the text is in capitals, as codes of airports are. */
  capitals: boolean;
  /** Whether a word for airports is in it. */
  airport: boolean;
};

const encoder = new TextEncoder();

export function createNameSearch(gazetteer: Gazetteer, index: NameIndex, areas: Areas): NameSearch {
  const board = createScoreboard(gazetteer.count);
  const contexts = createContextFinder(gazetteer, areas);
  return {
    find(text, near, limit) {
      const capitals = text === text.toUpperCase();
      const variants = queryVariants(text);
      const airport = variants.some((variant) => saysKind(variant, 'airport'));
      const search = { gazetteer, index, board, near, capitals, airport };
      board.clear();
      for (const variant of variants) {
        const whole = findAsTyped(search, encoder.encode(variant));
        if (variant.includes(' ') && !whole) findInContext(search, contexts, variant);
      }
      if (isAlphabetic(text)) findMisspelt(search, contexts, variants[0] ?? '');
      return townsBeforeRegions(search, board.leaders(limit));
    },
  };
}

function findMisspelt(search: Search, contexts: ContextFinder, folded: string): void {
  const { board } = search;
  const typed = encoder.encode(folded);
  if (typed.length < ERROR_FROM_LETTERS) return;
  findWithError(search, typed);
  const isPoor = () => board.best() < POOR;
  const readings = folded.includes(' ') && isPoor() ? contexts.splitLoosely(folded) : [];
  findMisspeltInContext(search, readings);
  if (isPoor() && typed.length >= TWO_ERRORS_FROM_LETTERS) findWithTwoErrors(search, typed);
}

/** Returns whether the text is the whole name of an airport: 'Köln/Bonn' is not Cologne in Bonn. */
function findAsTyped(search: Search, typed: Uint8Array): boolean {
  const { index } = search;
  if (typed.length === ABBREVIATION_LETTERS && findWholeNames(search, typed)) return false;
  let airport = false;
  visitPrefix(index, typed, (entry, covered) => {
    airport ||=
      isAirport(search.gazetteer, placeOf(search, entry)) && isWholeName(index, entry, covered);
    offer(search, entry, covered, 0);
  });
  return airport;
}

/** Two letters are an abbreviation (LA, KL) or a name, and no beginning, where there is one. */
function findWholeNames(search: Search, typed: Uint8Array): boolean {
  let found = false;
  visitPrefix(search.index, typed, (entry, covered) => {
    if (!isWholeName(search.index, entry, covered)) return;
    offer(search, entry, covered, 0);
    found = true;
  });
  return found;
}

function findInContext(search: Search, contexts: ContextFinder, variant: string): void {
  const { index } = search;
  for (const { head, rest, fits } of contexts.split(variant)) {
    const words = rest.split(' ').map((word) => encoder.encode(word));
    const typed = encoder.encode(head);
    // 'la', 'sur': the beginning of very many names, but also towns (Sur in Oman).
    const isEnough = isFillerWord(typed) ? isWholeName : endsWord;
    visitPrefix(index, typed, (entry, covered) => {
      if (!isEnough(index, entry, covered)) return;
      const fitting = fits(placeOf(search, entry)) || wordsFollow(index, entry, covered, words);
      if (fitting) offer(search, entry, covered, POINTS.context);
    });
  }
}

/** A name and its context, one or both misspelt. */
function findMisspeltInContext(search: Search, readings: readonly Reading[]): void {
  const { index } = search;
  for (const { head, rest, fits, misspelt } of readings) {
    const typed = encoder.encode(head);
    const words = rest.split(' ').map((word) => encoder.encode(word));
    if (typed.length < MIN_NAME_LENGTH || isFillerWord(typed)) continue;
    visitWithOneError(index, typed, (entry, covered) => {
      if (!startsName(index, entry) || !endsWord(index, entry, covered)) return;
      const fitting = fits(placeOf(search, entry)) || wordsFollow(index, entry, covered, words);
      if (!fitting) return;
      const errors = (isTyped(index, entry, typed) ? 0 : 1) + (misspelt ? 1 : 0);
      offer(search, entry, covered, POINTS.context + errors * POINTS.oneError);
    });
  }
}

function isTyped(index: NameIndex, entry: number, typed: Uint8Array): boolean {
  const start = index.entryStarts[entry] ?? 0;
  return typed.every((letter, at) => index.pool[start + at] === letter);
}

function findWithError(search: Search, typed: Uint8Array): void {
  const { index } = search;
  const wholeOnly = typed.length < ERROR_IN_PART_FROM_LETTERS;
  // A short text is probably still being typed: names that begin with it come first.
  const early = wholeOnly && search.board.leaders(1).length > 0 ? POINTS.errorInHalfWord : 0;
  for (const { letters, first } of oneErrorSpellings(typed, SORTED_LETTERS)) {
    const extra = POINTS.oneError + early + (first ? POINTS.errorInFirstLetter : 0);
    visitPrefix(index, letters, (entry, covered) => {
      if (!wholeOnly || isWholeName(index, entry, covered)) offer(search, entry, covered, extra);
    });
  }
  visitPrefixWithLateError(index, typed, (entry, covered) =>
    offer(search, entry, covered, POINTS.oneError + early),
  );
}

/** Compares with every whole name; their lengths and letter masks rule out most. */
function findWithTwoErrors(search: Search, typed: Uint8Array): void {
  const { index, board } = search;
  const letters = lettersOf(typed, 0, typed.length);
  for (let key = 0; key < index.keyPlaces.length; key++) {
    const start = index.keyStarts[key] ?? 0;
    const end = (index.keyStarts[key + 1] ?? 1) - 1;
    if (Math.abs(end - start - typed.length) > 2) continue;
    if (countBits(letters ^ (index.keyLetters[key] ?? 0)) > TWO_ERRORS_LETTERS) continue;
    if (!withinErrors(typed, index.pool, start, end, 2)) continue;
    const place = index.keyPlaces[key] ?? 0;
    board.offer(place, POINTS.wholeName + POINTS.twoErrors + weight(search, place));
  }
}

function offer(search: Search, entry: number, covered: number, extra: number): void {
  const place = placeOf(search, entry);
  const isWhole = isWholeName(search.index, entry, covered);
  const kindPoints = isAirport(search.gazetteer, place)
    ? airportPoints(search, place, nameOf(search.index, entry), isWhole)
    : 0;
  const points = matchPoints(search.index, entry, covered) + extra + kindPoints;
  search.board.offer(place, points + weight(search, place));
}

function placeOf({ index }: Search, entry: number): number {
  return index.keyPlaces[index.entryKeys[entry] ?? 0] ?? 0;
}

/** The letters of the entry's whole name. */
function nameOf(index: NameIndex, entry: number): Uint8Array {
  const key = index.entryKeys[entry] ?? 0;
  return index.pool.subarray(index.keyStarts[key] ?? 0, (index.keyStarts[key + 1] ?? 1) - 1);
}

/** Ranks a town before the region of the same name (Porto) when both match equally well. */
function townsBeforeRegions(search: Search, found: Found[]): Found[] {
  const { gazetteer } = search;
  const fit = ({ place, score }: Found) => score - weight(search, place);
  const rankOf = (region: Found): number => {
    if (gazetteer.kind(region.place) !== 'region') return region.score;
    const town = found.find(
      (other) =>
        gazetteer.regions[other.place] === region.place &&
        (gazetteer.populations[other.place] ?? 0) >= CHIEF_TOWN_POPULATION &&
        fit(other) >= fit(region),
    );
    return town === undefined ? region.score : Math.min(region.score, town.score - 1);
  };
  return found
    .map((one) => ({ place: one.place, score: rankOf(one) }))
    .toSorted((a, b) => b.score - a.score);
}

function weight({ gazetteer, near }: Search, place: number): number {
  return (
    (gazetteer.importances[place] ?? 0) + (near === null ? 0 : nearPoints(gazetteer, place, near))
  );
}

/** The number of set bits. */
function countBits(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
