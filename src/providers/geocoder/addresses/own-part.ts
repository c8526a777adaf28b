import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { kindsNamed } from '../names/kind-words.ts';
import type { ReadPart } from './address-reader.ts';
import { ARTICLES, CONNECTORS } from './address-words.ts';
import type { Candidate } from './candidate.ts';
import type { Span } from './named-spans.ts';
import type { Word } from './split-address.ts';
import type { Support } from './support.ts';

/** Evidence for a candidate from the words beside it in its own part. */
export type OwnPart = {
  /** How many names of areas that it lies in. */
  supports: number;
  /** Share of the part's letters that are understood. */
  covered: number;
  /** The other words, as they were typed. */
  unknown: string;
};

/** Beside the word for airports. */
const AIRPORT_WORDS: ReadonlySet<string> = new Set([
  'international',
  'internationaler',
  'intl',
  'domestic',
]);

/** Reads 'Syracuse NY', 'Lech am Arlberg', 'Hotel Adlon Berlin'. */
export function readOwnPart(
  gazetteer: Gazetteer,
  support: Support,
  part: ReadPart,
  candidate: Candidate,
): OwnPart {
  const { words } = part;
  const { span, place } = candidate;
  const isNamed = words.map((_, at) => at >= span.from && at < span.to);
  let supports = 0;
  for (const other of part.spans.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const isFree = !isNamed.slice(other.from, other.to).includes(true);
    if (!isFree || !support.bySpan(other, other.from > span.from, place)) continue;
    supports += 1;
    isNamed.fill(true, other.from, other.to);
  }
  const kind = gazetteer.kind(place);
  const isEpithet = hasEpithet(gazetteer, part, candidate);
  const isKnown = words.map(
    ({ folded, isShort }, at) =>
      isNamed[at] === true ||
      (at < span.from ? ARTICLES : CONNECTORS).has(folded) ||
      (isShort && folded.length === 1) ||
      kindsNamed(folded)?.includes(kind) === true ||
      (kind === 'airport' && AIRPORT_WORDS.has(folded)) ||
      (isEpithet && at > span.to),
  );
  const covered = lettersOf(words.filter((_, at) => isKnown[at])) / Math.max(1, lettersOf(words));
  return { supports, covered, unknown: unknownWords(part, isKnown, isNamed) };
}

/** Whether what follows tells of the river or land of the only town of its name: 'Lech am Arlberg'. */
function hasEpithet(gazetteer: Gazetteer, { words, spans }: ReadPart, { span, place }: Candidate) {
  const joint = words[span.to];
  const isJoined = joint !== undefined && (CONNECTORS.has(joint.folded) || joint.isShort);
  return isJoined && isOnlyOne(gazetteer, span, place) && !spans.some(({ from }) => from > span.to);
}

/** Whether no other place of its country is called so. */
function isOnlyOne({ countries }: Gazetteer, { named }: Span, place: number): boolean {
  return !named.some((one) => one.place !== place && countries[one.place] === countries[place]);
}

function lettersOf(words: readonly Word[]): number {
  return words.reduce((sum, { folded }) => sum + folded.length, 0);
}

/** The runs of unknown words, with what joins them: 'Haus am See' of 'Haus am See Berlin'. */
function unknownWords(
  { words, text, role, said }: ReadPart,
  isKnown: readonly boolean[],
  isNamed: readonly boolean[],
): string {
  // 'Hotel Berlin' is not only Berlin.
  if (role === 'lodging' && isKnown.every(Boolean)) return said;
  const runs: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (isNamed[at] === true) runs.push([]);
    else if (isKnown[at] !== true || runs.at(-1)?.length !== 0) runs.at(-1)?.push(word);
  }
  return runs
    .map((run) => textOf(text, withoutJoints(run)))
    .filter(Boolean)
    .join(' ');
}

function withoutJoints(run: readonly Word[]): readonly Word[] {
  return run.slice(0, run.findLastIndex(({ folded }) => !CONNECTORS.has(folded)) + 1);
}

function textOf(text: string, run: readonly Word[]): string {
  const [first, last] = [run[0], run.at(-1)];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}
