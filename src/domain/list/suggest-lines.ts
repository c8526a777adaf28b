import type { ListEdits, OwnLine } from './list-edits.ts';

/** More suggestions than this nobody looks through. */
const MOST = 8;

/**
 * Own lines of other trips, as they were renamed there, that this list has neither by key nor by
 * name: those on most trips first, then those of the newest. `others` are newest first.
 */
export function suggestLines(others: readonly ListEdits[], mine: ListEdits): OwnLine[] {
  const found = new Map<string, { line: OwnLine; trips: number }>();
  const known = new Set(namedLines(mine).map(nameKey));
  const keys = new Set(mine.own.map(({ key }) => key));
  for (const other of others) {
    for (const line of namedLines(other)) {
      if (keys.has(line.key) || known.has(nameKey(line))) continue;
      const before = found.get(nameKey(line));
      if (before === undefined) found.set(nameKey(line), { line, trips: 1 });
      else before.trips += 1;
    }
  }
  return [...found.values()]
    .toSorted((one, next) => next.trips - one.trips)
    .slice(0, MOST)
    .map(({ line }) => line);
}

function namedLines({ own, lines }: ListEdits): OwnLine[] {
  return own.map((line) => {
    const edit = lines.find(({ key }) => key === line.key);
    return { ...line, name: edit?.name ?? line.name, quantity: edit?.quantity ?? line.quantity };
  });
}

function nameKey({ name }: OwnLine): string {
  return name.trim().toLowerCase();
}
