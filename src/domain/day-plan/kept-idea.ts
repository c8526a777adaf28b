import * as v from 'valibot';
import { latLngSchema } from '../location.ts';
import type { Language } from '../language.ts';
import { LANGUAGES } from '../language.ts';

/** Letters of a name, of a note on an idea, and of the notes of a day. */
export const LONGEST_NAME = 120;
export const LONGEST_NOTE = 300;
export const LONGEST_DAY_NOTE = 2000;

const nameSchema = v.pipe(v.string(), v.maxLength(2 * LONGEST_NAME));

/** A name by language; one's own idea has the language it was written in. */
export const namesSchema = v.object({ en: v.optional(nameSchema), de: v.optional(nameSchema) });

export const ideaKeySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * LONGEST_NAME));

/** What a plan knows of an idea: enough to show it where the trip no longer suggests it. */
export const keptIdeaSchema = v.object({
  /** The same in both languages and when the trip is computed again; 'own:…' for one's own. */
  key: ideaKeySchema,
  names: namesSchema,
  at: v.optional(latLngSchema),
  /** Selects the icon. */
  kind: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NAME))), null),
  /** There, without the way. Absent where unknown. */
  hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  /** Under a roof, or wet anyhow: something for a day of rain. */
  indoor: v.optional(v.boolean(), false),
  /** Of one's own idea. */
  note: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NOTE)), ''),
});

export type KeptIdea = v.InferOutput<typeof keptIdeaSchema>;

const OWN = 'own:';
/** `id`: unique among one's own ideas. */
export function ownIdea(
  id: string,
  { name, language, ...rest }: { name: string; language: Language } & Pick<KeptIdea, 'at' | 'note'>,
): KeptIdea {
  const names = { [language]: name.trim().slice(0, LONGEST_NAME) };
  const note = rest.note.trim().slice(0, LONGEST_NOTE);
  return { ...rest, key: `${OWN}${id}`, names, kind: null, indoor: false, note };
}

export function isOwnIdea({ key }: Pick<KeptIdea, 'key'>): boolean {
  return key.startsWith(OWN);
}

/** The name in the language, else in another; empty without any. */
export function nameOf(names: KeptIdea['names'], language: Language): string {
  return names[language] ?? LANGUAGES.map((other) => names[other]).find(Boolean) ?? '';
}
