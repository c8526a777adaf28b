import { isAbbreviated } from './lexicon/tokens.ts';
import type { Span, Token } from './lexicon/tokens.ts';

import type { CueMark, Mark } from './mark.ts';

/** A part of a sentence between commas, with its words and marks. */
export type Segment = {
  tokens: readonly Token[];
  marks: readonly Mark[];
  /** A colon follows. */
  isHeading: boolean;
};

export type Sentence = { segments: readonly Segment[]; isQuestion: boolean };

const SENTENCE_END = /[.!?;\n]+/gu;
const SEGMENT_END = /,|\s-\s|[()/:]/gu;

/** The sentences of a text in segments. A sentence ends at a punctuation mark, and at 'but' or 'sondern'. */
export function sentencesOf(
  text: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
): Sentence[] {
  const turns = marks.filter((mark): mark is CueMark => mark.kind === 'sentence-end');
  const ends = [...text.matchAll(SENTENCE_END)]
    .filter(({ index }) => !tokens.some((token) => token.end === index && isAbbreviated(token)))
    .map(({ index, 0: end }) => ({ start: index, end: index + end.length }));
  const cuts = [...ends, ...turns].toSorted((a, b) => a.start - b.start);
  const tokensIn = within(tokens);
  const marksWithin = within(marks.filter(({ kind }) => kind !== 'sentence-end'));
  return piecesBetween({ start: 0, end: text.length }, cuts).map((sentence) => ({
    segments: piecesBetween(sentence, separatorsIn(text, sentence)).map((segment) => ({
      tokens: tokensIn(segment),
      marks: marksWithin(segment),
      isHeading: text.charAt(segment.end) === ':',
    })),
    isQuestion: text.charAt(sentence.end) === '?',
  }));
}

function separatorsIn(text: string, { start, end }: Span): Span[] {
  return Array.from(text.slice(start, end).matchAll(SEGMENT_END), (match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

/** Returns what lies in a piece. Pieces must be asked for in order: the list is passed over once. */
function within<T extends Span>(list: readonly T[]): (piece: Span) => T[] {
  const ordered = list.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let next = 0;
  return (piece) => {
    const found: T[] = [];
    while (next < ordered.length) {
      const one = ordered[next];
      if (one === undefined || one.start >= piece.end) break;
      if (one.start >= piece.start) found.push(one);
      next += 1;
    }
    return found;
  };
}

function piecesBetween({ start, end }: Span, cuts: readonly Span[]): Span[] {
  const starts = [start, ...cuts.map((cut) => cut.end)];
  return starts.map((from, index) => ({ start: from, end: cuts[index]?.start ?? end }));
}
