import { dropClickOfTouch } from '#src/ui/drop-click-of-touch.ts';

/** The effects of a drag on the pin. Distances are in CSS px from where the pointer went down. */
export type PinDrag = {
  /** The pointer is down on the pin; it has not moved it yet. */
  onHold(): void;
  onMove(dx: number, dy: number): void;
  /** The pin was dragged and let go. */
  onDrop(): void;
  /** Nothing was dragged, or the drag was called off: the pin goes back to where it was. */
  onCancel(): void;
};

/** Less is a press, not a drag. */
const DRAG_START_PX = 5;

type Drag = { pointerId: number; x: number; y: number; moved: boolean };

/**
 * Reports drags of `element` by the primary button or the only finger, until the signal aborts.
 * A second finger means a pinch of the map, so it cancels the drag, as the system may.
 */
export function listenToDrag(element: HTMLElement, pin: PinDrag, signal: AbortSignal): void {
  let drag: Drag | null = null;
  const end = (dropped: boolean) => {
    if (drag === null) return;
    drag = null;
    if (dropped) {
      // The browser would turn a short drag into a click, just when the pin's new place raises the sheet.
      dropClickOfTouch();
      pin.onDrop();
    } else pin.onCancel();
  };
  const hold = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    drag = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    element.setPointerCapture(event.pointerId);
    pin.onHold();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointerId) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    drag.moved ||= Math.hypot(dx, dy) >= DRAG_START_PX;
    if (drag.moved) pin.onMove(dx, dy);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId === drag?.pointerId) end(drag.moved);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId === drag?.pointerId) end(false);
  };
  const pressElsewhere = (event: PointerEvent) => {
    if (drag !== null && event.pointerId !== drag.pointerId) end(false);
  };
  element.addEventListener('pointerdown', hold, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  // In the capture phase: the map and the pin keep some of these events to themselves.
  document.addEventListener('pointerdown', pressElsewhere, { signal, capture: true });
}
