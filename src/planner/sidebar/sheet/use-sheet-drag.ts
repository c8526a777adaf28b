import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { SheetStop } from '#src/planner/store/planner-state.ts';
import { dropClickOfTouch } from '#src/ui/drop-click-of-touch.ts';
import { dragVelocity } from './drag-velocity.ts';
import type { DragSample } from './drag-velocity.ts';
import { stopAfterDrag } from './sheet-heights.ts';
import type { SheetHeights } from './sheet-heights.ts';

type Drag = { startY: number; startHeight: number; samples: DragSample[] };

/** Less is a press, not a drag. */
const DRAG_START_PX = 4;

/**
 * Drags the sheet by its handle: spread `handlers` on the handle. `height` is null unless the sheet
 * is being dragged.
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
      const first = sampleOf(event);
      drag.current = { startY: first.y, startHeight: heights[stop], samples: [first] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === null) return;
      const moved = now.startY - event.clientY;
      if (height === null && Math.abs(moved) < DRAG_START_PX) return;
      now.samples.push(sampleOf(event));
      setHeight(clamped(now.startHeight + moved));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      drag.current = null;
      if (now === null || height === null) return;
      // The browser would turn a short drag into a click on the part that the sheet brings under the finger.
      dropClickOfTouch();
      setHeight(null);
      onStop(stopAfterDrag(height, dragVelocity(now.samples, event.timeStamp), heights));
    },
    onPointerCancel() {
      drag.current = null;
      setHeight(null);
    },
  };
  return { height, handlers };
}

function sampleOf({ clientY, timeStamp }: PointerEvent): DragSample {
  return { y: clientY, time: timeStamp };
}
