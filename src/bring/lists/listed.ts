import type { ListPart } from '#src/domain/trip/recommendation.ts';
import type { ListProblem } from './list-problem.ts';

export type ListedLine = {
  name: string;
  quantity: number;
  /** Grams for one piece; null when unknown. */
  weightGrams: number | null;
  /** Empty without one. */
  note: string;
  /** Absent where the form has no ticks. */
  packed?: boolean;
};

export type ListedGroup = {
  /** Empty for lines without a heading. */
  name: string;
  /** Absent where the form does not tell. */
  part?: ListPart;
  lines: ListedLine[];
};

/**
 * Why lines are no lines of the list: longer than one, more than a list has, a formula, a sentence or a
 * message of the app it comes from, a sum, or none of it is wanted.
 */
const REASONS = ['long', 'over', 'formula', 'prose', 'sum', 'none'] as const;

type Reason = (typeof REASONS)[number];

export type LeftOut = { why: Reason; count: number };

export type ReadList = {
  groups: ListedGroup[];
  leftOut: LeftOut[];
  /** Why nothing could be read. */
  problem: ListProblem | null;
};

/** Collects lines under their headings, in the order of the text, and counts what is left out. */
export function createCollector(most: number) {
  const groups = new Map<string, ListedGroup>();
  const counts = new Map<Reason, number>();
  let lines = 0;
  const leaveOut = (why: Reason, count = 1) => {
    if (count > 0) counts.set(why, (counts.get(why) ?? 0) + count);
  };
  return {
    leaveOut,
    add: (line: ListedLine, { name, part }: Pick<ListedGroup, 'name' | 'part'>) => {
      if (line.name === '') return;
      if (lines === most) {
        leaveOut('over');
        return;
      }
      lines += 1;
      const key = `${part ?? ''} ${name.toLowerCase()}`;
      const group = groups.get(key) ?? { name, ...(part === undefined ? {} : { part }), lines: [] };
      group.lines.push(line);
      groups.set(key, group);
    },
    done: (): ReadList => ({
      groups: [...groups.values()],
      leftOut: REASONS.flatMap((why) => {
        const count = counts.get(why) ?? 0;
        return count === 0 ? [] : [{ why, count }];
      }),
      problem: null,
    }),
  };
}

export type Collector = ReturnType<typeof createCollector>;
