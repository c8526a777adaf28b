import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';
import { MOST_NIGHTS, MOST_STOPS } from '../stays.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** A way that travellers call by one name, with its stops; a row of data/regions/routes.txt. */
export const longWaySchema = v.object({
  name: text,
  german: text,
  /** Search words for it; a star at the end of one stands for any ending, with = before it nothing else is typed. */
  words: v.pipe(v.array(text), v.minLength(1)),
  stops: v.pipe(
    v.array(
      v.object({
        ...latLngSchema.entries,
        /** As the gazetteer has it. */
        name: text,
        nights: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_NIGHTS)),
      }),
    ),
    v.minLength(2),
    v.maxLength(MOST_STOPS),
  ),
});

export type LongWay = v.InferOutput<typeof longWaySchema>;
