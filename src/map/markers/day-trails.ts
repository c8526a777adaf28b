import type { Coordinate } from 'ol/coordinate.js';
import { besidePin } from './beside-pin.ts';
import type { MapIdeas } from './map-ideas.ts';
import type { Trail } from './trails.ts';

/** The ways of the days that are shown, each from the pin. */
export function dayTrails(
  ideas: Pick<MapIdeas, 'trails' | 'litDay' | 'onlyDay'> | null,
  pin: Coordinate | null,
): Trail[] {
  const { trails = [], litDay = null, onlyDay = null } = ideas ?? {};
  return trails
    .filter(({ day }) => onlyDay === null || day === onlyDay)
    .map(({ day, points }) => {
      const stops = points.map((point) => besidePin(point, pin));
      return {
        points: pin === null ? stops : [pin, ...stops],
        dim: litDay !== null && litDay !== day,
      };
    });
}
