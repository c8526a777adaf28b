import * as v from 'valibot';
import { isoDaySchema } from '../days/day.ts';
import { enteredTextSchema } from '../entered-text.ts';
import { languageSchema } from '../language/language-schema.ts';
import { latLngSchema } from '../place/location.ts';
import { MOST_STOPS, staySchema } from '../stops/stays.ts';
import { childrenSchema } from './children.ts';
import { TRAVELERS, travelersSchema } from './travelers.ts';
import { tripIdSchema } from './trip-id.ts';

const dayOrNone = v.union([v.literal(''), isoDaySchema]);

/** The part of a destination that may be stored. */
const placeSchema = v.object({
  point: latLngSchema,
  chosenName: v.nullable(
    v.object({ name: v.string(), place: v.string(), language: languageSchema }),
  ),
});

const stopSchema = v.object({ place: placeSchema, stay: staySchema });

/** The stops before and after the one that is edited, whose place is the form's own. */
const stopsSchema = v.pipe(
  v.object({ before: v.array(stopSchema), current: staySchema, after: v.array(stopSchema) }),
  v.check(({ before, after }) => {
    const count = before.length + 1 + after.length;
    return count >= 2 && count <= MOST_STOPS;
  }, `2 to ${MOST_STOPS} stops`),
);

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
  /** Null without a destination. */
  place: v.nullable(placeSchema),
  /** Absent on a trip of one stop, and in older forms. */
  stops: v.exactOptional(stopsSchema),
  /** Id of the saved trip whose list is taken along. */
  base: v.optional(tripIdSchema),
});

export type RememberedForm = v.InferOutput<typeof rememberedFormSchema>;

/** Each part that is wrong is as in an empty form: it costs none of the others. */
const storedFormSchema = v.object({
  ...rememberedFormSchema.entries,
  draft: v.object({
    startDate: v.fallback(dayOrNone, ''),
    endDate: v.fallback(dayOrNone, ''),
    travelers: v.fallback(travelersSchema, TRAVELERS.initial),
    preferences: v.fallback(enteredTextSchema, ''),
    children: childrenSchema,
  }),
  typedDates: v.fallback(rememberedFormSchema.entries.typedDates, {
    startDate: null,
    endDate: null,
  }),
  place: v.fallback(rememberedFormSchema.entries.place, null),
  base: v.fallback(rememberedFormSchema.entries.base, undefined),
});

/** The form that a text holds; null where it holds none. Without its stops where they cannot be read. */
export function parseRememberedForm(text: string | null): RememberedForm | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text);
  if (!read.success) return null;
  const { stops: _, ...others } = read.output;
  const whole = v.safeParse(storedFormSchema, read.output);
  if (whole.success) return whole.output;
  const withoutStops = v.safeParse(storedFormSchema, others);
  return withoutStops.success ? withoutStops.output : null;
}

/** Whether nothing was entered; the number of travellers alone is nothing to keep. */
export function isBlankForm({ draft, typedDates, place, stops, base }: RememberedForm): boolean {
  const texts = [draft.startDate, draft.endDate, draft.preferences];
  const typed = [typedDates.startDate ?? '', typedDates.endDate ?? ''];
  const isEmpty = [...texts, ...typed].every((text) => text.trim() === '');
  return place === null && stops === undefined && base === undefined && isEmpty;
}
