import { bareLetters } from '#src/domain/language/bare-letters.ts';
import type { ReachableSight, UnfitSight } from '#src/domain/place/reachable-sight.ts';
import type { SightKind } from '#src/domain/place/sights.ts';

/** The condition that each chip sets, in the order of the chips. */
const MARKS = ['kept', 'indoors', 'children', 'noted'] as const;

export type Mark = (typeof MARKS)[number];

export type SightFilter = {
  text: string;
  /** All of them are wanted. */
  marks: readonly Mark[];
  /** One of them is wanted; any where there is none. */
  kinds: readonly SightKind[];
};

export const NO_FILTER: SightFilter = { text: '', marks: [], kinds: [] };

/** The words of a note that the search found, with what stands around them. */
export type Quote = { before: string; hit: string; after: string };

/** `quote`: null where name or kind says what was searched for. */
export type FoundSight = { sight: ReachableSight; quote: Quote | null };

export type SightWords = {
  isKept: (sight: ReachableSight) => boolean;
  kindName: (kind: SightKind) => string;
};

const QUOTED_LETTERS = 34;

/** The sights that the filter lets through, in their order. */
export function filterSights(
  sights: readonly ReachableSight[],
  { text, marks, kinds }: SightFilter,
  words: SightWords,
): FoundSight[] {
  const wanted = bareLetters(text).split(/\s+/u).filter(Boolean);
  return sights.flatMap((sight) => {
    if (kinds.length > 0 && !kinds.includes(sight.kind)) return [];
    if (!marks.every((mark) => hasMark(sight, mark, words))) return [];
    const called = bareLetters(`${sight.names.en} ${sight.names.de} ${words.kindName(sight.kind)}`);
    if (wanted.every((word) => called.includes(word))) return [{ sight, quote: null }];
    const said = bareLetters(`${called} ${sight.text}`);
    if (!wanted.every((word) => said.includes(word))) return [];
    return [
      {
        sight,
        quote: quoteOf(
          sight.text,
          wanted.find((word) => !called.includes(word)),
        ),
      },
    ];
  });
}

/** The unfit ones whose name, kind or note has the words, whatever chips are on. */
export function filterUnfit(
  unfit: readonly UnfitSight[],
  { text }: Pick<SightFilter, 'text'>,
  words: SightWords,
): UnfitSight[] {
  const found = filterSights(unfit, { ...NO_FILTER, text }, words);
  const ids = new Set(found.map(({ sight }) => sight.id));
  return unfit.filter(({ id }) => ids.has(id));
}

function hasMark(sight: ReachableSight, mark: Mark, { isKept }: SightWords): boolean {
  switch (mark) {
    case 'kept':
      return isKept(sight);
    case 'indoors':
      return sight.isIndoor;
    case 'children':
      return sight.isForChildren;
    case 'noted':
      return sight.text !== '';
    default:
      return mark satisfies never;
  }
}

/** Cut at the ends of words. */
function quoteOf(text: string, word: string | undefined): Quote | null {
  const characters = Array.from(text.normalize('NFC'));
  const plain = characters.map((one) => bareLetters(one));
  const at = word === undefined ? -1 : plain.join('').indexOf(word);
  if (word === undefined || at === -1) return null;
  const [from, to] = [characterAt(plain, at), characterAt(plain, at + word.length)];
  const start = characters.slice(0, from).join('').slice(-QUOTED_LETTERS);
  const end = characters.slice(to).join('').slice(0, QUOTED_LETTERS);
  const isWholeStart = start.length === from;
  const isWholeEnd = end.length === characters.length - to;
  return {
    before: isWholeStart ? start : `…${start.slice(start.indexOf(' ') + 1)}`,
    hit: characters.slice(from, to).join(''),
    after: isWholeEnd ? end : `${end.slice(0, Math.max(0, end.lastIndexOf(' ')))}…`,
  };
}

/**
 * The index of the character to which position `at` of the joined bare letters belongs. A character
 * may have no bare letter, or several.
 */
function characterAt(plain: readonly string[], at: number): number {
  let length = 0;
  const found = plain.findIndex((bare) => {
    length += bare.length;
    return length > at;
  });
  return found === -1 ? plain.length : found;
}

export type ChipCounts = {
  marks: readonly { mark: Mark; count: number }[];
  /** The most frequent first. */
  kinds: readonly { kind: SightKind; count: number }[];
};

/** How many sights each chip stands for; a chip of none is left out, unless it is on. */
export function chipCounts(
  sights: readonly ReachableSight[],
  { marks }: Pick<SightFilter, 'marks'>,
  words: SightWords,
): ChipCounts {
  const kinds = new Map<SightKind, number>();
  for (const { kind } of sights) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return {
    marks: MARKS.map((mark) => ({
      mark,
      count: sights.filter((sight) => hasMark(sight, mark, words)).length,
    })).filter(({ mark, count }) => count > 0 || marks.includes(mark)),
    kinds: [...kinds]
      .map(([kind, count]) => ({ kind, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}
