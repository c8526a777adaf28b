import { createContext, use } from 'react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { rowReason } from './row-reason.ts';

/** A line's reason in its row; empty without one. */
export type LineReason = (line: ListLine, part: 'trip' | 'have') => string;

/** Things that nearly everybody has need no reason. */
const usualReason: LineReason = (line, part) => (part === 'have' ? '' : rowReason(line));

/** How a list says its reasons; of a trip with stops they name the stops. */
export const LineReasonContext = createContext<LineReason>(usualReason);

export function useLineReason(): LineReason {
  return use(LineReasonContext);
}
