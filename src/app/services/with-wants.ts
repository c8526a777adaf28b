import type { TripHistory, WishReader } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

/**
 * Trips that were saved before plans said what their wishes ask of the weather, or before they said all
 * of it: their text is read when one is opened. Where that fails, the verdict is one without wishes.
 */
export function withWants(history: TripHistory, read: WishReader['weatherWants']): TripHistory {
  return {
    ...history,
    async get(id) {
      const saved = await history.get(id);
      return saved === null ? null : withItsWants(saved, read);
    },
  };
}

async function withItsWants(
  saved: SavedTrip,
  read: WishReader['weatherWants'],
): Promise<SavedTrip> {
  const { preferences } = saved.trip.request;
  if (saved.wants?.seasons !== undefined || preferences.trim() === '') return saved;
  try {
    return { ...saved, wants: await read(preferences) };
  } catch (error) {
    console.error('Error reading the wishes of a saved trip', error);
    return saved;
  }
}
