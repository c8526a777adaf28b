import type { AreaText, Areas } from './areas.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { kindsNamed } from './kind-words.ts';

/**
 * One way to read several words: a name (`head`), its context (`rest`), and whether a place fits
 * that context.
 */
export type Reading = {
  head: string;
  rest: string;
  fits: (place: number) => boolean;
  /** Whether `rest` matches with a typing error only. */
  misspelt: boolean;
};

export interface ContextFinder {
  /** 'springfield illinois' reads as Springfield in Illinois, and as Illinois in Springfield. */
  split(folded: string): Reading[];
  /** All readings, also with a typing error in the context or an unknown context. */
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
      around.some((area) => areas.contains(area, place));
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

/** All splits of the words into two parts. */
function halves(folded: string): [string, string][] {
  const words = folded.split(' ');
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}
