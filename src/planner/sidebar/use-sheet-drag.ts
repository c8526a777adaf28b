import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { SheetStop } from '../planner-state.ts';
import { stopAfterDrag } from './sheet-heights.ts';
import type { SheetHeights } from './sheet-heights.ts';

type Drag = { startY: number; startHeight: number; lastY: number; lastTime: number; speed: number };

/** Less is a press, not a drag. */
const DRAG_START_PX = 4;

/**
 * Lets the sheet follow the finger by its handle. `height` is null unless it is being dragged;
 * spread `handlers` on what may be grabbed.
 */
export function useSheetDrag(
  stop: SheetStop,
  heights: SheetHeights,
  onStop: (stop: SheetStop) => void,
) {
  const drag = useRef<Drag | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const clamped = (value: number) => Math.max(heights.peek, Math.min(heights.full, value));

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (onButton || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const y = event.clientY;
      const startHeight = heights[stop];
      drag.current = { startY: y, startHeight, lastY: y, lastTime: event.timeStamp, speed: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === null) return;
      const moved = now.startY - event.clientY;
      if (height === null && Math.abs(moved) < DRAG_START_PX) return;
      const elapsed = Math.max(1, event.timeStamp - now.lastTime);
      now.speed = (now.lastY - event.clientY) / elapsed;
      now.lastY = event.clientY;
      now.lastTime = event.timeStamp;
      setHeight(clamped(now.startHeight + moved));
    },
    onPointerUp() {
      const now = drag.current;
      drag.current = null;
      if (now === null || height === null) return;
      setHeight(null);
      onStop(stopAfterDrag(height, now.speed, heights));
    },
    onPointerCancel() {
      drag.current = null;
      setHeight(null);
    },
  };
  return { height, handlers };
}
