import * as v from 'valibot';
import { latLngSchema } from '../place/location.ts';
import { MOST_HOURS } from '../place/sights.ts';
import type { Language } from '../language/language.ts';
import { LANGUAGES } from '../language/language.ts';

/** Size limits in characters of a name, of a note on an idea, and of the notes of a day. */
export const LONGEST_NAME = 120;
export const LONGEST_NOTE = 300;
export const LONGEST_DAY_NOTE = 2000;

const nameSchema = v.pipe(v.string(), v.maxLength(2 * LONGEST_NAME));

/** A name by language; one's own idea has the language it was written in. */
export const namesSchema = v.object({ en: v.optional(nameSchema), de: v.optional(nameSchema) });

export const ideaKeySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * LONGEST_NAME));

/** A kept idea, complete enough to be shown where the trip no longer suggests it. */
export const keptIdeaSchema = v.object({
  /** The same in both languages and when the trip is computed again; 'own:…' for one's own. */
  key: ideaKeySchema,
  names: namesSchema,
  at: v.optional(latLngSchema),
  /** Selects the icon. */
  kind: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NAME))), null),
  /** There, without the way. Absent where unknown. */
  hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_HOURS))),
  /** Under a roof, or wet anyhow: something for a day of rain. */
  indoor: v.optional(v.boolean(), false),
  /** Kept by laying out the days, as a plan for rain: another one may take its place. */
  forRain: v.optional(v.fallback(v.boolean(), false)),
  /** The note of an own idea. */
  note: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NOTE)), ''),
  /** Name of the list it was brought with; an unreadable name never costs the idea. */
  list: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), '')),
});

export type KeptIdea = v.InferOutput<typeof keptIdeaSchema>;

const OWN = 'own:';

/** The parts of an idea that a traveller writes, and the language they are written in. */
type Written = { name: string; language: Language } & Pick<KeptIdea, 'at' | 'note' | 'list'>;

/** `id`: unique among one's own ideas. */
export function ownIdea(id: string, { at, list, ...words }: Written): KeptIdea {
  const { names, note } = fitting(words);
  return {
    ...(at === undefined ? {} : { at }),
    ...(list === undefined ? {} : { list }),
    key: `${OWN}${id}`,
    names,
    kind: null,
    indoor: false,
    note,
  };
}

/** One's own idea with another name, note or point; it stays the same idea, so also on its day. */
export function rewordIdea(idea: KeptIdea, { at, ...words }: Omit<Written, 'list'>): KeptIdea {
  const { name, names, note } = fitting(words);
  const isSameName = name === nameOf(idea.names, words.language);
  return { ...idea, names: isSameName ? idea.names : names, note, at };
}

function fitting({ name, language, note }: Omit<Written, 'at' | 'list'>) {
  const short = name.trim().slice(0, LONGEST_NAME);
  return { name: short, names: { [language]: short }, note: note.trim().slice(0, LONGEST_NOTE) };
}

export function isOwnIdea({ key }: Pick<KeptIdea, 'key'>): boolean {
  return key.startsWith(OWN);
}

/** The name in the language, else in another; empty without any. */
export function nameOf(names: KeptIdea['names'], language: Language): string {
  return names[language] ?? LANGUAGES.map((other) => names[other]).find(Boolean) ?? '';
}
