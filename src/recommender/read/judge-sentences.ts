import { judgeSegment } from './judge-segment.ts';
import type { KnownMark, Mark, Verdict } from './mark.ts';
import type { Segment, Sentence } from './sentences.ts';

/**
 * Decides what is asked for and what is refused. A negation holds up to the next comma, 'but' or positive word.
 * In a list whose last item is joined by 'or' it holds to the end of the list. If nothing follows, it
 * refuses what precedes it ('museums are not for me'). A second negation cancels it ('not without my bike').
 */
export function judgeSentences(sentences: readonly Sentence[]): Verdict[] {
  const all: Verdict[][] = [];
  let before: Sentence | null = null;
  for (const sentence of sentences) {
    const [first] = sentence.segments;
    // The answer refuses what the question names: 'Museums? No thanks.'
    if (before?.isQuestion === true && first !== undefined && isBareNo(first)) {
      all.push((all.pop() ?? []).map(refuse));
    }
    all.push(...judgeSentence(sentence.segments));
    before = sentence;
  }
  return all.flat();
}

function judgeSentence(segments: readonly Segment[]): Verdict[][] {
  const neither = segments.some(({ marks }) => marks.some(({ kind }) => kind === 'neither'));
  let before = { carried: false, refused: false };
  let underHeading = false;
  const judged = segments.map((segment, index) => {
    const { verdicts, open } = judgeSegment(segment, { ...before, neither });
    const goesOn = negatedListContinues(segments.slice(index + 1).map(({ marks }) => marks));
    // A negation before a colon holds for the list behind it: 'Not interested in: museums, nightlife'.
    underHeading = open && (underHeading || (segment.isHeading && verdicts.length === 0));
    before = { carried: open && (goesOn || underHeading), refused: open };
    return verdicts;
  });
  return withoutThoseAtHome(segments, judged).map((verdicts, index) => {
    const next = segments[index + 1];
    return next !== undefined && isBareNo(next) ? verdicts.map(refuse) : verdicts;
  });
}

/** Refuses those who stay at home: 'the kids stay at home', also 'two kids, 4 and 7, stay at home'. */
function withoutThoseAtHome(
  segments: readonly Segment[],
  judged: readonly Verdict[][],
): readonly Verdict[][] {
  const at = segments.findIndex(({ marks }) => marks.some(({ kind }) => kind === 'at-home'));
  if (at === -1) return judged;
  const from = judged[at]?.some(({ mark }) => isCompany(mark)) === true ? at : 0;
  return judged.map((verdicts, index) =>
    index < from || index > at
      ? verdicts
      : verdicts.map((one) => (isCompany(one.mark) ? refuse(one) : one)),
  );
}

function isCompany(mark: KnownMark): boolean {
  if (mark.kind === 'aside') return mark.of === 'people' || mark.id === 'small-children';
  return mark.kind === 'wish' && (mark.key === 'Family outings' || mark.key === 'dog');
}

/** A segment that only refuses the one before it: 'museums: no'. */
function isBareNo({ tokens, marks }: Segment): boolean {
  const bare = marks.find(({ kind }) => kind === 'bare-no');
  const last = tokens.at(-1);
  if (bare === undefined || last === undefined || bare.end !== last.end) return false;
  const polite = marks.filter(({ kind }) => kind === 'yes' || kind === 'rather');
  return tokens.every(
    ({ start, end }) =>
      start >= bare.start || polite.some((mark) => mark.start <= start && mark.end >= end),
  );
}

function refuse(one: Verdict): Verdict {
  return { ...one, verdict: 'refused' };
}

/** Whether the next segments continue a negated list that ends with 'or'. */
function negatedListContinues(segments: readonly (readonly Mark[])[]): boolean {
  for (const marks of segments) {
    for (const mark of marks) {
      if (mark.kind === 'or') return true;
      if (mark.kind !== 'wish' && mark.kind !== 'place' && mark.kind !== 'aside') return false;
    }
    if (marks.length === 0) return false;
  }
  return false;
}
