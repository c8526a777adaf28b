import * as v from 'valibot';
import { EMPTY_PLAN, dayPlanSchema } from '../day-plan/day-plan.ts';
import { NO_EDITS, listEditsSchema } from '../list/list-edits.ts';
import { NOTHING_DONE, packingStateSchema } from '../list/packing-state.ts';

/** The fields of a saved trip that are the traveller's: computing it again leaves them as they are. */
export const tripOwnEntries = {
  /** Keys of the lines that are ticked as packed. What is owned is in gear.ts, for all trips. */
  packed: v.array(v.string()),
  /** Missing in older trips. */
  listEdits: v.fallback(v.optional(listEditsSchema, NO_EDITS), NO_EDITS),
  packing: v.fallback(v.optional(packingStateSchema, NOTHING_DONE), NOTHING_DONE),
  /** Kept ideas and the days they lie on. */
  days: v.fallback(v.optional(dayPlanSchema, EMPTY_PLAN), EMPTY_PLAN),
};

export const tripOwnSchema = v.object(tripOwnEntries);

/** The part of a saved trip that the traveller made: ticks, changes of the list, packing, days. */
export type TripOwn = v.InferOutput<typeof tripOwnSchema>;

/** The traveller's part of a trip that was just saved: nothing yet. */
export const NOTHING_OWN: TripOwn = {
  packed: [],
  listEdits: NO_EDITS,
  packing: NOTHING_DONE,
  days: EMPTY_PLAN,
};

/**
 * A change of the traveller's own part of a trip. Pure and idempotent: after a failure nobody knows whether it was
 * stored, so it is applied again.
 */
export type OwnChange = (own: TripOwn) => TripOwn;

export function ownOf({ packed, listEdits, packing, days }: TripOwn): TripOwn {
  return { packed, listEdits, packing, days };
}

/** Ticks or unticks lines as packed; all other ticks stay as they are. */
export function tickPacked(keys: readonly string[], ticked: boolean): OwnChange {
  return (own) => {
    const others = own.packed.filter((key) => !keys.includes(key));
    return { ...own, packed: ticked ? [...others, ...keys] : others };
  };
}

/** The trip as it was read, with the shown objects where they are equal, so that memoised parts do not re-render. */
export function sameWhereEqual(shown: TripOwn, read: TripOwn): TripOwn {
  const pick = <Field extends keyof TripOwn>(field: Field): TripOwn[Field] =>
    JSON.stringify(shown[field]) === JSON.stringify(read[field]) ? shown[field] : read[field];
  return {
    packed: pick('packed'),
    listEdits: pick('listEdits'),
    packing: pick('packing'),
    days: pick('days'),
  };
}
