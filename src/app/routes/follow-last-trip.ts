import type { TripHistory } from '#src/domain/ports.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { SavedLast } from '#src/pages/landing/last-trip.tsx';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { openStorage } from '#src/storage/open-storage.ts';

/**
 * Shows the trip that was saved last, now and after each change in any tab, until the signal ends
 * it. If the storage fails, there is none to show.
 */
export function followLastTrip(
  show: (last: SavedLast | null) => void,
  signal: AbortSignal,
  history: TripHistory = openStorage().history,
): void {
  if (signal.aborted) return;
  let latestRead = 0;
  const read = async () => {
    const turn = (latestRead += 1);
    const [saved] = await history.newest(1).catch(() => []);
    if (turn === latestRead && !signal.aborted) show(saved === undefined ? null : toldOf(saved));
  };
  signal.addEventListener(
    'abort',
    history.subscribe(() => void read()),
    { once: true },
  );
  void read();
}

function toldOf(saved: SavedTrip): SavedLast {
  const { startDate, endDate } = saved.trip.request;
  return {
    id: saved.id,
    place: { en: placeIn(saved, 'en'), de: placeIn(saved, 'de') },
    startDate,
    endDate,
  };
}

function placeIn(saved: SavedTrip, language: keyof SavedLast['place']): string {
  return shortPlaceName(wordingIn(saved, language)?.place ?? saved.trip.location.place);
}
