import { TravelError } from '#src/domain/errors.ts';
import type { PlanTrip } from '#src/domain/ports.ts';
import { messageOf } from '../message-of.ts';
import type { PlannerDeps, PlanningFailure } from '../planner-state.ts';

/** The failure of this recommender's plan; null where none was asked. */
export function failureOf(
  error: unknown,
  recommend: PlanTrip | null,
  deps: Pick<PlannerDeps, 'recommend' | 'recommendOnDevice'>,
): PlanningFailure {
  return {
    code: error instanceof TravelError ? error.code : null,
    message: messageOf(error),
    deviceCanPlan: deps.recommendOnDevice !== null && recommend === deps.recommend,
  };
}
