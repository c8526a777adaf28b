import { parseRememberedForm } from '#src/domain/remembered-form.ts';
import { INITIAL_STATE } from './planner-state.ts';
import type { PlannerState } from './planner-state.ts';

type Remembered = Pick<PlannerState, 'draft' | 'typedDates' | 'place'>;

/** Serialises the form and the storable part of the place, for a reload. */
export function rememberDraft(state: Remembered): string {
  const place = state.place.status === 'none' ? null : state.place.storable;
  return JSON.stringify({ draft: state.draft, typedDates: state.typedDates, place });
}

/** Parses what `rememberDraft` wrote; the initial state where that is missing or invalid. */
export function recallDraft(text: string | null): Remembered {
  const { draft, typedDates, place } = INITIAL_STATE;
  const kept = parseRememberedForm(text);
  if (kept === null) return { draft, typedDates, place };
  return {
    draft: kept.draft,
    typedDates: kept.typedDates,
    place:
      kept.place === null
        ? place
        : { status: 'chosen', ...kept.place, name: { status: 'idle' }, storable: kept.place },
  };
}
