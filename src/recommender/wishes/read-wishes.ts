import { ACTIVITY_NAMES } from '../activity-names.ts';
import type { ActivityName } from '../activity-names.ts';
import { ACTIVITY_STEMS } from './activity-stems.ts';
import { foldText, originalOf } from './fold-text.ts';
import {
  HARMLESS,
  LIST_OR,
  NEGATIVE,
  NEGATIVE_BOTH_WAYS,
  POSITIVE,
  SEGMENT_END,
  SENTENCE_END,
  SOFT,
} from './negation-cues.ts';

/** An activity in the traveller's text, with the original word that names it. */
export type Wish = { activity: ActivityName; word: string };

/** Asked for and refused activities, each once, in the order of the text. */
export type Wishes = { asked: Wish[]; refused: Wish[] };

type Mark =
  | { kind: 'activity'; start: number; end: number; activity: ActivityName }
  | { kind: 'no' | 'no-either-way' | 'yes' | 'or' | 'soft'; start: number; end: number };

type Verdict = { mark: Extract<Mark, { kind: 'activity' }>; verdict: 'asked' | 'refused' | 'open' };

const STEMS = ACTIVITY_NAMES.map((activity) => ({
  activity,
  pattern: wholeWords(ACTIVITY_STEMS[activity]),
}));
const CUES = [
  { kind: 'soft', pattern: wholeWords([SOFT]) },
  { kind: 'no', pattern: wholeWords(NEGATIVE) },
  { kind: 'no-either-way', pattern: wholeWords(NEGATIVE_BOTH_WAYS) },
  { kind: 'yes', pattern: wholeWords(POSITIVE) },
  { kind: 'or', pattern: wholeWords([LIST_OR]) },
] as const;
const HARMLESS_PATTERN = wholeWords(HARMLESS);
const COMPARED = /(\b(?:lieber|rather)\b[^,.;!?]*?)\b(als|than)\b/gu;
/** A segment that only refuses the one before it: 'museums: no'. */
const BARE_NO =
  /^(?:lieber |eher |bitte |rather )?(?:no|nein|not|nicht)(?: thanks?| thank you| danke| for me)?$/u;
const NEITHER = /\b(?:weder|neither)\b/u;

/**
 * Finds activities and negations in English or German text. A negation applies up to the next comma,
 * 'but' or positive word; to a whole list whose last item is joined by 'or'; and to what precedes it
 * if nothing follows ('museums are not for me'). The last mention of an activity counts.
 */
export function readWishes(preferences: string): Wishes {
  const folded = foldText(preferences);
  const text = normalizePhrases(folded.text);
  const verdicts = splitAt(text, SENTENCE_END).flatMap((sentence) =>
    judgeSentence(text, sentence.start, sentence.end),
  );
  const last = new Map<ActivityName, 'asked' | 'refused'>();
  for (const { mark, verdict } of verdicts) {
    if (verdict !== 'open') last.set(mark.activity, verdict);
  }
  const collect = (wanted: 'asked' | 'refused') =>
    firstPerActivity(
      verdicts.filter((one) => one.verdict === wanted && last.get(one.mark.activity) === wanted),
    ).map(({ mark }) => ({
      activity: mark.activity,
      word: originalOf(preferences, folded, mark.start, mark.end),
    }));
  return { asked: collect('asked'), refused: collect('refused') };
}

/** The same length, with harmless phrases blanked and comparisons replaced by negations. */
function normalizePhrases(folded: string): string {
  return folded
    .replaceAll(HARMLESS_PATTERN, (phrase) => ' '.repeat(phrase.length))
    .replaceAll(COMPARED, (_, before: string, than: string) => before + 'nor'.padEnd(than.length))
    .replaceAll(/\banything but\b/gu, 'without     ')
    .replaceAll(/\bnothing but\b/gu, 'only       ');
}

function judgeSentence(text: string, start: number, end: number): Verdict[] {
  const neither = NEITHER.test(text.slice(start, end));
  const segments = splitAt(text.slice(start, end), SEGMENT_END).map((piece) => ({
    words: text.slice(start + piece.start, start + piece.end).trim(),
    marks: marksIn(text, start + piece.start, start + piece.end),
  }));
  let carried = false;
  const judged = segments.map(({ marks }, index) => {
    const { verdicts, open } = judgeSegment(text, marks, { carried, neither });
    carried =
      open && negatedListContinues(segments.slice(index + 1).map((segment) => segment.marks));
    return verdicts;
  });
  return judged.flatMap((verdicts, index) =>
    BARE_NO.test(segments[index + 1]?.words ?? '') ? verdicts.map(refuse) : verdicts,
  );
}

/** `open`: a negation still applies at the end of the segment. */
function judgeSegment(
  text: string,
  marks: readonly Mark[],
  before: { carried: boolean; neither: boolean },
): { verdicts: Verdict[]; open: boolean } {
  const verdicts: Verdict[] = [];
  let refusing = before.carried;
  let soft = false;
  let refusalEnd: number | null = null;
  let refusesBefore = false;
  for (const mark of marks) {
    const kind = mark.kind === 'or' && before.neither ? 'no' : mark.kind;
    if (mark.kind === 'activity') {
      verdicts.push({ mark, verdict: verdictFor(refusing, soft) });
      refusalEnd = null;
      refusesBefore = false;
    } else if (kind === 'no' || kind === 'no-either-way') {
      refusing = true;
      soft = false;
      refusalEnd = mark.end;
      refusesBefore = kind === 'no-either-way';
    } else if (kind === 'soft') {
      soft = true;
      refusing = false;
    } else if (kind === 'yes') {
      const partOfRefusal: boolean =
        refusalEnd !== null && adjoins(text.slice(refusalEnd, mark.start));
      refusing = refusing && partOfRefusal;
      soft = false;
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

function verdictFor(refusing: boolean, soft: boolean): Verdict['verdict'] {
  if (refusing) return 'refused';
  return soft ? 'open' : 'asked';
}

function refuse(one: Verdict): Verdict {
  return { ...one, verdict: 'refused' };
}

/** Whether the next segments continue a negated list that ends with 'or'. */
function negatedListContinues(segments: readonly (readonly Mark[])[]): boolean {
  for (const marks of segments) {
    for (const mark of marks) {
      if (mark.kind === 'or') return true;
      if (mark.kind !== 'activity') return false;
    }
    if (marks.length === 0) return false;
  }
  return false;
}

function marksIn(text: string, start: number, end: number): Mark[] {
  const segment = text.slice(start, end);
  if (segment.trim() === '') return [];
  const activities = STEMS.flatMap(({ activity, pattern }) =>
    matchesIn(segment, pattern, start).map(({ start: from, end: to }) => ({
      kind: 'activity' as const,
      activity,
      start: from,
      end: to,
    })),
  ).filter((mark, _, all) => !all.some((other) => contains(other, mark)));
  const cues = CUES.flatMap(({ kind, pattern }) =>
    matchesIn(segment, pattern, start).map(({ start: from, end: to }) => ({
      kind,
      start: from,
      end: to,
    })),
  ).filter(
    (mark, _, all) =>
      !all.some((other) => contains(other, mark)) &&
      !activities.some((activity) => contains(activity, mark)),
  );
  return [...activities, ...cues].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

type Span = { start: number; end: number };

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

function splitAt(text: string, separator: string): Span[] {
  const cuts = Array.from(text.matchAll(new RegExp(separator, 'gu')), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const starts = [0, ...cuts.map((cut) => cut.end)];
  return starts.map((start, index) => ({ start, end: cuts[index]?.start ?? text.length }));
}

function firstPerActivity(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts.filter(
    ({ mark }, index) =>
      verdicts.findIndex((other) => other.mark.activity === mark.activity) === index,
  );
}

/** Whole words; an apostrophe is part of a word. */
function wholeWords(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w'])(?:${patterns.join('|')})(?![\\w'])`, 'gu');
}
