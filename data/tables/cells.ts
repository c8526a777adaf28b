import * as v from 'valibot';

/** A number as text. */
export const numberCell = v.pipe(v.string(), v.toNumber('no number'), v.finite('no number'));

/** A text that may be empty. */
export const optionalText = v.optional(v.string(), '');

/** So many numbers with blanks between them. */
export const numbersCell = (count: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/\s+/u)),
    v.array(numberCell),
    v.length(count, `not ${count} numbers`),
  );

/** Texts with a sign between them; none for an empty cell. */
export const listCell = (sign: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(sign).filter(Boolean)),
    ),
    '',
  );
