import type { Coordinate } from 'ol/coordinate.js';
import { arrangeMarkers } from '../markers/arrange-markers.ts';
import type { Spot } from '../markers/arrange-markers.ts';
import { besidePin } from '../markers/beside-pin.ts';
import type { MapStops } from './map-stops.ts';

type Stops = Pick<MapStops, 'stops' | 'shown'>;

/**
 * Where the stops are on the map: each in the copy of the world in which it is nearest to its neighbour, so
 * that the trail crosses the date line where that is shorter. The shown one is where the map's pin is.
 */
export function stopPoints({ stops, shown }: Stops): Coordinate[] {
  const current = Math.max(0, indexOfShown({ stops, shown }));
  const points: Coordinate[] = [];
  for (let index = current; index < stops.length; index += 1) {
    points[index] = pointBeside(stops, index, points[index - 1] ?? null);
  }
  for (let index = current - 1; index >= 0; index -= 1) {
    points[index] = pointBeside(stops, index, points[index + 1] ?? null);
  }
  return points;
}

/** How far each pin steps aside, px, so that none touches another; the shown one does not. */
export function stepsAside(
  points: readonly Coordinate[],
  shown: number,
  resolution: number,
): Spot[] {
  const spots = points.map(([x = 0, y = 0]) => ({ x: x / resolution, y: -y / resolution }));
  const others = spots.filter((_, index) => index !== shown);
  const places = arrangeMarkers(others, spots[shown] ?? null, false);
  return spots.map((spot, index) => {
    const place = index === shown ? undefined : places.shift();
    if (place === undefined || place.as === 'member') return { x: 0, y: 0 };
    return { x: place.at.x - spot.x, y: place.at.y - spot.y };
  });
}

/** Its index among the stops that have a point; -1 where it has none. */
export function indexOfShown(of: Stops | null): number {
  return of?.stops.findIndex(({ at }) => at === of.shown) ?? -1;
}

function pointBeside(
  stops: MapStops['stops'],
  index: number,
  neighbour: Coordinate | null,
): Coordinate {
  const stop = stops[index];
  return stop === undefined ? [0, 0] : besidePin(stop.point, neighbour);
}
