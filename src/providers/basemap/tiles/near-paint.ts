import { drawBuiltUp } from './draw-built-up.ts';
import { drawFormLines } from './draw-form-lines.ts';
import { drawMinutes } from './draw-minutes.ts';
import { drawCrossings, drawWays } from './draw-ways.ts';

/** What tiles have from the level of roads on: a chunk that is loaded with the first of them. */
export const NEAR_PAINT = {
  drawBuiltUp,
  drawCrossings,
  drawFormLines,
  drawMinutes,
  drawWays,
} as const;

export type NearPaint = typeof NEAR_PAINT;
