import type { MonthWindow } from '#src/domain/climate/when-to-go.ts';
import type { IsoDay } from '#src/domain/days/day.ts';

/** How another date range is chosen: by a callback, or, for a saved trip, by a link that plans it again. */
export type WindowChoice = { today: IsoDay } & (
  | { onChoose: (window: Pick<MonthWindow, 'startDate' | 'endDate'>) => void }
  | { savedTripId: string }
);
