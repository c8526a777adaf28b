import type { Equipment, ListPart } from '../trip/recommendation.ts';
import type { TripOwn } from '../trip/trip-own.ts';
import { applyEdits } from './apply-edits.ts';
import type { ListLine } from './apply-edits.ts';
import { LONGEST_NAME } from './list-edits.ts';
import type { OwnLine } from './list-edits.ts';
import { keyedCategories } from './list-lines.ts';

type List = Pick<Equipment, 'categories'>;

/**
 * The traveller's part of a trip after its list is computed again. Ticks and changes stay with the job
 * of a line. A line that is no longer computed becomes an own line where it was ticked or changed: it
 * may be in the bag.
 */
export function carryOver(before: List, own: TripOwn, after: List): TripOwn {
  const computed = new Set(
    keyedCategories(after).flatMap(({ lines }) => lines.map(({ key }) => key)),
  );
  const changed = new Set(own.listEdits.lines.map(({ key }) => key));
  const ticked = new Set([...own.packed, ...own.packing.home]);
  const kept = applyEdits(before, own.listEdits).categories.flatMap(({ part, kind, products }) =>
    products
      .filter(({ key, own: isOwn }) => !isOwn && !computed.has(key))
      .filter(({ key }) => ticked.has(key) || changed.has(key))
      .map((line) => ownLineOf(line, kind, part)),
  );
  const others = own.listEdits.own.filter(({ key }) => !computed.has(key));
  return { ...own, listEdits: { ...own.listEdits, own: [...others, ...kept] } };
}

/** Its other changes stay in the edits, by the same key. */
function ownLineOf(
  { key, unchanged, weight_g: weight }: ListLine,
  kind: OwnLine['kind'],
  part: ListPart,
): OwnLine {
  return {
    key,
    name: unchanged.name.slice(0, LONGEST_NAME) || key,
    quantity: unchanged.quantity,
    weight_g: weight,
    kind,
    part,
    toBuy: false,
  };
}
