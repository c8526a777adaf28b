import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { LatLng } from '#src/domain/place/location.ts';
import { dropClickOfTouch } from '#src/ui/drop-click-of-touch.ts';
import { fromMap } from './coordinates.ts';
import type { NamedPoint } from './labels/labels-in-view.ts';

/** A point of the map, and where it is on the screen: px from the map's left upper corner. */
export type MapTap = { point: LatLng; x: number; y: number; by: 'pointer' | 'key' };

export type ClickEvents = {
  /** A click in placing mode. */
  onPlace: (point: LatLng) => void;
  /** A single click or tap outside placing mode: no drag, no pinch, no double tap. */
  onTap: (tap: MapTap) => void;
  /** The same on the icon or the name of a sight. */
  onSight: (sight: NamedPoint) => void;
};

export interface MapClicks {
  setPlacing(placing: boolean): void;
  /** A click at the centre of the unpadded part: the keyboard's way to place and to tap. */
  clickCenter(): void;
}

/** Reports the clicks on a map; a click in placing mode at once, a tap after the time of a double tap. */
export function listenToClicks(
  map: OlMap,
  sightAt: (at: Coordinate) => NamedPoint | null,
  events: () => ClickEvents | null,
): MapClicks {
  let placing = false;
  // Placing mode ends with its click, before that is known to be a single one.
  let placed = false;
  const tap = (coordinate: Coordinate, by: MapTap['by']) => {
    const [x = 0, y = 0] = map.getPixelFromCoordinate(coordinate);
    events()?.onTap({ point: fromMap(coordinate), x, y, by });
  };
  map.on('click', ({ coordinate }) => {
    placed = placing;
    if (!placing) return;
    // The sheet rises, and the placing toggle with it.
    dropClickOfTouch();
    events()?.onPlace(sightAt(coordinate)?.point ?? fromMap(coordinate));
  });
  map.on('singleclick', ({ coordinate, originalEvent }) => {
    if (placed || isOnIdea(originalEvent)) return;
    const sight = sightAt(coordinate);
    if (sight === null) tap(coordinate, 'pointer');
    else events()?.onSight(sight);
  });
  return {
    setPlacing(next) {
      placing = next;
    },
    clickCenter() {
      const center = map.getView().getCenter();
      if (center === undefined) return;
      if (placing) events()?.onPlace(fromMap(center));
      else tap(center, 'key');
    },
  };
}

/** The markers of ideas answer their taps themselves; in placing mode they let them through. */
function isOnIdea({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-ideas]') !== null;
}
