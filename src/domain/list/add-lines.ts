import { tickPacked } from '../trip/trip-own.ts';
import type { OwnChange, TripOwn } from '../trip/trip-own.ts';
import { addOwnLine, editLine, removeOwnLine } from './change-list.ts';
import type { OwnLine } from './list-edits.ts';

/** Additions to a list from one that the traveller brought. */
export type Addition = {
  own: readonly { line: OwnLine; note: string }[];
  /** How many of a line that is there already. */
  raised: readonly { key: string; quantity: number }[];
  /** Keys of lines that were set aside and are needed after all. */
  back: readonly string[];
  /** Keys of lines that are packed already. */
  packed: readonly string[];
};

/** Adds lines, raises numbers and brings lines back, as one change. */
export function addLines({ own, raised, back, packed }: Addition): OwnChange {
  return inTurn([
    ...own.map(({ line }) => addOwnLine(line)),
    ...own.filter(({ note }) => note !== '').map(({ line, note }) => editLine(line.key, { note })),
    ...raised.map(({ key, quantity }) => editLine(key, { quantity })),
    ...back.map((key) => editLine(key, { away: false })),
    ...(packed.length === 0 ? [] : [tickPacked(packed, true)]),
  ]);
}

/** Undoes `addLines`: numbers, ticks and what was set aside are as they were. */
export function takeLinesBack(addition: Addition, before: TripOwn): OwnChange {
  const { own, raised, back, packed } = addition;
  const quantityOf = (key: string) =>
    before.listEdits.lines.find((edit) => edit.key === key)?.quantity ?? null;
  const freshTicks = packed.filter((key) => !before.packed.includes(key));
  return inTurn([
    ...own.map(({ line }) => removeOwnLine(line.key)),
    ...raised.map(({ key }) => editLine(key, { quantity: quantityOf(key) })),
    ...back.map((key) => editLine(key, { away: true })),
    ...(freshTicks.length === 0 ? [] : [tickPacked(freshTicks, false)]),
  ]);
}

function inTurn(changes: readonly OwnChange[]): OwnChange {
  return (own) => changes.reduce((now, how) => how(now), own);
}
