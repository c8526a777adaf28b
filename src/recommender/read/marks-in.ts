import { foldText } from './fold-text.ts';
import {
  cuePhrases,
  peoplePhrases,
  termPhrases,
  wayPhrases,
  wishPhrases,
} from './lexicon/lexicon.ts';
import { isCueKind, isWeather } from './lexicon/lexicon-ids.ts';
import { wordsOfCue } from './lexicon/lexicon-table.ts';
import type { Found } from './lexicon/phrase-finder.ts';
import { tokensOf } from './lexicon/tokens.ts';
import type { Span, Token } from './lexicon/tokens.ts';
import { contains, isReadWhole, overlaps } from './mark.ts';
import type { AsideMark, CueMark, Mark, PlaceMark, WishMark } from './mark.ts';
import type { NameMatcher } from './named-place.ts';
import { correctedWord } from './typos.ts';
import { unreadWords } from './unread-words.ts';
import { isThemeId, isWishKey } from './wish-keys.ts';
import type { WishKey } from './wish-keys.ts';

/** A text with its harmless phrases blanked, the words left in it, and its marks in order. */
export type Marked = { text: string; tokens: readonly Token[]; marks: readonly Mark[] };

const LANDSCAPES: ReadonlySet<WishKey> = new Set<WishKey>([
  ...(['mountains', 'lakes', 'islands', 'desert', 'volcano', 'waterfalls', 'parks'] as const),
  ...(['glaciers', 'rivers'] as const),
]);

/** The ids of the lists of people whose words name somebody, who comes along or stays at home. */
const COMPANY: ReadonlySet<string> = new Set([
  ...(['child', 'children', 'boys', 'baby', 'babies', 'toddler', 'toddlers', 'twins'] as const),
  ...(['triplets', 'teens', 'family', 'pupils', 'year-old', 'old'] as const),
]);

/** The marks of a folded text; `all` are its words, `named` finds places by their names. */
export function marksIn(folded: string, all: readonly Token[], named: NameMatcher): Marked {
  const { text, tokens } = withoutHarmless(folded, all);
  const found = wishMarks(tokens);
  const places = named(text)
    .map(({ start, end, place }): PlaceMark => ({ kind: 'place', start, end, place }))
    .filter((place) => !found.some((wish) => overlaps(wish, place) && !contains(place, wish)))
    .map((place) => withLandscape(place, found, text));
  const wishes = found
    .filter((wish) => !places.some((place) => overlaps(wish, place)))
    .map((wish) => (climbsTo(wish, places, text) ? summitOf(wish) : wish));
  const allAsides = asideMarks(tokens);
  // 'Nothing strenuous' refuses nothing; 'no long walks' does not ask for walks either.
  const easy = allAsides.filter(
    (mark) => isReadWhole(mark) && !wishes.some((wish) => overlaps(wish, mark)),
  );
  const cues = cueMarks(tokens, [...wishes, ...places, ...easy]);
  const read = [...wishes, ...places, ...cues.filter(({ kind }) => !isWeather(kind))];
  const typed = unreadWords(text, read).flatMap(typoMark);
  const elsewhere = [
    ...wishes.filter(({ key }) => key === 'visits' || key === 'roots'),
    ...cues.filter(({ kind }) => kind === 'at-home'),
  ];
  // Grandparents who are visited, or stay with the children, do not travel.
  const asides = allAsides.filter(
    (mark) => mark.of !== 'term' || !elsewhere.some((span) => overlaps(span, mark)),
  );
  const marks = [...wishes, ...places, ...cues, ...typed, ...asides];
  return { text, tokens, marks: marks.toSorted((a, b) => a.start - b.start || a.end - b.end) };
}

/** The wishes among the words. Of two that overlap the longer counts; if equally long, a theme before an activity. */
function wishMarks(tokens: readonly Token[]): WishMark[] {
  const found = wishPhrases()(tokens).map((one) => wishMark(one, tokens));
  const taken: WishMark[] = [];
  for (const mark of found.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || rank(b) - rank(a),
  )) {
    if (!taken.some((other) => overlaps(other, mark))) taken.push(mark);
  }
  return taken;
}

function rank({ key, sense }: WishMark): number {
  return (isThemeId(key) ? 2 : 0) + (sense === null ? 0 : 1);
}

function wishMark(found: Found, tokens: readonly Token[]): WishMark {
  const [key = '', sense = null] = isWishKey(found.id) ? [found.id] : found.id.split('/');
  if (!isWishKey(key)) throw new Error(`no wish ${found.id}`);
  return { kind: 'wish', key, sense, ...spanOf(found, tokens) };
}

function spanOf({ from, to }: Found, tokens: readonly Token[]): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Blanks the phrases that look like a negation and are none: 'not only', 'no problem', 'without a car'. */
function withoutHarmless(text: string, all: readonly Token[]): { text: string; tokens: Token[] } {
  const harmless = cuePhrases()(all).filter(({ id }) => id === 'harmless');
  if (harmless.length === 0) return { text, tokens: [...all] };
  const isHarmless = (index: number) =>
    harmless.some(({ from, to }) => from <= index && index < to);
  const tokens = all.flatMap((token, index) => {
    if (isHarmless(index)) return [];
    return [{ ...token, joined: token.joined && !isHarmless(index - 1) }];
  });
  const blanked = harmless.reduce((rest, one) => {
    const { start, end } = spanOf(one, all);
    return rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }, text);
  return { text: blanked, tokens };
}

/**
 * The cues outside of longer cues, wishes and places. A soft cue must not even overlap a wish or
 * place.
 */
function cueMarks(tokens: readonly Token[], known: readonly Span[]): CueMark[] {
  const cues = cuePhrases()(tokens).flatMap((one): CueMark[] =>
    isCueKind(one.id) ? [{ kind: one.id, ...spanOf(one, tokens) }] : [],
  );
  const free = cues.filter(
    (cue) =>
      !known.some((span) => contains(span, cue)) &&
      !(cue.kind.startsWith('soft') && known.some((span) => overlaps(span, cue))),
  );
  return free.filter((cue) => !free.some((other) => contains(other, cue)));
}

function asideMarks(tokens: readonly Token[]): AsideMark[] {
  const sources = { term: termPhrases(), way: wayPhrases(), people: peoplePhrases() };
  return (['term', 'way', 'people'] as const).flatMap((of) =>
    sources[of](tokens)
      .filter(({ id }) => of !== 'people' || COMPANY.has(id))
      .map((found) => asideMark(of, found, tokens))
      // The longer name counts: the 'Tour du Mont Blanc' does not climb Mont Blanc.
      .filter((one, _, all) => of !== 'way' || !all.some((other) => contains(other, one))),
  );
}

function asideMark(of: AsideMark['of'], found: Found, tokens: readonly Token[]): AsideMark {
  return { kind: 'aside', of, id: found.id, ...spanOf(found, tokens) };
}

/** Whether a wish for climbing goes on with a named place: 'climb Etna' is no rock climbing. */
function climbsTo({ key, end }: WishMark, places: readonly Span[], text: string): boolean {
  const next = places.find(({ start }) => start >= end);
  return key === 'Climbing' && next !== undefined && leadsUpTo(text.slice(end, next.start));
}

/** ' up the ', ' Mt. ', ' auf den ' */
function leadsUpTo(between: string): boolean {
  const words = between.trim().split(' ');
  return (
    between.trim() === '' || words.every((word) => wordsOfCue('up-to').has(word.replace('.', '')))
  );
}

function summitOf({ start, end }: WishMark): WishMark {
  return { kind: 'wish', key: 'climb-mountain', sense: null, start, end };
}

/** 'Atlas mountains', 'Lake Constance': the landscape beside a name is part of the name. */
function withLandscape(place: PlaceMark, wishes: readonly WishMark[], text: string): PlaceMark {
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

/** The wish that a mistyped word means; empty where it means none. */
function typoMark(word: Span & { text: string }): WishMark[] {
  const meant = correctedWord(word.text);
  if (meant === null) return [];
  const [mark] = wishMarks(tokensOf(foldText(meant), meant));
  return mark === undefined ? [] : [{ ...mark, start: word.start, end: word.end }];
}
