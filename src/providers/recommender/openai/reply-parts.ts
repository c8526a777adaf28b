import * as v from 'valibot';
import { plainText } from './plain-text.ts';

/** Required text, as plain text. */
export function words(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => plainText(text, max)),
    v.nonEmpty(),
  );
}

/** Optional text; empty when it is missing. */
export function optionalWords(max: number) {
  return v.fallback(words(max), '');
}

/** An optional list of at most `max` items; invalid items are left out, and what is no list. */
export function listOf<const TItem extends v.GenericSchema>(item: TItem, max: number) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
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
