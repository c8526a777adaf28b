import * as v from 'valibot';

/** An id that is an address: it stands behind /trips/. */
export const tripIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));
