import { createPlannerStore } from '#src/planner/planner-store.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Travel } from '../app-services.ts';
import { configuredServices } from './read-configuration.ts';
import { answeredHere } from './compose-travel.ts';
import { createHistoryWhenAsked } from './history-when-asked.ts';

/** The planner before anything is chosen or remembered. A build answers no question. */
export function travelForBuild(today: () => IsoDay): Travel {
  const history = createHistoryWhenAsked(unanswered);
  const geocoder = { nameAt: unanswered, search: unanswered };
  return {
    plannerStore: createPlannerStore({
      geocoder,
      toStorableLocation: unanswered,
      loadEvidence: unanswered,
      recommend: unanswered,
      writtenElsewhere: false,
      recommendOnDevice: null,
      history,
      memory: { read: () => null, write: () => undefined },
      today,
    }),
    geocoder,
    terrain: { at: unanswered, heightsAround: unanswered },
    history,
    loadBasemap: unanswered,
    onDevice: answeredHere(configuredServices()),
  };
}

function unanswered(): Promise<never> {
  return Promise.reject(new Error('A build is no device that plans'));
}
