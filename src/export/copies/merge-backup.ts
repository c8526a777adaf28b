import type { SetAsideRecord, StoredContent } from '#src/domain/backup.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { sameValue } from './same-value.ts';

/**
 * A trip of the file compared with this device: not here yet, changed later than the one here, changed
 * earlier, or the same.
 */
type TripState = 'new' | 'newer' | 'older' | 'same';

export type ComparedTrip = {
  trip: SavedTrip;
  state: TripState;
  /** Ticks that it has more than the one on this device; below zero where it has fewer. */
  moreTicks: number;
};

export type ComparedBackup = {
  trips: ComparedTrip[];
  /** Things owned: in the file, and those of them that are not here yet. */
  gear: { all: number; fresh: number };
  /** Records that could not be read, likewise. */
  setAside: { all: number; fresh: number };
};

type Content = Pick<StoredContent, 'trips' | 'gear' | 'setAside'>;

/** The effect of restoring the file, part by part. */
export function compareBackup(stored: Content, file: Content): ComparedBackup {
  const { gear, setAside } = additionsOf(stored, file);
  return {
    trips: comparedTrips(stored, file),
    gear: { all: file.gear.length, fresh: gear.length },
    setAside: { all: file.setAside.length, fresh: setAside.length },
  };
}

/**
 * The records to write: trips that are new or newer, gear and unreadable records that are not here.
 * Everything else stays as it is, and nothing is deleted; a second time there is nothing to write.
 */
export function additionsOf(stored: Content, file: Content): StoredContent {
  const owned = new Set(stored.gear.map(({ id }) => id));
  return {
    trips: comparedTrips(stored, file).flatMap(({ trip, state }) =>
      state === 'new' || state === 'newer' ? [trip] : [],
    ),
    gear: file.gear.filter(({ id }) => !owned.has(id)),
    setAside: file.setAside.filter((entry, index) => {
      const isHere = (other: SetAsideRecord) => sameValue(other, entry);
      return !stored.setAside.some(isHere) && file.setAside.findIndex(isHere) === index;
    }),
  };
}

function comparedTrips(stored: Content, file: Content): ComparedTrip[] {
  const here = new Map(stored.trips.map((trip) => [trip.id, trip]));
  return file.trips.map((trip) => {
    const own = here.get(trip.id);
    if (own === undefined) return { trip, state: 'new', moreTicks: trip.packed.length };
    return {
      trip,
      state: stateBeside(own, trip),
      moreTicks: trip.packed.length - own.packed.length,
    };
  });
}

function stateBeside(own: SavedTrip, given: SavedTrip): TripState {
  if (sameValue({ ...own, changedAt: null }, { ...given, changedAt: null })) return 'same';
  return changeTime(given) > changeTime(own) ? 'newer' : 'older';
}

function changeTime({ changedAt, savedAt }: SavedTrip): number {
  return Date.parse(changedAt ?? savedAt);
}
