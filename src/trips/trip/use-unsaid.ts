import { useEffect, useState } from 'react';
import { lacksWording } from '#src/domain/missing-wordings.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/**
 * Completes the trip in the language of the page where its record lacks it, which whoever follows
 * the history then sees. True once that has failed.
 */
export function useUnsaid(saved: SavedTrip, complete: (id: string) => Promise<void>): boolean {
  const language = useLanguage();
  const [failedIn, setFailedIn] = useState<typeof language | null>(null);
  const { id, proposal } = saved;
  const isLacking =
    lacksWording(saved, language) || (proposal !== undefined && lacksWording(proposal, language));
  useEffect(() => {
    if (!isLacking) return;
    complete(id).catch((error: unknown) => {
      console.error('A saved trip could not be said in another language', error);
      setFailedIn(language);
    });
  }, [complete, id, language, isLacking]);
  return failedIn === language;
}
