import type { EditedList, ListLine } from './apply-edits.ts';

/** Two lists side by side; what was set aside is on neither. */
export type ListChanges = {
  /** Lines that only the second has, in its order. */
  added: ListLine[];
  /** Lines that only the first has, in its order. */
  removed: ListLine[];
  /** Lines that both have, in different numbers. */
  counted: { before: ListLine; after: ListLine }[];
  /** Lines that both have in the same number, as the second has them. */
  same: ListLine[];
};

/** What changes from one list to the other, by what a line is for: another product for it is the same line. */
export function listChanges(before: EditedList, after: EditedList): ListChanges {
  const [first, second] = [byKey(before), byKey(after)];
  const pairs = [...first.values()].flatMap((line) => {
    const other = second.get(line.key);
    return other === undefined ? [] : [{ before: line, after: other }];
  });
  return {
    added: [...second.values()].filter(({ key }) => !first.has(key)),
    removed: [...first.values()].filter(({ key }) => !second.has(key)),
    counted: pairs.filter((pair) => pair.before.quantity !== pair.after.quantity),
    same: pairs
      .filter((pair) => pair.before.quantity === pair.after.quantity)
      .map((pair) => pair.after),
  };
}

function byKey({ categories }: EditedList): ReadonlyMap<string, ListLine> {
  return new Map(
    categories.flatMap(({ products }) => products).map((line) => [line.key, line] as const),
  );
}
