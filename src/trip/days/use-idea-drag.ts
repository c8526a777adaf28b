import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { IdeaPlace } from '#src/domain/day-plan/change-plan.ts';

export type Drag = { key: string; to: IdeaPlace | null };

/** How an element is grabbed: by its grip at once, elsewhere on a touch screen after a long press. */
type Hold = 'grip' | 'row';

const LONG_PRESS_MS = 250;
const DRAG_PX = 6;
const EDGE_PX = 48;
const SCROLL_PX = 10;

/**
 * Dragging ideas between the days by mouse, pen or finger. Days have `data-drop-day`, ideas `data-idea`
 * and the list of unscheduled ideas `data-drop-unscheduled`; what is dropped on `data-drop-nothing` stays where it
 * was. The keyboard and the menu do the same without a pointer.
 */
export function useIdeaDrag(
  root: RefObject<HTMLElement | null>,
  onDrop: (key: string, to: IdeaPlace) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const running = useRef<{ stop: () => void } | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => () => running.current?.stop(), []);
  return useMemo(
    () => ({
      drag,
      cancel: () => running.current?.stop(),
      hold(event: ReactPointerEvent<HTMLElement>, key: string, hold: Hold) {
        const element = event.currentTarget.closest<HTMLElement>('[data-idea]');
        const area = root.current;
        if (element === null || area === null || event.button !== 0) return;
        running.current?.stop();
        running.current = startDrag(
          event,
          { element, area, waits: isLongPress(event, hold) },
          {
            onTarget: (to) => setDrag({ key, to }),
            onEnd: (to) => {
              running.current = null;
              setDrag(null);
              if (to !== null) latest.current(key, to);
            },
          },
        );
      },
    }),
    [drag, root],
  );
}

function isLongPress({ pointerType }: ReactPointerEvent, hold: Hold): boolean {
  return pointerType === 'touch' && hold === 'row';
}

type Held = { element: HTMLElement; area: HTMLElement; waits: boolean };
type Events = { onTarget: (to: IdeaPlace | null) => void; onEnd: (to: IdeaPlace | null) => void };

function startDrag(event: ReactPointerEvent, held: Held, { onTarget, onEnd }: Events) {
  const { element, area, waits } = held;
  // What stays in view while the page scrolls does not move away from under the pointer.
  const ground = element.closest('[data-drop-nothing]') ?? area;
  const topOfGround = () => ground.getBoundingClientRect().top;
  const from = { x: event.clientX, y: event.clientY, top: topOfGround() };
  const at = { x: from.x, y: from.y };
  let lifted = false;
  let to: IdeaPlace | null = null;
  const timer = waits ? setTimeout(() => lift(), LONG_PRESS_MS) : undefined;
  let frame = 0;

  const lift = () => {
    lifted = true;
    element.dataset['lifted'] = '';
    follow();
    frame = requestAnimationFrame(scroll);
  };
  const follow = () => {
    const y = at.y - from.y + from.top - topOfGround();
    element.style.translate = `${at.x - from.x}px ${y}px`;
    const next = targetAt(area, element, at);
    if (JSON.stringify(next) === JSON.stringify(to) && to !== null) return;
    to = next;
    onTarget(to);
  };
  /** Scrolls while the pointer is near the edge of the window. */
  const scroll = () => {
    const step = at.y < EDGE_PX ? -SCROLL_PX : at.y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (step !== 0) {
      window.scrollBy(0, step);
      follow();
    }
    frame = requestAnimationFrame(scroll);
  };
  const stop = (dropped: IdeaPlace | null = null) => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    leaving.abort();
    delete element.dataset['lifted'];
    element.style.translate = '';
    if (lifted) swallowClick();
    onEnd(dropped);
  };
  const leaving = listen({
    move(moved) {
      Object.assign(at, { x: moved.clientX, y: moved.clientY });
      const far = Math.hypot(at.x - from.x, at.y - from.y) > DRAG_PX;
      if (lifted) follow();
      else if (far && waits) stop();
      else if (far) lift();
    },
    up: () => stop(lifted ? to : null),
    cancel: () => stop(),
    isLifted: () => lifted,
  });
  return { stop: () => stop() };
}

type Listeners = {
  move: (event: PointerEvent) => void;
  up: () => void;
  cancel: () => void;
  isLifted: () => boolean;
};

function listen({ move, up, cancel, isLifted }: Listeners): AbortController {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
  const hold = (event: Event) => {
    if (isLifted()) event.preventDefault();
  };
  // A finger that holds an idea does not scroll the page, nor open a menu or mark text.
  window.addEventListener('touchmove', hold, { signal, passive: false });
  window.addEventListener('contextmenu', hold, { signal });
  window.addEventListener('selectstart', hold, { signal });
  return leaving;
}

/** Keeps the press that ended a drag from clicking the button under it. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.stopPropagation();
}

type Point = { x: number; y: number };

function isIn({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The place under the pointer: the unscheduled ideas, or a position in the nearest day. */
function targetAt(area: HTMLElement, dragged: HTMLElement, at: Point): IdeaPlace | null {
  const { y } = at;
  const boxOf = (part: string) => area.querySelector(part)?.getBoundingClientRect();
  const list = boxOf('[data-drop-unscheduled]');
  if (list !== undefined && y >= list.top && y <= list.bottom) return { in: 'unscheduled' };
  const nothing = boxOf('[data-drop-nothing]');
  if (nothing !== undefined && isIn(nothing, at)) return null;
  const days = [...area.querySelectorAll<HTMLElement>('[data-drop-day]')];
  const away = days.map((day) => {
    const { top, bottom } = day.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  });
  const nearest = days[away.indexOf(Math.min(...away))];
  if (nearest === undefined) return null;
  const others = [...nearest.querySelectorAll<HTMLElement>('[data-idea="plan"]')].filter(
    (element) => element !== dragged,
  );
  const before = others.filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2 < y;
  });
  return { in: 'ideas', day: Number(nearest.dataset['dropDay']), at: before.length };
}
