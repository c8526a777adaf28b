import { useEffect, useState } from 'react';
import type { SavedTrip } from '#src/domain/trip.ts';
import { tripFragment } from '#src/sharing/trip-link.ts';

/** The address that carries the trip; empty until it is made. */
export function useTripLink(
  saved: SavedTrip,
  { builtOn, withWishes }: { builtOn: string; withWishes: boolean },
): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let current = true;
    void tripFragment(saved, { builtOn, withWishes }).then((fragment) => {
      if (current) setLink(`${window.location.origin}/trips/shared#${fragment}`);
    });
    return () => {
      current = false;
    };
  }, [saved, builtOn, withWishes]);
  return link;
}
