import { useEffect, useRef, useState } from 'react';
import type { DOMAttributes, RefObject } from 'react';
import { usePlannerStore } from '#src/planner/planner-context.ts';

/** The handlers of the grip of this stop. */
export type Grip = (at: number) => Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onKeyDown'>;

type Moving = {
  /** The stop that is dragged. */
  moving: number | null;
  /** Where the stop that was moved last stands now; null before the first. */
  moved: number | null;
  grip: Grip;
  move: (from: number, to: number) => void;
};

/** Moves stops by dragging their grips and by Alt with an arrow key. A moved grip keeps the focus. */
export function useMoving(list: RefObject<HTMLElement | null>, count: number): Moving {
  const store = usePlannerStore();
  const [moving, setMoving] = useState<number | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const focused = useRef<number | null>(null);
  const stopDragging = useRef<() => void>(() => undefined);
  useEffect(() => () => stopDragging.current(), []);
  // The browser takes the focus from an element that is moved.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    store.moveStop(from, to);
    setMoved(to);
  };
  const drag = (start: number, pointer: number) => {
    let at = start;
    setMoving(at);
    const follow = ({ pointerId, clientY }: PointerEvent) => {
      if (pointerId !== pointer) return;
      const next = placeAt(list.current, at, clientY);
      if (next === at) return;
      move(at, next);
      at = next;
      setMoving(at);
    };
    const end = () => {
      setMoving(null);
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    stopDragging.current = end;
    // On the window: the grip itself is moved in the document.
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  const grip: Grip = (at) => ({
    onPointerDown(event) {
      if (event.button === 0) drag(at, event.pointerId);
    },
    onKeyDown(event) {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!event.altKey || by === 0) return;
      event.preventDefault();
      focused.current = Math.min(Math.max(at + by, 0), count - 1);
      move(at, at + by);
    },
  });
  return { moving, moved, grip, move };
}

/** Where the stop belongs whose grip is held at this height: past a neighbour's middle, in its place. */
function placeAt(list: HTMLElement | null, at: number, y: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const up = middles.findIndex((middle, index) => index < at && y < middle);
  if (up !== -1) return up;
  const down = middles.findLastIndex((middle, index) => index > at && y > middle);
  return down === -1 ? at : down;
}
