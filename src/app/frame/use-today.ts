import { useSyncExternalStore } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { App } from '../app.ts';

/** The traveller's day; while a prerendered page is hydrated, the day of the build that is in it. */
export function useToday({ today, builtOn }: Pick<App, 'today' | 'builtOn'>): IsoDay {
  return useSyncExternalStore(neverChanges, today, () => builtOn);
}

function neverChanges(): () => void {
  return () => undefined;
}
