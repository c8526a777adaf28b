import type { EditedList, ListLine } from '#src/domain/list/apply-edits.ts';

export type ComparedLists = {
  /** Lines of one list only, in its order. */
  onlyFirst: ListLine[];
  onlySecond: ListLine[];
  /** Lines of both lists, as the first list has them. */
  both: ListLine[];
};

/**
 * Compares two lists. Lines are the same when they have the same job or the same name, in whichever part
 * of the list they stand. Lines that were set aside are not on the list.
 */
export function compareLists(first: EditedList, second: EditedList): ComparedLists {
  const [mine, theirs] = [linesIn(first), linesIn(second)];
  const [inMine, inTheirs] = [isAmong(mine), isAmong(theirs)];
  return {
    onlyFirst: mine.filter((line) => !inTheirs(line)),
    onlySecond: theirs.filter((line) => !inMine(line)),
    both: mine.filter(inTheirs),
  };
}

function linesIn({ categories }: EditedList): ListLine[] {
  return categories.flatMap(({ products }) => products);
}

function isAmong(lines: readonly ListLine[]): (line: ListLine) => boolean {
  const keys = new Set(lines.map(({ key }) => key));
  const names = new Set(lines.map(nameKey));
  return (line) => keys.has(line.key) || names.has(nameKey(line));
}

function nameKey({ name }: ListLine): string {
  return name.trim().toLowerCase();
}
