import { agesIn } from './ages.ts';
import type { Aged } from './ages.ts';
import type { Token } from '../lexicon/tokens.ts';
import { overlaps } from '../mark.ts';
import type { Verdict } from '../mark.ts';
import { peopleWords } from './people-words.ts';
import type { PeopleWords } from './people-words.ts';
import type { Children } from '../reading.ts';

/** Children or teenagers whom one word of the text names, or only their ages. */
type Group = {
  /** Index of the word that names them, or of the first that says their ages. */
  at: number;
  /** Null where the text says 'the children'. */
  count: number | null;
  ages: readonly number[];
  isBaby: boolean;
  isTeen: boolean;
};

const NONE: Children = { count: 0, babies: 0, ages: [], teens: false };
const PARENTS = 2;
const TEEN = 13;
/** At most this many words before 'kids' tell how many and how small: 'two very small kids'. */
const WORDS_BEFORE = 4;
const ONE_CHILD = ['child', 'baby', 'toddler'] as const;
const MANY_CHILDREN = ['children', 'babies', 'toddlers', 'boys'] as const;

/**
 * The children among the travellers, by the words of the text and the verdicts on them. Without a number
 * all travellers but two are children. Those who are visited, refused or grown-up are not counted, nor is
 * a school class, unless it is one of a primary school.
 */
export function childrenIn(
  tokens: readonly Token[],
  verdicts: readonly Verdict[],
  travelers: number,
): Children {
  const words = peopleWords(tokens);
  const comes = comesAlong(tokens, verdicts);
  if (tokens.some((_, index) => words.idsAt(index).has('none'))) return NONE;
  const groups = groupsIn(words).filter(({ at }) => comes(at));
  const ages = groups.flatMap((group) => group.ages);
  const count = countOf(groups, familySize(words, comes), travelers);
  const babies = groups.reduce((sum, group) => sum + babiesOf(group), 0);
  return {
    count,
    babies: Math.min(count, babies),
    ages,
    teens: groups.some(({ isTeen }) => isTeen) || ages.some((age) => age >= TEEN),
  };
}

function babiesOf({ isBaby, count, ages }: Group): number {
  const young = ages.filter((age) => age < 1).length;
  return isBaby ? Math.max(count ?? 2, young) : young;
}

function countOf(
  groups: readonly Group[],
  family: number | 'some' | null,
  travelers: number,
): number {
  const most = Math.max(1, travelers - 1);
  const others = Math.max(1, travelers - PARENTS);
  const younger = groups.filter(({ isTeen }) => !isTeen);
  const known = younger.map(({ count, ages }) => {
    if (count === null && ages.length === 0) return null;
    return Math.max(0, (count ?? ages.length) - ages.filter((age) => age >= TEEN).length);
  });
  const sum = known.reduce<number>((total, count) => total + (count ?? 0), 0);
  if (known.includes(null)) return Math.min(most, Math.max(sum + 1, others));
  if (groups.length > 0 || family === null) return Math.min(most, sum);
  return Math.min(most, family === 'some' ? others : Math.max(0, family - PARENTS));
}

/** 5 for 'a family of five', 'some' for 'family' or a primary school class; null where there is no family. */
function familySize(
  { tokens, idsAt, numberAt, numberIn }: PeopleWords,
  comes: (at: number) => boolean,
): number | 'some' | null {
  let size: number | 'some' | null = null;
  for (const index of tokens.keys()) {
    const ids = idsAt(index);
    if (!comes(index)) continue;
    if (ids.has('family') || ids.has('pupils')) size ??= 'some';
    const said = ids.has('family-of') ? numberAt(index + 1) : null;
    const before = ids.has('family-size')
      ? (numberAt(index - 1) ?? numberIn(tokens[index]?.text ?? ''))
      : null;
    size = said ?? before ?? size;
  }
  return size;
}

function groupsIn(words: PeopleWords): Group[] {
  const heads = [...words.tokens.keys()].filter((at) => isHead(words.idsAt(at)));
  const aged = agesIn(words, heads);
  const nobody = aged.filter(({ head }) => head === null);
  const groups = [
    ...heads.flatMap(
      (at) =>
        groupAt(
          words,
          at,
          aged.filter(({ head }) => head === at),
        ) ?? [],
    ),
    ...nobody.map(({ from, ages, count }) => ({
      at: from,
      count,
      ages,
      isBaby: false,
      isTeen: false,
    })),
  ];
  return groups.toSorted((a, b) => a.at - b.at);
}

function isHead(ids: ReadonlySet<string>): boolean {
  return [...ONE_CHILD, ...MANY_CHILDREN, 'twins', 'triplets', 'teens'].some((id) => ids.has(id));
}

function groupAt(words: PeopleWords, at: number, aged: readonly Aged[]): Group | null {
  const ids = words.idsAt(at);
  const ages = aged.flatMap((one) => one.ages);
  const before = beforeOf(words, at, aged);
  if (before.isGrownUp) return null;
  const many = MANY_CHILDREN.some((id) => ids.has(id));
  const isOne = ONE_CHILD.some((id) => ids.has(id)) && (!many || before.isOnlyOne);
  const isNamed = before.isOne || before.number !== null || ages.length > 0;
  if (isOne && ids.has('child') && !isNamed) return null;
  if (ids.has('boys') && !isNamed && !before.isSmall) return null;
  const fixed = ids.has('twins') || before.isTwins ? 2 : ids.has('triplets') ? 3 : null;
  const said = before.number ?? fixed ?? (isOne ? Math.max(1, ages.length) : null);
  return {
    at,
    count: said,
    ages,
    isBaby: ids.has('baby') || ids.has('babies'),
    isTeen: ids.has('teens'),
  };
}

type BeforeHead = {
  number: number | null;
  isOne: boolean;
  isOnlyOne: boolean;
  isSmall: boolean;
  isGrownUp: boolean;
  isTwins: boolean;
};

/** The words right before the children: how many, how small, grown up, twins. */
function beforeOf(words: PeopleWords, at: number, aged: readonly Aged[]): BeforeHead {
  const before: BeforeHead = {
    number: null,
    isOne: false,
    isOnlyOne: false,
    isSmall: false,
    isGrownUp: false,
    isTwins: false,
  };
  for (let index = at - 1; index >= at - WORDS_BEFORE; index -= 1) {
    if (words.tokens[index + 1]?.joined !== true) break;
    const ids = words.idsAt(index);
    if (aged.some(({ from, to }) => from <= index && index < to)) continue;
    const number = ids.has('only-one') ? null : words.numberAt(index);
    before.isSmall ||= ids.has('small');
    before.isGrownUp ||= ids.has('grown-up');
    before.isTwins ||= ids.has('twins');
    before.isOnlyOne ||= ids.has('only-one');
    before.isOne ||= ids.has('one');
    before.number ??= number;
    if (before.isOne || number !== null) break;
    if (index < at - 1 && !ids.has('small') && !ids.has('twins')) break;
  }
  return before;
}

/** Tests whether the person at a word comes along: whoever is refused or visited does not. */
export function comesAlong(
  tokens: readonly Token[],
  verdicts: readonly Verdict[],
): (index: number) => boolean {
  const away = verdicts.filter(
    ({ mark, verdict }) =>
      (mark.kind === 'wish' && (mark.key === 'visits' || mark.key === 'roots')) ||
      (mark.kind === 'aside' && mark.of === 'people' && verdict === 'refused'),
  );
  return (index) => {
    const token = tokens[index];
    return token !== undefined && !away.some(({ mark }) => overlaps(mark, token));
  };
}
