import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { LatLng } from '#src/domain/place/location.ts';
import { fromMap, toMap } from '../coordinates.ts';
import { clearOfPin } from '../markers/arrange-markers.ts';
import type { Spot } from '../markers/arrange-markers.ts';
import { createIdeaView } from '../markers/idea-view.ts';
import { createMarkerList } from '../markers/marker-list.ts';
import type { Movement } from '../movement.ts';

/** The view of the map, at one moment. */
export type GroundView = {
  /** Where a point is shown, px from the left upper corner. */
  spotOf: (point: LatLng) => Spot;
  /** Where the marker of a spot stands: beside the pin where that would cover it. */
  markerOf: (spot: Spot) => Spot;
  /** Web mercator metres a pixel. */
  resolution: number;
  zoomsIn: boolean;
  /** Of the map, px. */
  width: number;
  middle: LatLng;
  /** How far it was moved since it was fitted or searched, as a share of its smaller side. */
  movedShare: number;
};

/** The parts of the map that markers need. */
export interface SightGround {
  /** Takes the markers. */
  list: HTMLUListElement;
  /** Calls now, with each frame of a movement, and when the map rests. Returns the function that ends it. */
  follow(onView: (view: GroundView, isResting: boolean) => void): () => void;
  /** Zooms and moves so that all points are seen. */
  fit: (points: readonly LatLng[]) => void;
  /** Counts from here how far the map is moved. */
  stay(): void;
  /** Moves the map where the point is out of sight. */
  keepInView(point: LatLng): void;
  dispose(): void;
}

export type SightGroundNeeds = {
  map: OlMap;
  movement: Movement;
  pin: () => Coordinate | null;
};

const WORLD_M = 2 * 20_037_508.342_789;
/** A street of sights needs a closer look than a day out. */
const CLOSEST_ZOOM = 13;

export function createSightGround({ map, movement, pin }: SightGroundNeeds): SightGround {
  const list = createMarkerList(map);
  const view = createIdeaView(map, movement, CLOSEST_ZOOM);
  let home: Coordinate | null = null;
  /** On the world that is shown: a map that was moved around the earth shows another copy. */
  const near = ([x = 0, y = 0]: Coordinate): Coordinate => {
    const [middle = 0] = map.getView().getCenter() ?? [];
    return [x + WORLD_M * Math.round((middle - x) / WORLD_M), y];
  };
  const spotOf = (point: Coordinate): Spot => {
    const [x = 0, y = 0] = map.getPixelFromCoordinate(near(point)) ?? [];
    return { x, y };
  };
  const viewNow = (): GroundView => {
    const at = map.getView();
    const resolution = at.getResolution() ?? 1;
    const standing = pin();
    const pinSpot = standing && spotOf(standing);
    return {
      spotOf: (point) => spotOf(toMap(point)),
      markerOf: (spot) => clearOfPin(spot, pinSpot),
      resolution,
      zoomsIn: (at.getZoom() ?? 0) < at.getMaxZoom() - 0.01,
      width: map.getSize()?.[0] ?? 0,
      middle: fromMap(at.getCenter() ?? [0, 0]),
      movedShare: movedShareOf(map, home, resolution),
    };
  };
  return {
    list,
    follow(onView) {
      const frame = () => onView(viewNow(), false);
      const rest = () => onView(viewNow(), true);
      map.on('postrender', frame);
      map.on('moveend', rest);
      map.once('postrender', rest);
      map.render();
      return () => {
        map.un('postrender', frame);
        map.un('postrender', rest);
        map.un('moveend', rest);
      };
    },
    fit(points) {
      home = view.fit(points.map((point) => near(toMap(point))));
    },
    stay() {
      home = map.getView().getCenter() ?? null;
    },
    keepInView: (point) => view.keepInView(near(toMap(point))),
    dispose: () => list.remove(),
  };
}

function movedShareOf(map: OlMap, home: Coordinate | null, resolution: number): number {
  const [x = 0, y = 0] = map.getView().getCenter() ?? [];
  const [homeX = x, homeY = y] = home ?? [];
  const side = Math.max(1, Math.min(...(map.getSize() ?? [1])));
  return Math.hypot(x - homeX, y - homeY) / resolution / side;
}
