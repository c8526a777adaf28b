import { useEffect, useState } from 'react';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { ShareOptions } from '#src/export/links/shared-trip.ts';
import { tripFragment } from '#src/export/links/trip-link.ts';

/** The address that carries the trip; empty until it is made, null where it would be too long. */
export function useTripLink(
  saved: SavedTrip,
  { builtOn, withWishes, withNotes }: ShareOptions,
): string | null {
  const [link, setLink] = useState<string | null>('');
  useEffect(() => {
    let current = true;
    void tripFragment(saved, { builtOn, withWishes, withNotes }).then((fragment) => {
      const { origin } = window.location;
      if (current) setLink(fragment === null ? null : `${origin}/trips/shared#${fragment}`);
    });
    return () => {
      current = false;
    };
  }, [saved, builtOn, withWishes, withNotes]);
  return link;
}
