import type { Gear, TripHistory } from '#src/domain/ports.ts';
import { createTripDatabase } from './database.ts';
import { createGear } from './gear.ts';
import { createTripHistory } from './trip-history.ts';

/** Everything that is stored on this device, over one connection. */
export function openStorage(): { history: TripHistory; gear: Gear } {
  const database = createTripDatabase();
  return { history: createTripHistory({ database }), gear: createGear(database) };
}
