import type { IsoDay } from '#src/domain/days/day.ts';
import type { App } from '../app-services.ts';
import { usePrerendered } from '../start/use-prerendered.ts';

/** The traveller's day; on a prerendered page the day of the build, until the page is awake. */
export function useToday({ today, builtOn }: Pick<App, 'today' | 'builtOn'>): IsoDay {
  return usePrerendered() ? builtOn : today();
}
