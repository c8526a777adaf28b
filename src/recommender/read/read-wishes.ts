import { foldText, originalOf } from './fold-text.ts';
import { marksIn, wholeWords } from './marks-in.ts';
import type { Mark } from './marks-in.ts';
import { nameMatcher } from './named-place.ts';
import type { NameMatcher } from './named-place.ts';
import { HARMLESS, SEGMENT_END, SENTENCE_END } from './negation-cues.ts';
import { unreadPassages } from './unread-words.ts';
import type { Span } from './unread-words.ts';
import type { Wish } from './wish.ts';

/** What the traveller's text says, each wish once, in the order of the text. */
export type Wishes = {
  asked: Wish[];
  refused: Wish[];
  /** Indices of the named places that are asked for. */
  places: number[];
  /** Passages that mean nothing to us, as typed. */
  unread: string[];
};

type Known = Extract<Mark, { kind: 'wish' | 'place' }>;

type Verdict = { mark: Known; verdict: 'asked' | 'refused' | 'open' };

type Judged = { verdicts: Verdict[]; marks: Mark[] };

const HARMLESS_PATTERN = wholeWords(HARMLESS);
const COMPARED = /(\b(?:lieber|rather)\b[^,.;!?]*?)\b(als|than)\b/gu;
/** A segment that only refuses the one before it: 'museums: no'. */
const BARE_NO =
  /^(?:lieber |eher |bitte |rather )?(?:no|nein|not|nicht)(?: thanks?| thank you| danke| for me)?$/u;
/** 'Not too long hikes' are asked for. */
const TOO = /\b(?:too|zu|allzu)\b/u;
const NEITHER = /\b(?:weder|neither)\b/u;
/** At most this many passages are named as not understood. */
const MAX_UNREAD = 4;

/**
 * Finds wishes and negations in English or German text. A negation applies up to the next comma, 'but'
 * or positive word; to a whole list whose last item is joined by 'or'; and to what precedes it if
 * nothing follows ('museums are not for me'). The last mention of a wish counts. `places` has all
 * names of each place that the text may name.
 */
export function readWishes(
  preferences: string,
  places: readonly (readonly string[])[] = [],
): Wishes {
  const folded = foldText(preferences);
  const text = normalizePhrases(folded.text);
  const named = nameMatcher(places);
  const judged = splitAt(text, SENTENCE_END).map((sentence) =>
    judgeSentence(text, sentence, named),
  );
  const verdicts = judged.flatMap((one) => one.verdicts);
  const last = new Map<string | number, 'asked' | 'refused'>();
  for (const { mark, verdict } of verdicts) {
    if (verdict !== 'open') last.set(identity(mark), verdict);
  }
  const decided = (wanted: 'asked' | 'refused') =>
    firstOfEach(
      verdicts.filter((one) => one.verdict === wanted && last.get(identity(one.mark)) === wanted),
    );
  const wishesOf = (wanted: 'asked' | 'refused') =>
    decided(wanted).flatMap((mark) =>
      mark.kind === 'place'
        ? []
        : [{ key: mark.key, word: originalOf(preferences, folded, mark.start, mark.end) }],
    );
  const characters = Array.from(preferences.normalize('NFC'));
  const isCapital = (index: number) =>
    /\p{Lu}/u.test(characters[folded.positions[index] ?? 0] ?? '');
  const marks = judged.flatMap((one) => one.marks);
  const passages = unreadPassages(
    text,
    marks,
    verdicts.map(({ mark }) => mark),
    isCapital,
  );
  const open = verdicts.filter(({ verdict }) => verdict === 'open').map(({ mark }) => mark);
  const unread = [...passages, ...open].toSorted((a, b) => a.start - b.start);
  return {
    asked: wishesOf('asked'),
    refused: wishesOf('refused'),
    places: decided('asked').flatMap((mark) => (mark.kind === 'place' ? [mark.place] : [])),
    unread: [
      ...new Set(unread.map(({ start, end }) => originalOf(preferences, folded, start, end))),
    ].slice(0, MAX_UNREAD),
  };
}

function identity(mark: Known): string | number {
  return mark.kind === 'place' ? mark.place : mark.key;
}

/** The same length, with harmless phrases blanked and comparisons replaced by negations. */
function normalizePhrases(folded: string): string {
  return folded
    .replaceAll(HARMLESS_PATTERN, (phrase) => ' '.repeat(phrase.length))
    .replaceAll(COMPARED, (_, before: string, than: string) => before + 'nor'.padEnd(than.length))
    .replaceAll(/\banything but\b/gu, 'without     ')
    .replaceAll(/\bnothing but\b/gu, 'only       ');
}

function judgeSentence(text: string, { start, end }: Span, named: NameMatcher): Judged {
  const neither = NEITHER.test(text.slice(start, end));
  const segments = splitAt(text.slice(start, end), SEGMENT_END).map((piece) => ({
    words: text.slice(start + piece.start, start + piece.end).trim(),
    marks: marksIn(text, { start: start + piece.start, end: start + piece.end }, named),
  }));
  let carried = false;
  const judged = segments.map(({ marks }, index) => {
    const { verdicts, open } = judgeSegment(text, marks, { carried, neither });
    carried =
      open && negatedListContinues(segments.slice(index + 1).map((segment) => segment.marks));
    return verdicts;
  });
  return {
    marks: segments.flatMap(({ marks }) => marks),
    verdicts: judged.flatMap((verdicts, index) =>
      BARE_NO.test(segments[index + 1]?.words ?? '') ? verdicts.map(refuse) : verdicts,
    ),
  };
}

/** `open`: a negation still applies at the end of the segment. */
function judgeSegment(
  text: string,
  marks: readonly Mark[],
  before: { carried: boolean; neither: boolean },
): { verdicts: Verdict[]; open: boolean } {
  const verdicts: Verdict[] = [];
  let refusing = before.carried;
  let soft: Span | null = null;
  let refusalEnd: number | null = null;
  let refusesBefore = false;
  for (const mark of marks) {
    const kind = mark.kind === 'or' && before.neither ? 'no' : mark.kind;
    if (mark.kind === 'wish' || mark.kind === 'place') {
      verdicts.push(verdictOn(mark, refusing, soft));
      refusalEnd = null;
      refusesBefore = false;
    } else if (kind === 'no' || kind === 'no-either-way') {
      refusing = true;
      soft = null;
      refusalEnd = mark.end;
      refusesBefore = kind === 'no-either-way';
    } else if (kind === 'soft') {
      soft = TOO.test(text.slice(mark.start, mark.end)) ? null : mark;
      refusing = false;
    } else if (kind === 'yes') {
      const partOfRefusal: boolean =
        refusalEnd !== null && adjoins(text.slice(refusalEnd, mark.start));
      refusing = refusing && partOfRefusal;
      soft = null;
      refusalEnd = partOfRefusal ? mark.end : null;
    }
  }
  if (refusesBefore && refusing) {
    return { verdicts: verdicts.map(refuse), open: verdicts.length === 0 };
  }
  return { verdicts, open: refusing };
}

/** At most two words and no 'and' between a negation and its positive word: 'don't really like'. */
function adjoins(between: string): boolean {
  const words = between.split(/\s+/u).filter((word) => word !== '');
  return words.length <= 2 && !words.some((word) => word === 'and' || word === 'und');
}

/** 'No long hikes' neither asks for hikes nor refuses them. */
function verdictOn(mark: Known, refusing: boolean, soft: Span | null): Verdict {
  if (refusing) return { mark, verdict: 'refused' };
  if (soft === null) return { mark, verdict: 'asked' };
  return { mark: { ...mark, start: soft.start }, verdict: 'open' };
}

function refuse(one: Verdict): Verdict {
  return { ...one, verdict: 'refused' };
}

/** Whether the next segments continue a negated list that ends with 'or'. */
function negatedListContinues(segments: readonly (readonly Mark[])[]): boolean {
  for (const marks of segments) {
    for (const mark of marks) {
      if (mark.kind === 'or') return true;
      if (mark.kind !== 'wish' && mark.kind !== 'place') return false;
    }
    if (marks.length === 0) return false;
  }
  return false;
}

function splitAt(text: string, separator: string): Span[] {
  const cuts = Array.from(text.matchAll(new RegExp(separator, 'gu')), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const starts = [0, ...cuts.map((cut) => cut.end)];
  return starts.map((start, index) => ({ start, end: cuts[index]?.start ?? text.length }));
}

function firstOfEach(verdicts: readonly Verdict[]): Known[] {
  const marks = verdicts.map(({ mark }) => mark);
  return marks.filter(
    (mark, index) => marks.findIndex((other) => identity(other) === identity(mark)) === index,
  );
}
