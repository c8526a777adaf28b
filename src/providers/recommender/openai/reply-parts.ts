import * as v from 'valibot';
import { plainText } from './plain-text.ts';

/** Text that must be there, made plain. */
export function words(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => plainText(text, max)),
    v.nonEmpty(),
  );
}

/** Text that may be missing: then it is empty. */
export function optionalWords(max: number) {
  return v.fallback(words(max), '');
}

/** A list that may be missing, at most `max` long; an item that is not one is left out. */
export function listOf<const TItem extends v.GenericSchema>(item: TItem, max: number) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries
        .flatMap((entry): v.InferOutput<TItem>[] => {
          const parsed = v.safeParse(item, entry);
          return parsed.success ? [parsed.output] : [];
        })
        .slice(0, max),
    ),
  );
}
