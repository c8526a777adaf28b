import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import type { Asked } from './expectations.ts';
import { linesOf } from './list-lines.ts';
import { sightsOf } from './named-sights.ts';
import type { PlannedTrip } from './planned-trips.ts';

/** The texts in which the patterns of a row are looked for. */
export const TEXTS_OF: Readonly<Record<Asked, (planned: PlannedTrip) => string[]>> = {
  /** Types of the weather's conditions. */
  weather: ({ plan }) => plan.sections.weather.conditions.map(({ type }) => type),
  /** Ids of products on either list. */
  packs: (planned) => allLines(planned).map(({ id }) => id),
  /** The jobs of the products on either list. */
  jobs: (planned) => allLines(planned).map(jobOf),
  /** The list of things that one surely has. */
  has: ({ plan }) => linesOf(plan, 'have').map(jobOf),
  /** The things on the list for this trip that are not hired there. */
  buys: ({ plan }) =>
    linesOf(plan, 'trip')
      .filter(({ obtain }) => obtain !== 'hire-there')
      .map(jobOf),
  hires: (planned) =>
    allLines(planned)
      .filter(({ obtain }) => obtain === 'hire-there')
      .map(jobOf),
  /** Of what each traveller has one. */
  each: (planned) =>
    allLines(planned)
      .filter(({ quantity }) => quantity >= planned.trip.request.travelers)
      .map(jobOf),
  /** Activities of the ideas. */
  does: ({ plan }) => plan.sections.activities.suggestions.map(({ activity }) => activity ?? ''),
  /** 'Activity: name (kind of place) | where that is', an idea each. */
  names: ({ plan }) =>
    plan.sections.activities.suggestions.map(
      ({ activity, name, featureKind, near }) => `${activity}: ${name} (${featureKind}) | ${near}`,
    ),
  /** The demands of the named sights on a visitor. A summit says so itself. */
  needs: (planned) =>
    sightsOf(planned)
      .filter(({ kind }) => kind !== 'summit')
      .flatMap(({ needs }) => needs),
  /** 'What to heed: what about it', a note on safety each, or NONE. */
  warns: ({ plan }) => {
    const { safety = [] } = plan.sections.activities;
    return safety.length === 0 ? ['NONE'] : safety.map(({ lead, text }) => `${lead}: ${text}`);
  },
};

function allLines({ plan }: PlannedTrip): RecommendedProduct[] {
  return [...linesOf(plan, 'trip'), ...linesOf(plan, 'have')];
}

function jobOf({ job }: RecommendedProduct): string {
  return job ?? '';
}
