import * as v from 'valibot';
import { amountSchema } from '../catalogue.ts';

const ticksSchema = v.fallback(v.array(v.string()), []);

/** The state of packing mode that is stored with the trip, beside the ticks of the list. */
export const packingStateSchema = v.object({
  /** Keys of the lines that are packed for the way home. */
  home: ticksSchema,
  /** Things to do before leaving that are done; see `beforeLeaving`. */
  done: ticksSchema,
  /** Packed lines sink to the end. */
  sink: v.fallback(v.boolean(), true),
  /** Grams that the hand luggage may weigh, as the traveller set it; null without. */
  handLimit_g: v.fallback(v.nullable(amountSchema), null),
});

export type PackingState = v.InferOutput<typeof packingStateSchema>;

export const NOTHING_DONE: PackingState = { home: [], done: [], sink: true, handLimit_g: null };
