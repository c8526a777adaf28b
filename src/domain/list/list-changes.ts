import type { ListPart } from '../trip/recommendation.ts';
import type { EditedList, ListLine } from './apply-edits.ts';

/** A line and the part of the list it stands in. */
export type PlacedLine = { line: ListLine; part: ListPart };

/** Two lists compared; lines that were set aside are on neither. */
export type ListChanges = {
  /** Lines that only the second has, in its order. */
  added: PlacedLine[];
  /** Lines that only the first has, in its order. */
  removed: PlacedLine[];
  /** Lines that both have in the same part, in different numbers. */
  counted: { before: ListLine; after: ListLine; part: ListPart }[];
  /** Lines that both have, in the part that the second has them in. */
  moved: PlacedLine[];
  /** Lines that both have in the same part and number, as the second has them. */
  same: ListLine[];
};

/** The differences between two lists. Lines are compared by their job, so another product for it is the same line. */
export function listChanges(before: EditedList, after: EditedList): ListChanges {
  const [first, second] = [byKey(before), byKey(after)];
  const pairs = [...first.values()].flatMap((placed) => {
    const other = second.get(placed.line.key);
    return other === undefined ? [] : [{ before: placed, after: other }];
  });
  const staying = pairs.filter((pair) => pair.before.part === pair.after.part);
  const isCounted = (pair: (typeof pairs)[number]) =>
    pair.before.line.quantity !== pair.after.line.quantity;
  return {
    added: [...second.values()].filter(({ line }) => !first.has(line.key)),
    removed: [...first.values()].filter(({ line }) => !second.has(line.key)),
    counted: staying
      .filter(isCounted)
      .map((pair) => ({ before: pair.before.line, after: pair.after.line, part: pair.after.part })),
    moved: pairs.filter((pair) => pair.before.part !== pair.after.part).map((pair) => pair.after),
    same: staying.filter((pair) => !isCounted(pair)).map((pair) => pair.after.line),
  };
}

function byKey({ categories }: EditedList): ReadonlyMap<string, PlacedLine> {
  return new Map(
    categories.flatMap(({ part, products }) =>
      products.map((line) => [line.key, { line, part }] as const),
    ),
  );
}
