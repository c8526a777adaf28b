import type { GearItem } from './gear.ts';
import type { SavedTrip } from './trip/trip.ts';

/** A stored record that could not be read, unchanged, with the reason. */
export type SetAsideRecord = { id: string; reason: string; record: unknown };

/** The content of the storage on this device, or additions to it. */
export type StoredContent = {
  /** Newest first. */
  trips: SavedTrip[];
  gear: GearItem[];
  setAside: SetAsideRecord[];
};
