import type { ReactNode } from 'react';
import type { LineReason } from '#src/result/equipment/line/line-reason.ts';

/** The parts that a trip with stops shows besides the sections of any trip. */
export type RouteView = {
  /** 'Ideas in Vienna', 'Weather in Vienna'. */
  heads: { weather: string; activities: string };
  listSummary: string;
  reasonOf: LineReason;
  /** Above the tabs. */
  top: ReactNode;
  /** At the end of the sections that show one stop. */
  others: { weather: ReactNode; activities: ReactNode };
  /** In place of these sections where the shown stop is not planned; null where it is. */
  unplanned: ReactNode;
  facts: ReactNode;
};
