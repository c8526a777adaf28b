import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import { MAP_VIEW } from './map-view.ts';

/** Where a movement ends. */
export type Goal = { center?: Coordinate; zoom?: number };

/** The animated movements of a map, all but those of the traveller's own hand and wheel. */
export interface Movement {
  /** Moves there. Goals of a running movement that this one does not name are kept. */
  to(goal: Goal): void;
  zoomBy(steps: number): void;
  /** Runs at once, or after the zoom that the traveller's wheel, keys or double tap have begun. */
  afterOwnZoom(run: () => void): void;
  /** The zoom that the map has, or will have after the running movement. */
  zoom(): number;
}

const MOVE_MS = 250;

export function createMovement(map: OlMap): Movement {
  const view = map.getView();
  let running: Goal | null = null;
  const zoom = () => running?.zoom ?? view.getZoom() ?? MAP_VIEW.zoom;
  const to = (goal: Goal) => {
    const whole = { ...running, ...goal };
    view.cancelAnimations();
    running = whole;
    view.animate({ ...whole, duration: moveMs() }, () => {
      if (running === whole) running = null;
    });
  };
  return {
    to,
    zoom,
    zoomBy(steps) {
      const wanted = zoom() + steps;
      to({ zoom: Math.max(view.getMinZoom(), Math.min(view.getMaxZoom(), wanted)) });
    },
    afterOwnZoom(run) {
      if (running === null && view.getAnimating()) map.once('moveend', run);
      else run();
    },
  };
}

/** No travel with reduced motion. */
function moveMs(): number {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
}
