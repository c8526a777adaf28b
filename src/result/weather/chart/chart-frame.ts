import type { Column, YearAxis } from './year-axis.ts';

/** The frame that all panels share: one axis, and the trip's days on it. */
export type ChartFrame = {
  width: number;
  axis: YearAxis;
  /** The trip's days; two columns over New Year. */
  columns: Column[];
  /** The month, 0..11, with most of the trip's days. */
  month: number;
};
