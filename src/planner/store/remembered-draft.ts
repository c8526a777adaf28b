import { parseRememberedForm } from '#src/domain/trip/remembered-form.ts';
import type { RememberedForm } from '#src/domain/trip/remembered-form.ts';
import { INITIAL_STATE } from './planner-state.ts';
import type { ChosenPlace, PlannerState, StopDraft, StorablePlace } from './planner-state.ts';

type Remembered = Pick<PlannerState, 'draft' | 'typedDates' | 'place' | 'stops' | 'base'>;

/** Serialises the form, the storable part of its places and which list is taken along, for a reload. */
export function rememberDraft(state: Remembered): string {
  const place = state.place.status === 'none' ? null : state.place.storable;
  const { draft, typedDates, base } = state;
  return JSON.stringify({ draft, typedDates, place, stops: storableStops(state), base: base?.id });
}

/** Parses what `rememberDraft` wrote; the initial state where that is missing or invalid. */
export function recallDraft(text: string | null): Remembered {
  const { draft, typedDates, place, stops, base } = INITIAL_STATE;
  const kept = parseRememberedForm(text);
  if (kept === null) return { draft, typedDates, place, stops, base };
  return {
    draft: kept.draft,
    typedDates: kept.typedDates,
    base: kept.base === undefined ? base : { id: kept.base, found: { status: 'idle' } },
    place: kept.place === null ? place : recalledPlace(kept.place),
    stops: kept.stops === undefined ? stops : recalledStops(kept.stops),
  };
}

type KeptStops = NonNullable<RememberedForm['stops']>;

/** A stop of which is not known yet what may be stored is left out until it is. */
function storableStops({ stops }: Remembered): KeptStops | undefined {
  if (stops === null) return undefined;
  const [before, after] = [storable(stops.before), storable(stops.after)];
  const isOne = before.length + after.length === 0;
  return isOne ? undefined : { before, current: stops.current, after };
}

function storable(list: readonly StopDraft[]): KeptStops['before'] {
  return list.flatMap(({ place, stay }) =>
    place.storable === null ? [] : [{ place: place.storable, stay }],
  );
}

function recalledStops({ before, current, after }: KeptStops): PlannerState['stops'] {
  return { before: recalled(before), current, after: recalled(after) };
}

function recalled(list: KeptStops['before']): StopDraft[] {
  return list.map(({ place, stay }) => ({ place: recalledPlace(place), stay }));
}

function recalledPlace(kept: StorablePlace): ChosenPlace {
  return { status: 'chosen', ...kept, name: { status: 'idle' }, storable: kept };
}
