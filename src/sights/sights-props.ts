import type { SightsInReach } from '#src/domain/place/reachable-sight.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { MapSights } from '#src/map/sights/map-sights.ts';
import type { Keeping } from './keeping.ts';

/** The props of the list of all sights, wherever it opens. */
export type SightsProps = Pick<PlannedTrip, 'trip' | 'wordings'> & {
  /** Around the trip's place. */
  found: SightsInReach;
  keeping: Keeping;
  onClose: () => void;
  /** Shows the sights on the map beside the panel; null removes them. */
  onMap?: (sights: MapSights | null) => void;
};
