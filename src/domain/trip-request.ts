import * as v from 'valibot';
import { isoDaySchema } from './days/day.ts';
import type { IsoDay } from './days/day.ts';
import { TRAVELERS, travelersSchema } from './travelers.ts';

export const tripRequestSchema = v.object({
  startDate: isoDaySchema,
  endDate: isoDaySchema,
  travelers: travelersSchema,
  preferences: v.string(),
});

/** What the form asks for. `endDate` is not before `startDate`; both are days, not instants. */
export type TripRequest = v.InferOutput<typeof tripRequestSchema>;

/** The form before it is complete: a missing date is an empty string, as the form starts. */
export type TripDraft = {
  startDate: IsoDay;
  endDate: IsoDay;
  travelers: number;
  preferences: string;
};

export const EMPTY_DRAFT: TripDraft = {
  startDate: '',
  endDate: '',
  travelers: TRAVELERS.initial,
  preferences: '',
};

export type DateProblem = 'start-before-today' | 'end-before-start' | 'end-before-today';

/** The earliest end date that may be chosen: the start date, or today while there is none. */
export function earliestEnd(draft: Pick<TripDraft, 'startDate'>, today: IsoDay): IsoDay {
  return draft.startDate === '' || draft.startDate < today ? today : draft.startDate;
}

/** What is wrong with the dates, by the rules of the specification's section 5. */
export function dateProblem(
  draft: Pick<TripDraft, 'startDate' | 'endDate'>,
  today: IsoDay,
): DateProblem | null {
  if (draft.startDate !== '' && draft.startDate < today) return 'start-before-today';
  if (draft.endDate === '') return null;
  if (draft.startDate !== '' && draft.endDate < draft.startDate) return 'end-before-start';
  if (draft.startDate === '' && draft.endDate < today) return 'end-before-today';
  return null;
}

/** The request of a complete and valid draft, else null. */
export function completeRequest(draft: TripDraft, today: IsoDay): TripRequest | null {
  if (draft.startDate === '' || draft.endDate === '') return null;
  if (dateProblem(draft, today) !== null) return null;
  const parsed = v.safeParse(tripRequestSchema, draft);
  return parsed.success ? parsed.output : null;
}
