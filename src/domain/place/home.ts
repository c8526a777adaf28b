import * as v from 'valibot';
import { languageSchema } from '../language/language-schema.ts';
import { latLngSchema } from './location.ts';

const LONGEST_NAME = 200;

export const homeSchema = v.object({
  ...latLngSchema.entries,
  place: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME)),
  /** Language of the name. */
  language: languageSchema,
});

/** Where the traveller lives, a setting of this device: no trip and no shared link holds it. */
export type Home = v.InferOutput<typeof homeSchema>;

/** The home that a text holds; null where it is missing or invalid. */
export function parseHome(text: string | null): Home | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), homeSchema), text);
  return parsed.success ? parsed.output : null;
}
