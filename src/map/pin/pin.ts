import Overlay from 'ol/Overlay.js';
import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { LatLng } from '#src/domain/place/location.ts';
import { fromMap, toMap } from '../coordinates.ts';
import { listenToDrag } from './pin-drag.ts';
import type { PinDrag } from './pin-drag.ts';
import { pinElement, writeNumber } from './pin-element.ts';
import styles from './pin.module.css';

const KEY_STEP_PX = 8;

const KEY_DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Pin {
  show(point: LatLng | null): void;
  setLabel(label: string): void;
  /** Shows a number in it, null its eye. */
  setNumber(number: number | null): void;
  /** Another marker stands for it. */
  setHidden(hidden: boolean): void;
  dispose(): void;
}

/**
 * The destination pin: a button on the map that is dragged with a pointer or moved with the arrow
 * keys. The new position is reported once, when the drag ends or the key is let go.
 */
export function createPin(map: OlMap, onMoved: ((point: LatLng) => void) | null): Pin {
  const element = pinElement(onMoved !== null);
  const overlay = new Overlay({ element, positioning: 'bottom-center', stopEvent: true });
  map.addOverlay(overlay);
  const stop = onMoved === null ? () => undefined : makeMovable(map, overlay, element, onMoved);
  return {
    show(point) {
      overlay.setPosition(point === null ? undefined : toMap(point));
    },
    setLabel(label) {
      element.setAttribute('aria-label', label);
    },
    setNumber: (number) => writeNumber(element, number),
    setHidden(hidden) {
      element.hidden = hidden;
    },
    dispose() {
      stop();
      map.removeOverlay(overlay);
    },
  };
}

type Movable = { map: OlMap; overlay: Overlay; element: HTMLElement; report: () => void };

function makeMovable(
  map: OlMap,
  overlay: Overlay,
  element: HTMLElement,
  onMoved: (point: LatLng) => void,
): () => void {
  const listeners = new AbortController();
  const report = () => {
    const position = overlay.getPosition();
    if (position !== undefined) onMoved(fromMap(position));
  };
  const movable = { map, overlay, element, report };
  listenToDrag(element, dragOf(movable), listeners.signal);
  listenToKeys(movable, listeners.signal);
  return () => listeners.abort();
}

/** Where the pin stands, on the map and in px on the screen. */
type Standing = { position: Coordinate | undefined; tip: [number, number] };

/** The effects of a drag on the map. */
function dragOf(movable: Movable): PinDrag {
  const { overlay, element } = movable;
  let from: Standing = { position: undefined, tip: [0, 0] };
  const lift = (lifted: boolean) => element.classList.toggle(styles['lifted'] ?? '', lifted);
  return {
    onHold() {
      from = { position: overlay.getPosition(), tip: tipOf(movable) };
      lift(true);
    },
    onMove(dx, dy) {
      moveTip(movable, from.tip[0] + dx, from.tip[1] + dy);
    },
    onDrop() {
      lift(false);
      movable.report();
    },
    onCancel() {
      lift(false);
      overlay.setPosition(from.position);
    },
  };
}

function listenToKeys(movable: Movable, signal: AbortSignal): void {
  let nudged = false;
  const nudge = (event: KeyboardEvent) => {
    const direction = KEY_DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = tipOf(movable);
    moveTip(movable, x + direction[0] * KEY_STEP_PX, y + direction[1] * KEY_STEP_PX);
    nudged = true;
  };
  const settle = () => {
    if (nudged) movable.report();
    nudged = false;
  };
  movable.element.addEventListener('keydown', nudge, { signal });
  movable.element.addEventListener('keyup', settle, { signal });
}

function tipOf({ map, overlay }: Movable): [number, number] {
  const [x = 0, y = 0] = map.getPixelFromCoordinate(overlay.getPosition() ?? [0, 0]);
  return [x, y];
}

function moveTip({ map, overlay }: Movable, x: number, y: number): void {
  overlay.setPosition(map.getCoordinateFromPixel([x, y]));
}
