import { StopRemoved } from './trip-form/stops/stop-removed.tsx';
import { StopsCalendar } from './trip-form/stops/stops-calendar.tsx';
import { StopsCard } from './trip-form/stops/stops-card.tsx';
import { StopsRefused } from './trip-form/stops/stops-refused.tsx';

/** The chunk that `lazy-parts.ts` loads for a trip with stops. */
export const STOPS_PARTS = { StopRemoved, StopsCalendar, StopsCard, StopsRefused } as const;
