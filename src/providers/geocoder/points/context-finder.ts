import type { AreaText, Areas } from './areas.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { kindsNamed } from '../names/kind-words.ts';

/**
 * One way to read several words: a name, the words beside it, and what a place of that name has to
 * be or lie in for those words to be right.
 */
export type Reading = {
  head: string;
  rest: string;
  fits: (place: number) => boolean;
  /** Is `rest` right only with a typing error? */
  misspelt: boolean;
};

export interface ContextFinder {
  /** 'springfield illinois' reads as Springfield in Illinois, and as Illinois in Springfield. */
  split(folded: string): Reading[];
  /** All ways to read the words, with a typing error in what lies around, or nothing known of it. */
  splitLoosely(folded: string): Reading[];
}

export function createContextFinder(
  gazetteer: Pick<Gazetteer, 'kind'>,
  areas: Areas,
): ContextFinder {
  const reading = (head: string, rest: string, as: AreaText): Reading => {
    const around = areas.named(rest, as);
    const kinds = as === 'misspelt' ? null : kindsNamed(rest);
    const fits = (place: number) =>
      kinds?.includes(gazetteer.kind(place)) === true ||
      around.some((area) => areas.holds(area, place));
    return { head, rest, fits, misspelt: as === 'misspelt' };
  };
  return {
    split: (folded) =>
      halves(folded).flatMap(([first, second]) => [
        reading(first, second, 'beginning'),
        reading(second, first, 'whole'),
      ]),
    splitLoosely: (folded) =>
      halves(folded).flatMap(([first, second]) => [
        reading(first, second, 'whole'),
        reading(second, first, 'whole'),
        reading(first, second, 'misspelt'),
        reading(second, first, 'misspelt'),
      ]),
  };
}

/** The words in two parts, in all ways. */
function halves(folded: string): [string, string][] {
  const words = folded.split(' ');
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}
