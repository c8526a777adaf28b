import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { OF_MOUNTAIN_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { differentNames } from '#src/domain/language/names.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import { isNameWord } from '#src/recommender/read/name-words.ts';

/** A mountain railway begins in the valley. */
const MOUNTAIN_KM = 15;
const MIN_LETTERS = 5;

/** Whether two sights lead to one top: 'Zugspitze', 'Bavarian Zugspitze Railway'. */
export function isSameMountain(a: Sight, b: Sight): boolean {
  if (![a, b].every(({ kind }) => isOneOf(OF_MOUNTAIN_SIGHTS, kind))) return false;
  if (distanceKm(a, b) > MOUNTAIN_KM) return false;
  const others = wordsOf(b);
  return wordsOf(a).some((word) =>
    others.some((other) => other.startsWith(word) || word.startsWith(other)),
  );
}

function wordsOf({ names }: Sight): string[] {
  return differentNames(names)
    .flatMap((name) => foldText(name).text.split(/[^\p{Letter}]+/u))
    .filter((word) => word.length >= MIN_LETTERS && !isNameWord('any-mountain', word));
}
