import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import { bowThrough } from './bow.ts';
import styles from './trails.module.css';

/** A dotted way through points of the map. */
export type Trail = { points: readonly Coordinate[]; dim: boolean };

/** Dotted ways on the map, below the markers. */
export interface Trails {
  show(trails: readonly Trail[]): void;
  /** Draws them to where the map shows their points. */
  place(pixelOf: (point: Coordinate) => Coordinate | null): void;
  dispose(): void;
}

const SVG = 'http://www.w3.org/2000/svg';

export function createTrails(map: OlMap): Trails {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', styles['trails'] ?? '');
  svg.setAttribute('aria-hidden', 'true');
  map.getOverlayContainerStopEvent()?.before(svg);
  let drawn: { path: SVGPathElement; points: readonly Coordinate[] }[] = [];
  return {
    show(trails) {
      drawn = trails.map(({ points, dim }) => {
        const path = document.createElementNS(SVG, 'path');
        if (dim) path.dataset['dim'] = '';
        return { path, points };
      });
      svg.replaceChildren(...drawn.map(({ path }) => path));
    },
    place(pixelOf) {
      for (const { path, points } of drawn) {
        const spots = points.flatMap((point) => {
          const [x, y] = pixelOf(point) ?? [];
          return x === undefined || y === undefined ? [] : [{ x, y }];
        });
        path.setAttribute('d', bowThrough(spots));
      }
    },
    dispose: () => svg.remove(),
  };
}
