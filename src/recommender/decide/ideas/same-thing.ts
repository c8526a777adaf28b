import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { LISTED_AREA_PLACES } from '#src/domain/kinds/place-properties.ts';
import { OUTING_SIGHTS, WAY_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { differentNames, shareName } from '#src/domain/language/names.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { isSettlement } from '#src/recommender/know/home-town.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import { isNameWord } from '#src/recommender/read/name-words.ts';
import { isSameMountain } from './same-mountain.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';

/** Points of one area lie this far apart, those of a town's sights much nearer. */
const AREA_KM = 40;
const MIN_LETTERS = 4;
const SIGHT_KM = 5;
const SPOT_KM = 0.1;
/** Sights of different kinds lie nearer, if they are one: 'Theth' is not 'Theth to Valbona'. */
const OTHER_KIND_KM = 1;

/** Two of one kind this near are one. */
const OUTING_KM = 30;
const BY_BOAT: ReadonlySet<string> = new Set(['boat-trip', 'dive-site']);

/** Whether a place of the gazetteer is this sight, by its name: 'Þingvellir', 'Þingvellir National Park'. */
export function isSameThing(sight: Sight, place: NamedPlace): boolean {
  if (distanceKm(sight, place) > AREA_KM || isOneOf(WAY_SIGHTS, sight.kind)) return false;
  if (shareName(sight.names, place.names)) return true;
  if (place.kind === 'island' && sight.kind !== 'island') return false;
  if (isPartOf(sight, place) || isAround(sight, place)) return true;
  const own = everyWordOf(sight);
  return (
    !isSettlement(place) &&
    differentNames(place.names)
      .map(wordsOf)
      .some((words) => words.length > 0 && words.every((word) => own.includes(word)))
  );
}

/** A world heritage of several buildings is named after them: 'Saint Sophia and Pechersk Lavra, Kyiv'. */
function isPartOf(sight: Sight, place: NamedPlace): boolean {
  if (place.kind !== 'heritage-cultural' || distanceKm(sight, place) > SIGHT_KM) return false;
  const words = everyWordOf(place);
  return differentNames(sight.names)
    .map(wordsOf)
    .some((own) => own.length > 1 && own.every((word) => words.includes(word)));
}

const AROUND_KM = 1.2;

function isAround(sight: Sight, place: NamedPlace): boolean {
  if (!isOneOf(LISTED_AREA_PLACES, place.kind)) return false;
  if (distanceKm(sight, place) > AROUND_KM) return false;
  const own = everyWordOf(sight);
  return everyWordOf(place).some((word) => !isNameWord('any-area', word) && own.includes(word));
}

/** In any language. */
function everyWordOf({ names }: Sight | NamedPlace): string[] {
  return differentNames(names).flatMap(wordsOf);
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .text.split(/[^\p{Letter}]+/u)
    .filter((word) => word.length >= MIN_LETTERS);
}

/**
 * Whether two sights are one under two names: 'La Seu', 'Palma Cathedral La Seu'. By their ids, so
 * that the plan is the same in every language.
 */
export function isSameSight(a: Sight, b: Sight): boolean {
  const km = distanceKm(a, b);
  const [nameA, nameB] = [plainName(a), plainName(b)];
  if (nameA === nameB || shareName(a.names, b.names) || isSameOuting(a, b, km)) return true;
  if (isSameWay(a, b, km, [nameA, nameB]) || isSameMountain(a, b)) return true;
  if (isSameReef(a, b, [nameA, nameB])) return true;
  if (km > SIGHT_KM) return false;
  if (km < SPOT_KM || isSameQuarter(a, b, km)) return true;
  const apart = km > OTHER_KIND_KM || isOneOf(WAY_SIGHTS, a.kind) !== isOneOf(WAY_SIGHTS, b.kind);
  if (a.kind !== b.kind && apart) return false;
  return fullNameTest(nameA)(nameB) || fullNameTest(nameB)(nameA);
}

/** 'Danube Cycle Path', 'Danube Cycle Path, Passau–Vienna'. */
function isSameWay(a: Sight, b: Sight, km: number, [one, two]: [string, string]): boolean {
  if (a.kind !== b.kind || !isOneOf(WAY_SIGHTS, a.kind) || km > AREA_KM) return false;
  return one.startsWith(two) || two.startsWith(one);
}

/** 'Great Barrier Reef', 'Outer Great Barrier Reef by boat': what one goes to by boat may be as long as a coast. */
function isSameReef(a: Sight, b: Sight, [one, two]: [string, string]): boolean {
  if (!BY_BOAT.has(a.kind) || !BY_BOAT.has(b.kind)) return false;
  return fullNameTest(one)(two) || fullNameTest(two)(one);
}

/** Two names of streets that one walks together: the one that is written about says it. */
function isSameQuarter(a: Sight, b: Sight, km: number): boolean {
  const known = a.isWritten && b.isWritten;
  return a.kind === 'quarter' && b.kind === 'quarter' && km <= OTHER_KIND_KM && !known;
}

/** Whales off one coast are the same whales, and so are the stars: the one that is written about says it. */
function isSameOuting(a: Sight, b: Sight, km: number): boolean {
  const known = a.isWritten && b.isWritten;
  return a.kind === b.kind && isOneOf(OUTING_SIGHTS, a.kind) && km <= OUTING_KM && !known;
}

/** 'la seu' of 'la-seu-es'. */
function plainName({ id }: Sight): string {
  return foldText(id.split('-').slice(0, -1).join(' ')).text;
}
