import type {
  CompletePlan,
  Countries,
  Geocoder,
  PlanTrip,
  Places,
  SightGuide,
  Terrain,
  ToStorableLocation,
  WishReader,
} from '#src/domain/ports.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import { saidOnce } from '#src/domain/stops/said-once.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { completePlan } from '#src/planning/complete-plan.ts';
import { loadEvidence } from '#src/planning/load-evidence.ts';
import { planByService, planFromText, planOnDevice } from '#src/planning/plan-trip.ts';
import { preparePlan } from '#src/planning/prepare-plan.ts';
import { substituteFromGazetteer } from '#src/planning/substitute-from-gazetteer.ts';
import type { PlanAnew } from '#src/trips/join/plan-anew.ts';
import type { PlanShared } from '#src/export/links/shared-trip.ts';
import { sharedStops } from '#src/export/links/stops-of-shared.ts';
import { withToldIdeas } from '#src/export/links/told-ideas.ts';
import { whenIdle } from '#src/timing/when-idle.ts';
import type { Choice } from './choose-providers.ts';
import type { Services } from './read-configuration.ts';

/** Everything that needs providers; the page can be drawn without it. */
export type PlanningServices = Pick<PlannerDeps, 'loadEvidence' | 'recommend'> & {
  geocoder: Geocoder;
  /** The device's own. */
  gazetteer: Geocoder;
  terrain: Terrain;
  wishes: WishReader;
  guide: SightGuide;
  countries: Countries;
  places: Places;
  /** Plans on the device what a link brings; an AI's text is taken as it is. */
  planShared: PlanShared;
  complete: CompletePlan;
  /** Plans without any service, in all languages. */
  planAnew: PlanAnew;
  /** Plans without any service. */
  recommendOnDevice: PlanTrip;
  /** For a geocoder whose answers may be shown but not stored. */
  toStorableLocation: ToStorableLocation;
};

/** Puts the planning pipeline on the chosen providers. */
export function createPlanningServices(choice: Choice, services: Services): PlanningServices {
  const { chosen, device } = choice;
  const catalogues = [...new Set([chosen.catalogue, device.catalogue])];
  const completeOnDevice: CompletePlan = (...args) =>
    completePlan({ ...device, catalogues: [device.catalogue] }, ...args);
  const planStop: PlanShared = async (shared, signal) => {
    const { trip, written } = shared;
    if (written !== null) return planFromText(device, trip, written, signal);
    const planned = await completeOnDevice(await planOnDevice(device, trip, signal), signal);
    return withToldIdeas(planned, shared, device.guide, signal);
  };
  return {
    geocoder: chosen.geocoder,
    gazetteer: device.geocoder,
    terrain: chosen.terrain,
    wishes: device.wishes,
    guide: device.guide,
    countries: device.countries,
    places: device.places,
    loadEvidence: loadEvidenceAndPrepare(choice),
    recommend:
      services.openai === null
        ? (...args) => planOnDevice({ ...device, catalogue: chosen.catalogue }, ...args)
        : (...args) => planByService(chosen, ...args),
    // A link may be in another language than its reader's page.
    async planShared(shared, signal) {
      const planned: PlannedTrip[] = [];
      for (const stop of sharedStops(shared)) planned.push(await planStop(stop, signal));
      const [first, ...others] = planned;
      return first === undefined || others.length > 0 ? joinStops(saidOnce(planned)) : first;
    },
    planAnew: async (trip, signal) =>
      completeOnDevice(await planOnDevice(device, trip, signal), signal),
    complete: (...args) => completePlan({ ...device, catalogues }, ...args),
    recommendOnDevice: (...args) => planOnDevice(device, ...args),
    toStorableLocation: substituteFromGazetteer(device.geocoder, device.places),
  };
}

/** A plan for the place may follow: facts that it needs in any case are computed while the browser is idle. */
function loadEvidenceAndPrepare({ chosen, device }: Choice): PlannerDeps['loadEvidence'] {
  const bundled = chosen.catalogue === device.catalogue ? device.catalogue : null;
  return async (point, signal) => {
    const evidence = await loadEvidence(chosen, point, signal);
    whenIdle(() => {
      if (signal.aborted) return;
      const { countries, wishes } = device;
      void preparePlan({ bundled, countries, wishes }, point, evidence);
    });
    return evidence;
  };
}
