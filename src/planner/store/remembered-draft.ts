import { parseRememberedForm } from '#src/domain/trip/remembered-form.ts';
import { INITIAL_STATE } from './planner-state.ts';
import type { PlannerState } from './planner-state.ts';

type Remembered = Pick<PlannerState, 'draft' | 'typedDates' | 'place' | 'base'>;

/** Serialises the form, the storable part of the place and which list is taken along, for a reload. */
export function rememberDraft(state: Remembered): string {
  const place = state.place.status === 'none' ? null : state.place.storable;
  const { draft, typedDates, base } = state;
  return JSON.stringify({ draft, typedDates, place, base: base?.id });
}

/** Parses what `rememberDraft` wrote; the initial state where that is missing or invalid. */
export function recallDraft(text: string | null): Remembered {
  const { draft, typedDates, place, base } = INITIAL_STATE;
  const kept = parseRememberedForm(text);
  if (kept === null) return { draft, typedDates, place, base };
  return {
    draft: kept.draft,
    typedDates: kept.typedDates,
    base: kept.base === undefined ? base : { id: kept.base, found: { status: 'idle' } },
    place:
      kept.place === null
        ? place
        : { status: 'chosen', ...kept.place, name: { status: 'idle' }, storable: kept.place },
  };
}
