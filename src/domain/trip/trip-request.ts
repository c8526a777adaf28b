import * as v from 'valibot';
import { addDays, dayCount, isoDaySchema } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { enteredTextSchema } from '../entered-text.ts';
import { childrenSchema, mostChildren } from './children.ts';
import type { ChildAge } from './children.ts';
import { TRAVELERS, travelersSchema } from './travelers.ts';

/** The longest trip, both its first and its last day counted. */
export const LONGEST_TRIP_DAYS = 366;

const NO_TRIP = 'the end is before the start, or the trip is too long';
const datesEntries = { startDate: isoDaySchema, endDate: isoDaySchema };

/** Both dates of a trip of 1 to LONGEST_TRIP_DAYS days. */
export const tripDatesSchema = v.pipe(
  v.object(datesEntries),
  v.check((dates) => isTrip(dates), NO_TRIP),
);

export const tripRequestSchema = v.pipe(
  v.object({
    ...datesEntries,
    travelers: travelersSchema,
    preferences: enteredTextSchema,
    children: childrenSchema,
  }),
  v.check((dates) => isTrip(dates), NO_TRIP),
);

/** The values of the form. The dates are days, not instants, and make a trip: see `tripDays`. */
export type TripRequest = v.InferOutput<typeof tripRequestSchema>;

/** The form before it is complete: a missing date is an empty string, as the form starts. */
export type TripDraft = {
  startDate: IsoDay;
  endDate: IsoDay;
  travelers: number;
  preferences: string;
  children?: ChildAge[] | undefined;
};

export const EMPTY_DRAFT: TripDraft = {
  startDate: '',
  endDate: '',
  travelers: TRAVELERS.initial,
  preferences: '',
};

export type DateProblem =
  | 'start-before-today'
  | 'end-before-start'
  | 'end-before-today'
  | 'too-long';

/** The first and the last day of a trip. */
export type TripDates = Pick<TripDraft, 'startDate' | 'endDate'>;

/**
 * The number of days, both ends counted; null where the dates are no trip: one is missing, the end
 * is before the start, or they are further apart than LONGEST_TRIP_DAYS.
 */
export function tripDays({ startDate, endDate }: TripDates): number | null {
  if (startDate === '' || endDate === '') return null;
  const days = dayCount(startDate, endDate);
  return days >= 1 && days <= LONGEST_TRIP_DAYS ? days : null;
}

/** The earliest end date that may be chosen: the start date, or today while there is none. */
export function earliestEnd(draft: Pick<TripDraft, 'startDate'>, today: IsoDay): IsoDay {
  return draft.startDate === '' || draft.startDate < today ? today : draft.startDate;
}

/** The latest end date that may be chosen; null while there is no start date. */
export function latestEnd({ startDate }: Pick<TripDraft, 'startDate'>): IsoDay | null {
  return startDate === '' ? null : addDays(startDate, LONGEST_TRIP_DAYS - 1);
}

/** The fault of the dates, by the specification's section 5 and the longest trip; null for none. */
export function dateProblem(draft: TripDates, today: IsoDay): DateProblem | null {
  if (draft.startDate !== '' && draft.startDate < today) return 'start-before-today';
  if (draft.endDate === '') return null;
  if (draft.startDate !== '' && draft.endDate < draft.startDate) return 'end-before-start';
  if (draft.startDate === '' && draft.endDate < today) return 'end-before-today';
  return draft.startDate === '' || isTrip(draft) ? null : 'too-long';
}

/** The request of a complete and valid draft, else null. */
export function completeRequest(draft: TripDraft, today: IsoDay): TripRequest | null {
  if (draft.startDate === '' || draft.endDate === '') return null;
  if (dateProblem(draft, today) !== null) return null;
  const parsed = v.safeParse(tripRequestSchema, draft);
  return parsed.success ? withChildrenOf(parsed.output) : null;
}

/** No more children than travel; the form keeps the ages of the others. None is a field that is absent. */
function withChildrenOf({ children = [], ...request }: TripRequest): TripRequest {
  const coming = children.slice(0, mostChildren(request.travelers));
  return coming.length === 0 ? request : { ...request, children: coming };
}

function isTrip(dates: TripDates): boolean {
  return tripDays(dates) !== null;
}
