import * as v from 'valibot';
import { isoDaySchema } from '#src/domain/days/day.ts';
import { enteredTextSchema } from '#src/domain/entered-text.ts';
import { languageSchema } from '#src/domain/language-schema.ts';
import { latLngSchema } from '#src/domain/location.ts';
import { travelersSchema } from '#src/domain/travelers.ts';
import { INITIAL_STATE } from './planner-state.ts';
import type { PlannerState } from './planner-state.ts';

const dayOrNone = v.union([v.literal(''), isoDaySchema]);

const rememberedSchema = v.object({
  draft: v.object({
    startDate: dayOrNone,
    endDate: dayOrNone,
    travelers: travelersSchema,
    preferences: enteredTextSchema,
  }),
  typedDates: v.object({
    startDate: v.nullable(enteredTextSchema),
    endDate: v.nullable(enteredTextSchema),
  }),
  place: v.nullable(
    v.object({
      point: latLngSchema,
      chosenName: v.nullable(
        v.object({ name: v.string(), place: v.string(), language: languageSchema }),
      ),
    }),
  ),
});

type Remembered = Pick<PlannerState, 'draft' | 'typedDates' | 'place'>;

/** Serialises the form and the storable part of the place, for a reload. */
export function rememberDraft(state: Remembered): string {
  const place = state.place.status === 'none' ? null : state.place.storable;
  return JSON.stringify({ draft: state.draft, typedDates: state.typedDates, place });
}

/** Parses what `rememberDraft` wrote; the initial state where that is missing or invalid. */
export function recallDraft(text: string | null): Remembered {
  const { draft, typedDates, place } = INITIAL_STATE;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), rememberedSchema), text);
  if (!parsed.success) return { draft, typedDates, place };
  const kept = parsed.output;
  return {
    draft: kept.draft,
    typedDates: kept.typedDates,
    place:
      kept.place === null
        ? place
        : { status: 'chosen', ...kept.place, name: { status: 'idle' }, storable: kept.place },
  };
}
