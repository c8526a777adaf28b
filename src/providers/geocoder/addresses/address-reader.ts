import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Areas } from '../names/areas.ts';
import { isWholeName, startsName } from '../names/match-quality.ts';
import { visitPrefix } from '../names/name-matches.ts';
import type { NameIndex } from '../names/name-index.ts';
import { queryVariants } from '../names/query-variants.ts';
import { visitWithOneError } from '../names/one-error-matches.ts';
import { createContextAreas } from './context-areas.ts';
import { spansOf } from './named-spans.ts';
import type { Span } from './named-spans.ts';
import { foldedOf, splitAddress } from './split-address.ts';
import type { Part, Word } from './split-address.ts';
import { createWholeNames } from './whole-names.ts';
import type { Named } from './whole-names.ts';

/** A part of a text with what its words name. */
export type ReadPart = Part & { spans: readonly Span[] };

const MIN_BEGINNING = 3;
const MIN_MISSPELT = 5;
/** So many of the names that begin with a few letters are looked at, the most important. */
const MOST_BEGUN = 80;

const encoder = new TextEncoder();

/**
 * Reads a text as a label or an address. The last part may be unfinished, and others that name nothing
 * misspelt.
 */
export function createAddressReader(
  gazetteer: Gazetteer,
  index: NameIndex,
  areas: Areas,
): (text: string) => ReadPart[] {
  const names = createWholeNames(index);
  const finder = { names, contexts: createContextAreas(gazetteer) };
  const loose = createLooseNames(gazetteer, index);
  const isName = (words: readonly Word[]) =>
    names.is(foldedOf(words)) ||
    (words.some(({ isShort }) => isShort) && names.shortened(words).length > 0);
  const loosely = (part: Part, spans: readonly Span[], isLast: boolean, isOnly: boolean) => {
    if (part.role === 'street' || part.role === 'lodging') return spans;
    const folded = foldedOf(part.words);
    const spanAs = (as: Span['as'], named: readonly Named[]): Span[] =>
      named.length === 0 ? [] : [{ from: 0, to: part.words.length, as, named }];
    const begun = isLast && !isOnly ? asNamed(areas.named(folded, 'beginning')) : [];
    if (begun.length > 0) return [...spans, ...spanAs('beginning', begun)];
    if (spans.length > 0) return spans;
    const unfinished = isLast ? spanAs('beginning', loose.begunBy(folded)) : [];
    return unfinished.length > 0 ? unfinished : spanAs('misspelt', loose.misspeltBy(folded));
  };
  return (text) => {
    const parts = withoutFirstLetters(splitAddress(text, isName));
    return parts.map((part, at) => {
      const spans = spansOf(finder, part);
      const isLast = at === parts.length - 1;
      return Object.assign(part, { spans: loosely(part, spans, isLast, parts.length === 1) });
    });
  };
}

/** Names by their first letters, and with a typing error. */
function createLooseNames({ importances }: Gazetteer, index: NameIndex) {
  const namedBy = (entry: number): Named => {
    const key = index.entryKeys[entry] ?? 0;
    return { place: index.keyPlaces[key] ?? 0, other: index.keyOthers[key] === 1 };
  };
  return {
    begunBy(folded: string): Named[] {
      const found: Named[] = [];
      if (folded.length < MIN_BEGINNING) return found;
      for (const variant of queryVariants(folded)) {
        visitPrefix(index, encoder.encode(variant), (entry) => {
          if (startsName(index, entry)) found.push(namedBy(entry));
        });
      }
      if (found.length <= MOST_BEGUN) return found;
      return found
        .toSorted((a, b) => (importances[b.place] ?? 0) - (importances[a.place] ?? 0))
        .slice(0, MOST_BEGUN);
    },
    misspeltBy(folded: string): Named[] {
      const found: Named[] = [];
      if (folded.length < MIN_MISSPELT) return found;
      visitWithOneError(index, encoder.encode(folded), (entry, covered) => {
        if (isWholeName(index, entry, covered)) found.push(namedBy(entry));
      });
      return found;
    },
  };
}

/** One or two small letters at the end of a text are not yet a part. */
function withoutFirstLetters(parts: Part[]): Part[] {
  const last = parts.at(-1);
  if (parts.length < 2 || last?.role !== 'name') return parts;
  const letters = foldedOf(last.words).length;
  const isBegun = letters === 1 || (letters === 2 && last.words[0]?.isCapital !== true);
  return isBegun ? parts.slice(0, -1) : parts;
}

function asNamed(places: readonly number[]): Named[] {
  return places.map((place) => ({ place, other: false }));
}
