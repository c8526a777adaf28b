import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import { besidePin } from './beside-pin.ts';
import { bowThrough } from './bow.ts';
import styles from './day-trails.module.css';
import type { MapIdeas } from './map-ideas.ts';

/** The dotted ways of the days, below the markers. */
export interface DayTrails {
  show(ideas: Pick<MapIdeas, 'trails' | 'litDay' | 'onlyDay'> | null, pin: Coordinate | null): void;
  /** Draws them to where the map shows their points. */
  place(pixelOf: (point: Coordinate) => Coordinate | null): void;
  dispose(): void;
}

const SVG = 'http://www.w3.org/2000/svg';

export function createDayTrails(map: OlMap): DayTrails {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', styles['trails'] ?? '');
  svg.setAttribute('aria-hidden', 'true');
  map.getOverlayContainerStopEvent()?.before(svg);
  let drawn: { path: SVGPathElement; points: readonly Coordinate[] }[] = [];
  return {
    show(ideas, pin) {
      const { trails = [], litDay = null, onlyDay = null } = ideas ?? {};
      const shown = trails.filter(({ day }) => onlyDay === null || day === onlyDay);
      drawn = shown.map(({ day, points }) => {
        const path = document.createElementNS(SVG, 'path');
        if (litDay !== null && litDay !== day) path.dataset['dim'] = '';
        const stops = points.map((point) => besidePin(point, pin));
        return { path, points: pin === null ? stops : [pin, ...stops] };
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
