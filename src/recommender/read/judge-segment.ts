import { isWeather } from './lexicon/lexicon-ids.ts';
import { wordsOfCue } from './lexicon/lexicon-table.ts';
import type { Span, Token } from './lexicon/tokens.ts';
import type { KnownMark, Mark, Verdict } from './mark.ts';
import type { Segment } from './sentences.ts';

/** The meaning of the sentence's earlier segments for the next one. */
export type Before = {
  /** Their negation still holds, as for 'climbing' in 'no hiking, climbing or camping'. */
  carried: boolean;
  /** A negation held at the end of the previous segment. */
  refused: boolean;
  /** The sentence begins with 'neither'. */
  neither: boolean;
};

/** The state after the marks of a segment that were read so far. */
type State = {
  verdicts: Verdict[];
  /** A negation holds. */
  refusing: boolean;
  /** Index of the first verdict after the negation began. */
  since: number;
  /** The negation is 'except' or 'without': a second one cancels it, 'ohne Sauna geht es nicht'. */
  excepts: boolean;
  /** Where the negation ends, if it also negates a positive word right after it: 'don't like'. */
  refusalEnd: number | null;
  /** The negation refuses what precedes it if nothing follows: 'museums are not for me'. */
  refusesBefore: boolean;
  /** The negation cancels the refusals before it if nothing follows: 'nicht auf Strand verzichten'. */
  takesBack: boolean;
  /** The words that negate only a quality: 'no long' in 'no long hikes'. */
  soft: Span | null;
  /** What follows is about one of the group: 'one of us does not ski'. */
  ofOne: boolean;
  /** A comparison has begun: after 'rather X', 'than Y' refuses Y; after 'prefer X', 'over Y' does. */
  compares: 'rather' | 'prefer' | null;
};

/** At most this many words stand between a negation and its positive word: 'don't really like'. */
const ADJOINING = 2;

/** The verdicts on what a segment names; `open` where a negation still holds at its end. */
export function judgeSegment(
  segment: Segment,
  before: Before,
): { verdicts: Verdict[]; open: boolean } {
  const { marks, tokens } = segment;
  const state: State = {
    verdicts: [],
    refusing: before.carried,
    since: 0,
    excepts: false,
    refusalEnd: null,
    refusesBefore: false,
    takesBack: false,
    soft: null,
    ofOne: false,
    compares: null,
  };
  for (const [index, mark] of marks.entries()) {
    if (mark.kind === 'wish' || mark.kind === 'place' || mark.kind === 'aside') {
      judge(state, mark);
    } else if (isNegation(mark, before)) {
      negate(state, mark, tokens, before);
    } else {
      turn(state, mark, marks.slice(index + 1), tokens);
    }
  }
  return ended(state);
}

function ended({ verdicts, refusing, refusesBefore, takesBack, since }: State) {
  if (takesBack) {
    const mended = verdicts.map((one, index) => (index < since ? one : asked(one)));
    return { verdicts: mended, open: false };
  }
  if (refusesBefore && refusing) {
    return { verdicts: verdicts.map(refused), open: verdicts.length === 0 };
  }
  return { verdicts, open: refusing };
}

function judge(state: State, mark: KnownMark): void {
  if (state.ofOne && mark.kind === 'wish') return;
  state.verdicts.push(verdictOn(mark, state));
  state.refusalEnd = null;
  state.refusesBefore = false;
  state.takesBack = false;
}

/** Open where only a quality is negated: 'no long hikes' neither asks for hikes nor refuses them. */
function verdictOn(mark: KnownMark, { refusing, soft }: State): Verdict {
  if (refusing) return { mark, verdict: 'refused' };
  if (soft === null || mark.kind === 'aside') return { mark, verdict: 'asked' };
  return { mark: { ...mark, start: soft.start }, verdict: 'open' };
}

function isNegation({ kind }: Mark, { neither }: Before): boolean {
  if (kind === 'or') return neither;
  return (
    kind === 'no' ||
    kind === 'without' ||
    kind === 'except' ||
    kind === 'avoid' ||
    kind === 'avoid-either-way' ||
    kind === 'no-either-way'
  );
}

function negate(state: State, mark: Mark, tokens: readonly Token[], before: Before): void {
  const namedSince = state.verdicts.length > state.since;
  const isVerb = mark.kind === 'avoid' || mark.kind === 'avoid-either-way';
  // A second negation cancels the first: 'not without my bike', 'no museums except galleries'.
  const turnsRound =
    mark.kind === 'except'
      ? state.refusing || before.refused
      : state.refusing && !namedSince && (isVerb || mark.kind === 'without');
  state.soft = null;
  const meansTheException = state.excepts && mark.kind === 'no-either-way';
  state.takesBack = namedSince && (meansTheException || (isVerb && state.refusing));
  if (state.takesBack) return;
  state.refusing = !turnsRound;
  state.excepts = mark.kind === 'except' || mark.kind === 'without';
  state.since = state.verdicts.length;
  state.refusalEnd = turnsRound ? null : mark.end;
  state.refusesBefore = !turnsRound && mayRefuseBefore(state, mark, tokens);
}

/** Whether a negation may refuse what precedes it: 'museums no', but not 'museums and no crowds'. */
function mayRefuseBefore({ verdicts }: State, mark: Mark, tokens: readonly Token[]): boolean {
  const isLast = mark.end === tokens.at(-1)?.end;
  const bothWays =
    mark.kind === 'no-either-way' ||
    mark.kind === 'avoid-either-way' ||
    (mark.kind === 'no' && isLast);
  const last = verdicts.at(-1)?.mark.end ?? mark.start;
  return (
    bothWays && !wordsBetween(tokens, last, mark.start).some((word) => wordsOfCue('and').has(word))
  );
}

function turn(
  state: State,
  mark: Mark,
  following: readonly Mark[],
  tokens: readonly Token[],
): void {
  if (mark.kind === 'soft' || mark.kind === 'soft-too') {
    state.soft = mark.kind === 'soft' ? mark : null;
    state.refusing = false;
  } else if (isWeather(mark.kind)) {
    if (!describes(mark, following)) settle(state);
  } else if (mark.kind === 'some-of-us') {
    state.ofOne = true;
  } else if (mark.kind === 'yes') {
    affirm(state, mark, tokens);
  } else if (mark.kind === 'than' && state.compares === 'rather') {
    refuseNext(state, mark);
  } else if (
    mark.kind === 'over' &&
    state.compares === 'prefer' &&
    isBeforeKnown(mark, following)
  ) {
    refuseNext(state, mark);
  }
  if (mark.kind === 'rather' || mark.kind === 'prefer') state.compares = mark.kind;
}

/** Whether a word for weather describes what follows: 'cold' in 'no cold showers', not 'hot' in 'not too hot'. */
function describes(mark: Mark, following: readonly Mark[]): boolean {
  return mark.kind === 'weather' && isBeforeKnown(mark, following);
}

function isBeforeKnown({ end }: Span, following: readonly Mark[]): boolean {
  return following.some(
    (next) => (next.kind === 'wish' || next.kind === 'place') && next.start === end + 1,
  );
}

/** Ends a negation that is about the weather. */
function settle(state: State): void {
  state.refusing = false;
  state.refusesBefore = false;
  state.refusalEnd = null;
  state.soft = null;
}

function affirm(state: State, mark: Mark, tokens: readonly Token[]): void {
  state.ofOne = false;
  const isPart =
    state.refusalEnd !== null && adjoins(wordsBetween(tokens, state.refusalEnd, mark.start));
  state.refusing = state.refusing && isPart;
  state.soft = null;
  state.refusalEnd = isPart ? mark.end : null;
}

function refuseNext(state: State, mark: Mark): void {
  state.refusing = true;
  state.since = state.verdicts.length;
  state.refusesBefore = false;
  state.refusalEnd = mark.end;
  state.compares = null;
}

function adjoins(words: readonly string[]): boolean {
  return words.length <= ADJOINING && !words.some((word) => wordsOfCue('and').has(word));
}

function wordsBetween(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens.filter(({ start, end }) => start >= from && end <= to).map(({ text }) => text);
}

function asked(one: Verdict): Verdict {
  return { ...one, verdict: 'asked' };
}

function refused(one: Verdict): Verdict {
  return { ...one, verdict: 'refused' };
}
