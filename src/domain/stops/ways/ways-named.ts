import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { lettersOf } from '../line/similar-name.ts';
import { longWaySchema } from './long-way.ts';
import type { LongWay } from './long-way.ts';
import ways from './long-ways.json';

/** Fewer letters are the beginning of too many names. */
const MIN_TYPED = 4;
/** A name is begun when this much of it is typed: 'Island' is not yet its ring. */
const BEGUN = 0.6;
const MOST_OFFERED = 3;
/** Who is farther from a way does not mean it. */
const NEAR_KM = 400;

let parsed: LongWay[] | null = null;

/** All ways of data/regions/routes.txt. */
export function longWays(): LongWay[] {
  parsed ??= v.parse(v.array(longWaySchema), ways);
  return parsed;
}

/** The ways that a search names, or begins to name. */
export function waysTyped(search: string): LongWay[] {
  const typed = lettersOf(search);
  if (typed.length < MIN_TYPED) return [];
  const begun = ({ name, german, words }: LongWay) =>
    [name, german, ...words].map(lettersOf).some((own) => {
      return own.startsWith(typed) && typed.length >= own.length * BEGUN;
    });
  return longWays()
    .filter((way) => isNamed(way, typed) || begun(way))
    .slice(0, MOST_OFFERED);
}

/** The way that a text of wishes names; `near`: the place that is chosen. */
export function wayWished(preferences: string, near: LatLng | null): LongWay | null {
  const text = lettersOf(preferences);
  const named = longWays().filter((way) => isNamed(way, text));
  const isNear = ({ stops }: LongWay) =>
    near === null || stops.some((stop) => distanceKm(stop, near) <= NEAR_KM);
  return named.find(isNear) ?? null;
}

/** The nights of all its stops. */
export function nightsOfWay({ stops }: LongWay): number {
  return stops.reduce((sum, { nights }) => sum + nights, 0);
}

function isNamed({ words }: LongWay, text: string): boolean {
  const within = ` ${text} `;
  return words.some((word) => {
    if (word.startsWith('=')) return text === lettersOf(word);
    const end = word.endsWith('*') ? '' : ' ';
    return within.includes(` ${lettersOf(word)}${end}`);
  });
}
