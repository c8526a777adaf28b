import { ACTIVITY_NAMES, isActivityName } from './activity-names.ts';
import { ACTIVITY_STEMS } from './activity-stems.ts';
import { LIST_OR, NEGATIVE, NEGATIVE_BOTH_WAYS, POSITIVE, SOFT } from './negation-cues.ts';
import type { NameMatcher } from './named-place.ts';
import { isThemeId, THEMES } from './themes/themes.ts';
import { correctedWord } from './typos.ts';
import { unreadWords } from './unread-words.ts';
import type { Span } from './unread-words.ts';
import type { WishKey } from './wish.ts';

/** What a passage of the text means. */
export type Mark = Span &
  (
    | { kind: 'wish'; key: WishKey }
    | { kind: 'place'; place: number }
    | { kind: 'no' | 'no-either-way' | 'yes' | 'or' | 'soft' }
  );

type WishMark = Extract<Mark, { kind: 'wish' }>;

const STEMS = [
  ...Object.entries(THEMES).map(([key, { words }]) => ({ key, words, isTheme: true })),
  ...ACTIVITY_NAMES.map((key) => ({ key, words: ACTIVITY_STEMS[key], isTheme: false })),
].map(({ key, words, isTheme }) => ({ key, isTheme, pattern: wholeWords(words) }));
const LANDSCAPES: ReadonlySet<WishKey> = new Set<WishKey>([
  'mountains',
  'lakes',
  'islands',
  'desert',
  'volcano',
  'waterfalls',
  'parks',
  'glaciers',
  'rivers',
]);
const CUES = [
  { kind: 'soft', pattern: wholeWords([SOFT]) },
  { kind: 'no', pattern: wholeWords(NEGATIVE) },
  { kind: 'no-either-way', pattern: wholeWords(NEGATIVE_BOTH_WAYS) },
  { kind: 'yes', pattern: wholeWords(POSITIVE) },
  { kind: 'or', pattern: wholeWords([LIST_OR]) },
] as const;

/** The marks of a segment of the text, in its order; `named` finds places by their names. */
export function marksIn(text: string, { start, end }: Span, named: NameMatcher): Mark[] {
  const segment = text.slice(start, end);
  if (segment.trim() === '') return [];
  const found = wishMarks(segment, start);
  const places = named(segment)
    .map(({ start: from, end: to, place }) => ({
      kind: 'place' as const,
      start: start + from,
      end: start + to,
      place,
    }))
    .filter((place) => !found.some((wish) => overlaps(wish, place) && !contains(place, wish)))
    .map((place) => withLandscape(place, found, text));
  const wishes = found
    .filter((wish) => !places.some((place) => overlaps(wish, place)))
    .map((wish) => (climbsTo(wish, places, text) ? summitOf(wish) : wish));
  const cues = CUES.flatMap(({ kind, pattern }) =>
    matchesIn(segment, pattern, start).map(({ start: from, end: to }) => ({
      kind,
      start: from,
      end: to,
    })),
  ).filter(
    (mark, _, all) =>
      !all.some((other) => contains(other, mark)) &&
      ![...wishes, ...places].some((known) => contains(known, mark)),
  );
  const typed = unreadWords(
    segment,
    [...wishes, ...places, ...cues].map((span) => shifted(span, -start)),
  );
  const meant = typed.flatMap((word) => typoMarks(word, start));
  return [...wishes, ...places, ...cues, ...meant].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/** 'Climb Etna' is no rock climbing. */
function climbsTo({ key, end }: WishMark, places: readonly Span[], text: string): boolean {
  const next = places.find(({ start }) => start >= end);
  return (
    key === 'Climbing' &&
    next !== undefined &&
    /^ (?:up |the |mount |mt\.? |den |die |auf )*$/u.test(text.slice(end, next.start))
  );
}

function summitOf({ start, end }: WishMark): WishMark {
  return { kind: 'wish', key: 'climb-mountain', start, end };
}

/** 'Atlas mountains', 'Lake Constance': the landscape beside a name is part of the name. */
function withLandscape<T extends Span>(
  place: T,
  wishes: readonly (Span & { key: WishKey })[],
  text: string,
): T {
  const beside = wishes.filter(
    ({ key, start, end }) =>
      LANDSCAPES.has(key) &&
      /^[ -]$/u.test(
        end <= place.start ? text.slice(end, place.start) : text.slice(place.end, start),
      ),
  );
  const starts = [place.start, ...beside.map(({ start }) => start)];
  const ends = [place.end, ...beside.map(({ end }) => end)];
  return { ...place, start: Math.min(...starts), end: Math.max(...ends) };
}

/** The longer of two overlapping wishes counts, a theme before an activity of the same length. */
function wishMarks(segment: string, offset: number): WishMark[] {
  const found = STEMS.flatMap(({ key, isTheme, pattern }) =>
    matchesIn(segment, pattern, offset).map(({ start, end }) => ({
      kind: 'wish' as const,
      key: toKey(key),
      isTheme,
      start,
      end,
    })),
  );
  const best: typeof found = [];
  for (const mark of found.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || Number(b.isTheme) - Number(a.isTheme),
  )) {
    if (!best.some((other) => overlaps(other, mark))) best.push(mark);
  }
  return best.map(({ kind, key, start, end }) => ({ kind, key, start, end }));
}

/** A mistyped word as what was meant. */
function typoMarks(word: Span & { text: string }, offset: number): WishMark[] {
  const meant = correctedWord(word.text);
  const [mark] = meant === null ? [] : wishMarks(meant, 0);
  if (mark === undefined) return [];
  return [{ ...mark, start: word.start + offset, end: word.end + offset }];
}

function toKey(key: string): WishKey {
  if (isActivityName(key) || isThemeId(key)) return key;
  throw new Error(`no wish ${key}`);
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && a.end > b.start;
}

/** Whether `outer` includes `inner` and is longer. */
function contains(outer: Span, inner: Span): boolean {
  const inside = outer.start <= inner.start && outer.end >= inner.end;
  return inside && outer.end - outer.start > inner.end - inner.start;
}

function matchesIn(segment: string, pattern: RegExp, offset: number): Span[] {
  return Array.from(segment.matchAll(pattern), (match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

/** Whole words; an apostrophe is part of a word. */
export function wholeWords(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w'])(?:${patterns.join('|')})(?![\\w'])`, 'gu');
}
