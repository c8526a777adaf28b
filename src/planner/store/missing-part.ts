import type { DateField, PlannerState } from './planner-state.ts';

/** The part that the form lacks before it can be sent; both dates at once are `dates`. */
export type MissingPart = 'place' | 'dates' | DateField;

/**
 * Null where nothing keeps the form from being sent. With both dates and without a place it can be, and is
 * answered with 'Please select a destination first' (specification, section 5).
 */
export function missingPart({
  place,
  draft,
}: Pick<PlannerState, 'place' | 'draft'>): MissingPart | null {
  const [start, end] = [draft.startDate === '', draft.endDate === ''];
  if (!start && !end) return null;
  if (place.status === 'none') return 'place';
  if (start && end) return 'dates';
  return start ? 'startDate' : 'endDate';
}
