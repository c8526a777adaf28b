import * as v from 'valibot';
import { isoDaySchema } from '../days/day.ts';
import { enteredTextSchema } from '../entered-text.ts';
import { languageSchema } from '../language/language-schema.ts';
import { latLngSchema } from '../place/location.ts';
import { childrenSchema } from './children.ts';
import { travelersSchema } from './travelers.ts';
import { tripIdSchema } from './trip-id.ts';

const dayOrNone = v.union([v.literal(''), isoDaySchema]);

/** The planner's form as it is kept across reloads and in a copy of everything. */
export const rememberedFormSchema = v.object({
  draft: v.object({
    startDate: dayOrNone,
    endDate: dayOrNone,
    travelers: travelersSchema,
    preferences: enteredTextSchema,
    children: childrenSchema,
  }),
  typedDates: v.object({
    startDate: v.nullable(enteredTextSchema),
    endDate: v.nullable(enteredTextSchema),
  }),
  /** The part of the destination that may be stored; null without one. */
  place: v.nullable(
    v.object({
      point: latLngSchema,
      chosenName: v.nullable(
        v.object({ name: v.string(), place: v.string(), language: languageSchema }),
      ),
    }),
  ),
  /** Id of the saved trip whose list is taken along. */
  base: v.optional(tripIdSchema),
});

export type RememberedForm = v.InferOutput<typeof rememberedFormSchema>;

/** The form that a text holds; null where it is missing or invalid. */
export function parseRememberedForm(text: string | null): RememberedForm | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), rememberedFormSchema), text);
  return parsed.success ? parsed.output : null;
}
/** Whether nothing was entered; the number of travellers alone is nothing to keep. */
export function isBlankForm({ draft, typedDates, place, base }: RememberedForm): boolean {
  const texts = [draft.startDate, draft.endDate, draft.preferences];
  const typed = [typedDates.startDate ?? '', typedDates.endDate ?? ''];
  const isEmpty = [...texts, ...typed].every((text) => text.trim() === '');
  return place === null && base === undefined && isEmpty;
}
