import * as v from 'valibot';

/** The languages of the interface, in the order the language selector offers them. */
export const LANGUAGES = ['en', 'de'] as const;

export const languageSchema = v.picklist(LANGUAGES);

export type Language = v.InferOutput<typeof languageSchema>;

export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * The interface language for a list of browser language tags, by their prefix: the first tag that
 * begins with `de` or `en` decides, else the default.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const parsed = v.safeParse(languageSchema, tag.slice(0, 2).toLowerCase());
    if (parsed.success) return parsed.output;
  }
  return DEFAULT_LANGUAGE;
}
