import { carryOver } from '../list/carry-over.ts';
import { ownOf } from './trip-own.ts';
import type { TripOwn } from './trip-own.ts';
import { wordingIn } from './trip.ts';
import type { PlannedTrip, SavedTrip } from './trip.ts';

/** Only what is planned, of a trip that is saved too. */
export function plannedOf(saved: PlannedTrip): PlannedTrip {
  const { trip, origin, wordings, evidence, country, wants, stops } = saved;
  return {
    trip,
    origin,
    wordings,
    evidence,
    country,
    ...(wants === undefined ? {} : { wants }),
    ...(stops === undefined ? {} : { stops }),
  };
}

/**
 * The traveller's part of the trip after the proposal is kept. Days are fitted to the dates when they are
 * read, and kept ideas stay as they are.
 */
export function ownAfter(saved: PlannedTrip & TripOwn, proposal: PlannedTrip): TripOwn {
  const { language } = proposal.trip;
  return carryOver(listIn(saved), ownOf(saved), listIn(proposal));

  function listIn(planned: PlannedTrip) {
    const sections = wordingIn(planned, language)?.recommendation.sections;
    return sections?.recommendedEquipment ?? { categories: [] };
  }
}

/** The saved trip with its proposal in place of its plan; as it is where nothing is proposed. */
export function keepProposal(saved: SavedTrip, savedAt: string): SavedTrip {
  const { proposal, wants: _1, stops: _2, ...rest } = saved;
  if (proposal === undefined) return saved;
  return { ...rest, ...plannedOf(proposal), ...ownAfter(saved, proposal), savedAt };
}
