import type { MonthWindow } from '#src/domain/climate/when-to-go.ts';
import type { IsoDay } from '#src/domain/days/day.ts';

/**
 * Where another window may be chosen: what day it is, and what happens then. A saved trip leads to
 * the planner, which plans it again on those days.
 */
export type WindowChoice = { today: IsoDay } & (
  | { onChoose: (window: Pick<MonthWindow, 'startDate' | 'endDate'>) => void }
  | { savedTripId: string }
);
