import { StopsCalendar } from './trip-form/stops/stops-calendar.tsx';
import { StopsCard } from './trip-form/stops/stops-card.tsx';
import { StopsRefused } from './trip-form/stops/stops-refused.tsx';
import { StopsToast } from './trip-form/stops/stops-toast.tsx';

/** The chunk that `lazy-parts.ts` loads for a trip with stops. */
export const STOPS_PARTS = { StopsCalendar, StopsCard, StopsRefused, StopsToast } as const;
