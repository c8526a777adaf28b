import Overlay from 'ol/Overlay.js';
import type OlMap from 'ol/Map.js';
import type { LatLng } from '#src/domain/location.ts';
import { fromMap, toMap } from './coordinates.ts';
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
    dispose() {
      stop();
      map.removeOverlay(overlay);
    },
  };
}

function pinElement(movable: boolean): HTMLElement {
  const element = document.createElement(movable ? 'button' : 'div');
  element.className = styles['pin'] ?? '';
  if (element instanceof HTMLButtonElement) element.type = 'button';
  else element.setAttribute('role', 'img');
  element.append(pinDrawing());
  return element;
}

function pinDrawing(): SVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 38 56', width: '38', height: '56' });
  svg.append(
    svgElement('ellipse', {
      class: styles['shadow'] ?? '',
      cx: '19',
      cy: '50',
      rx: '9',
      ry: '3.5',
    }),
    svgElement('path', {
      class: styles['body'] ?? '',
      d: 'M19 49.5C17.4 41.6 2 33.6 2 18.6a17 17 0 0 1 34 0C36 33.6 20.6 41.6 19 49.5z',
    }),
    svgElement('circle', { class: styles['eye'] ?? '', cx: '19', cy: '18.5', r: '6' }),
  );
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

function svgElement(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
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
  listenToPointer(movable, listeners.signal);
  listenToKeys(movable, listeners.signal);
  return () => listeners.abort();
}

function listenToPointer(movable: Movable, signal: AbortSignal): void {
  const { element } = movable;
  let grip: { dx: number; dy: number } | null = null;
  const release = () => {
    if (grip === null) return;
    grip = null;
    element.classList.remove(styles['lifted'] ?? '');
    movable.report();
  };
  const grab = (event: PointerEvent) => {
    const [x, y] = tipOf(movable);
    grip = { dx: x - event.clientX, dy: y - event.clientY };
    element.setPointerCapture(event.pointerId);
    element.classList.add(styles['lifted'] ?? '');
  };
  const drag = (event: PointerEvent) => {
    if (grip !== null) moveTip(movable, event.clientX + grip.dx, event.clientY + grip.dy);
  };
  element.addEventListener('pointerdown', grab, { signal });
  element.addEventListener('pointermove', drag, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
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
