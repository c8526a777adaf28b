import { queryVariants } from '../names/query-variants.ts';
import { CONNECTORS, GENERIC, LODGING } from './address-words.ts';
import type { ContextAreas } from './context-areas.ts';
import { foldedOf } from './split-address.ts';
import type { Part, Word } from './split-address.ts';
import type { Named, WholeNames } from './whole-names.ts';

/** Some words of a part that name places. */
export type Span = {
  /** The first word, and the one after the last. */
  from: number;
  to: number;
  /** How well they name: all of a name, its first or last words, or nearly. */
  as: 'whole' | 'shortened' | 'start' | 'end' | 'beginning' | 'misspelt';
  named: readonly Named[];
};

export type SpanFinder = {
  names: WholeNames;
  contexts: ContextAreas;
};

const MAX_SPAN_WORDS = 6;
const MIN_LETTERS = 3;
const CODE_LETTERS = 4;

/** All spans of a part that are whole names or codes; a postcode may stand for its country. */
export function spansOf(finder: SpanFinder, part: Part): Span[] {
  const { words, countries = [] } = part;
  if (countries.length > 0) {
    const named = countries.flatMap((code) => finder.contexts.country(code));
    return [{ from: 0, to: 0, as: 'whole', named }];
  }
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    const last = Math.min(words.length, from + MAX_SPAN_WORDS);
    for (let to = last; to > from; to--) {
      const named = namedBy(finder, words.slice(from, to), words.length);
      if (named.length > 0) spans.push({ from, to, as: 'whole', named });
    }
  }
  const widest = spans.filter((one) => !spans.some((other) => isWithin(one, other)));
  const isAll = widest.some(({ from, to }) => from === 0 && to === words.length);
  if (isAll) return widest;
  const longer = longerNames(finder, words);
  return longer.length > 0 ? longer : widest;
}

/** 'York' in 'New York', which is no place of its own there. */
function isWithin(one: Span, other: Span): boolean {
  return one.to - one.from < other.to - other.from && one.from >= other.from && one.to <= other.to;
}

function namedBy(finder: SpanFinder, words: readonly Word[], partLength: number): Named[] {
  const [only] = words;
  const folded = foldedOf(words);
  const isPart = words.length < partLength;
  if (words.length === 1 && only !== undefined) {
    const isCode = folded.length <= CODE_LETTERS && (only.isCapital || !isPart);
    if (isPart && !isCode && isEmptyWord(folded)) return [];
    if (isCode) return [...finder.names.named(folded), ...codedBy(finder, folded)];
  }
  const compact = words.every((word) => word.folded.length === 1) && words.length > 1;
  if (compact) {
    return [...finder.names.named(folded), ...codedBy(finder, folded.replaceAll(' ', ''))];
  }
  const found = queryVariants(folded).flatMap((variant) => finder.names.named(variant));
  const countries = finder.contexts.foreign(folded);
  return [...found, ...countries.map((place) => ({ place, other: true }))];
}

function codedBy({ names, contexts }: SpanFinder, folded: string): Named[] {
  const coded = contexts.coded(folded.toUpperCase()).map((place) => ({ place, other: true }));
  return folded.length === 2 || coded.length > 0 ? [...coded, ...names.named(folded)] : coded;
}

/** Words that name a place only together with others. */
function isEmptyWord(folded: string): boolean {
  const isNoName = CONNECTORS.has(folded) || GENERIC.has(folded) || LODGING.has(folded);
  return folded.length < MIN_LETTERS || isNoName;
}

/** Longer names that all words of the part stand for. */
function longerNames({ names }: SpanFinder, words: readonly Word[]): Span[] {
  const folded = foldedOf(words);
  const span = { from: 0, to: words.length };
  if (words.some(({ isShort }) => isShort)) {
    const named = names.shortened(words);
    if (named.length > 0) return [{ ...span, as: 'shortened', named }];
  }
  if (folded.length < MIN_LETTERS || (words.length === 1 && isEmptyWord(folded))) return [];
  const named = names.begunBy(folded);
  const ended = names.endedBy(folded);
  return [
    ...(named.length > 0 ? [{ ...span, as: 'start' as const, named }] : []),
    ...(ended.length > 0 ? [{ ...span, as: 'end' as const, named: ended }] : []),
  ];
}
