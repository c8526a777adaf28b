import { useSyncExternalStore } from 'react';
import type { IsoDay } from '#src/domain/day.ts';
import type { App } from './app-services.ts';

/** The traveller's day; on a prerendered page the day of the build, until the page is awake. */
export function useToday({ today, builtOn }: Pick<App, 'today' | 'builtOn'>): IsoDay {
  return useSyncExternalStore(neverTold, today, () => builtOn);
}

/** Nobody tells of midnight; the next rendering sees it. */
function neverTold(): () => void {
  return () => undefined;
}
