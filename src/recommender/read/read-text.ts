import type { ChildAge } from '#src/domain/trip/children.ts';
import { childrenIn } from './people/children-in.ts';
import { childrenOf } from './people/children-of.ts';
import { someoneOlder } from './people/older-in.ts';
import { partyOf } from './people/party-of.ts';
import { foldText, originalOf } from './fold-text.ts';
import type { FoldedText } from './fold-text.ts';
import { judgeSentences } from './judge-sentences.ts';
import { isWeather } from './lexicon/lexicon-ids.ts';
import { knownWays } from './lexicon/lexicon.ts';
import { tokensOf } from './lexicon/tokens.ts';
import type { Span } from './lexicon/tokens.ts';
import { identityOf, isReadWhole, overlaps } from './mark.ts';
import type { AsideMark, KnownMark, Mark, PlaceMark, Verdict, WishMark } from './mark.ts';
import { marksIn } from './marks-in.ts';
import { nameMatcher } from './named-place.ts';
import { TERMS } from './reading.ts';
import type { Children, LongWay, Reading, Term, Wish } from './reading.ts';
import type { WishKey } from './wish-keys.ts';
import { sentencesOf } from './sentences.ts';
import { unreadPassages } from './unread-words.ts';

/** At most this many passages are named as not understood. */
const MAX_UNREAD = 4;
/** Children below this age are carried, years. */
const SMALL = 4;

const CLIMBS: ReadonlySet<WishKey> = new Set([
  'Mountaineering',
  'Climbing',
  'ferrata',
  'climb-mountain',
  'trek',
]);

type Wanted = 'asked' | 'refused';

/**
 * Reads a text in English, German or both; the last mention of a thing counts. `names` has all
 * names of each place that the text may name.
 */
export function readText(
  preferences: string,
  about: {
    names: readonly (readonly string[])[];
    travelers: number;
    /** As the form says them; the text does not count where it does. */
    children?: readonly ChildAge[] | undefined;
  },
): Reading {
  const folded = foldText(preferences);
  const words = tokensOf(folded, preferences);
  const { text, tokens, marks } = marksIn(folded.text, words, nameMatcher(about.names));
  const verdicts = withoutNames(judgeSentences(sentencesOf(text, tokens, marks)));
  const decided = lastCounts(verdicts);
  const children =
    about.children === undefined || about.children.length === 0
      ? childrenIn(tokens, verdicts, about.travelers)
      : childrenOf(about.children);
  const terms = withSmallChildren(withoutRock(termsOf(decided('asked')), marks), children);
  const wishes = (wanted: Wanted) => wishesOf(decided(wanted), preferences, folded);
  const easy = marks.filter(isReadWhole);
  const read = marks.filter(({ kind }) => kind !== 'aside' && !isWeather(kind));
  const known = verdicts.map(({ mark }) => mark).filter(({ kind }) => kind !== 'aside');
  const passages = unreadPassages(
    text,
    [...read, ...easy],
    known,
    capitalTest(preferences, folded),
  );
  const open = verdicts
    .filter(({ verdict, mark }) => verdict === 'open' && !easy.some((one) => overlaps(one, mark)))
    .map(({ mark }) => mark);
  const asked = wishes('asked');
  return {
    asked,
    refused: wishes('refused'),
    places: decided('asked')
      .filter((mark): mark is PlaceMark => mark.kind === 'place')
      .map(({ place }) => place),
    unread: quoted([...passages, ...open], preferences, folded),
    terms,
    refusedTerms: termsOf(decided('refused')),
    ways: waysOf(decided('asked')),
    children,
    party: partyOf({
      children,
      terms,
      isOld: someoneOlder(tokens, verdicts),
      needsAccess: asked.some(({ key }) => key === 'access'),
      climbs: asked.some(({ key }) => CLIMBS.has(key)),
    }),
  };
}

/** Drops refused wishes within the name of a way: whoever refuses the Inca trail may walk other trails. */
function withoutNames(verdicts: Verdict[]): Verdict[] {
  const ways = verdicts.filter(({ mark }) => mark.kind === 'aside' && mark.of === 'way');
  return verdicts.filter(
    ({ mark, verdict }) =>
      mark.kind !== 'wish' ||
      verdict !== 'refused' ||
      !ways.some((way) => way.mark.start <= mark.start && way.mark.end >= mark.end),
  );
}

/** The marks that are asked for, or refused, by their last mention; places and asides each once. */
function lastCounts(verdicts: readonly Verdict[]): (wanted: Wanted) => KnownMark[] {
  const last = new Map<string, Map<string, Wanted>>();
  for (const { mark, verdict } of verdicts) {
    if (verdict === 'open') continue;
    const sense = senseOf(mark);
    const before = last.get(identityOf(mark));
    // 'Jazz, no opera' asks for jazz. A mention of the whole wish overrides its senses: 'jazz; no music after all'.
    const senses = before === undefined || sense === '' ? new Map<string, Wanted>() : before;
    last.set(identityOf(mark), senses.set(sense, verdict));
  }
  const verdictOn = (mark: KnownMark): Wanted =>
    [...(last.get(identityOf(mark))?.values() ?? [])].includes('asked') ? 'asked' : 'refused';
  return (wanted) => {
    const seen = new Set<string>();
    return verdicts.flatMap(({ mark, verdict }) => {
      const identity = identityOf(mark);
      const isLast = last.get(identity)?.get(senseOf(mark)) === wanted;
      if (verdict !== wanted || verdictOn(mark) !== wanted || !isLast) return [];
      if (mark.kind !== 'wish' && seen.has(identity)) return [];
      seen.add(identity);
      return [mark];
    });
  };
}

function senseOf(mark: KnownMark): string {
  return mark.kind === 'wish' ? (mark.sense ?? '') : '';
}

/** Each wish once, with the senses of all its words: 'jazz and opera'. */
function wishesOf(marks: readonly KnownMark[], preferences: string, folded: FoldedText): Wish[] {
  const all = marks.filter((mark): mark is WishMark => mark.kind === 'wish');
  return all
    .filter((mark, index) => all.findIndex(({ key }) => key === mark.key) === index)
    .map(({ key, start, end }) => ({
      key,
      word: originalOf(preferences, folded, start, end),
      senses: [...new Set(all.flatMap((mark) => (mark.key === key ? (mark.sense ?? []) : [])))],
    }));
}

function asidesOf(marks: readonly KnownMark[], of: AsideMark['of']): string[] {
  return marks.flatMap((mark) => (mark.kind === 'aside' && mark.of === of ? mark.id : []));
}

function termsOf(marks: readonly KnownMark[]): Set<Term> {
  const ids = asidesOf(marks, 'term');
  return new Set(TERMS.filter((term) => ids.includes(term)));
}

/** 'To climb' only where it is the sole word for climbing, and is that of no named summit. */
function withoutRock(terms: Set<Term>, marks: readonly Mark[]): Set<Term> {
  const verbs = marks.filter((mark) => mark.kind === 'aside' && mark.id === 'to-climb');
  const climbs = marks.filter((mark) => mark.kind === 'wish' && mark.key === 'Climbing');
  const isSole = climbs.every((wish) => verbs.some((verb) => overlaps(verb, wish)));
  if (climbs.length === 0 || !isSole) terms.delete('to-climb');
  return terms;
}

function withSmallChildren(terms: Set<Term>, { ages, babies }: Children): Set<Term> {
  const areSmall = babies > 0 || ages.some((age) => age < SMALL);
  return areSmall ? new Set([...terms, 'small-children' as const]) : terms;
}

function waysOf(marks: readonly KnownMark[]): LongWay[] {
  return asidesOf(marks, 'way').flatMap((id) => {
    const way = knownWays().find((one) => one.id === id);
    return way === undefined ? [] : [{ id, kind: way.kind, metres: way.metres, at: way.at }];
  });
}

function quoted(spans: readonly Span[], preferences: string, folded: FoldedText): string[] {
  const passages = spans
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => originalOf(preferences, folded, start, end));
  return [...new Set(passages)].slice(0, MAX_UNREAD);
}

function capitalTest(preferences: string, folded: FoldedText): (index: number) => boolean {
  const characters = Array.from(preferences.normalize('NFC'));
  return (index) => /\p{Lu}/u.test(characters[folded.positions[index] ?? 0] ?? '');
}
