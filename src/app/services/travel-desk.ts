import type { Geocoder, Terrain } from '#src/domain/ports.ts';
import type { PlannerDeps } from '#src/planner/planner-state.ts';
import type { PlanTrip, ToStorableLocation } from '#src/domain/ports.ts';
import type { Choice } from './choose-providers.ts';
import type { Services } from './read-configuration.ts';
import { loadEvidence } from '#src/planning/load-evidence.ts';
import { planByService, planOnDevice } from '#src/planning/plan-trip.ts';
import { preparePlan } from '#src/planning/prepare-plan.ts';
import { substituteFromGazetteer } from '#src/planning/substitute-from-gazetteer.ts';
import { whenIdle } from '#src/timing/when-idle.ts';

/** Whoever answers the planner's questions. */
export type TravelDesk = Pick<PlannerDeps, 'loadEvidence' | 'recommend'> & {
  geocoder: Geocoder;
  terrain: Terrain;
  /** As the device alone would plan it. */
  recommendOnDevice: PlanTrip;
  /** Where the geocoder's answers are for the screen only. */
  toStorableLocation: ToStorableLocation;
};

/** Over all providers, of which the page needs none to be drawn. */
export function openTravelDesk(choice: Choice, services: Services): TravelDesk {
  const { chosen, device } = choice;
  return {
    geocoder: chosen.geocoder,
    terrain: chosen.terrain,
    loadEvidence: evidenceOf(choice),
    recommend:
      services.openai === null
        ? (...question) => planOnDevice({ ...device, catalogue: chosen.catalogue }, ...question)
        : (...question) => planByService(chosen, ...question),
    recommendOnDevice: (...question) => planOnDevice(device, ...question),
    toStorableLocation: substituteFromGazetteer(device.geocoder, device.places),
  };
}

/** Whoever asks what a place is like may soon ask for a plan there. */
function evidenceOf(choice: Choice): PlannerDeps['loadEvidence'] {
  const { chosen, device } = choice;
  const bundled = chosen.catalogue === device.catalogue ? device.catalogue : null;
  const early = { bundled, countries: device.countries };
  return async (point, signal) => {
    const evidence = await loadEvidence(chosen, point, signal);
    whenIdle(() => {
      if (!signal.aborted) void preparePlan(early, point, evidence);
    });
    return evidence;
  };
}
