import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import { moved } from '../labels/occupied-boxes.ts';
import type { MarkerBox } from '../labels/occupied-boxes.ts';
import type { Spot } from '../markers/arrange-markers.ts';
import { createIdeaView } from '../markers/idea-view.ts';
import { createMarkerList } from '../markers/marker-list.ts';
import { createTrails } from '../markers/trails.ts';
import type { Movement } from '../movement.ts';
import { indexOfShown, stepsAside, stopPoints } from './arrange-stops.ts';
import { keepArranged } from './keep-arranged.ts';
import type { MapStops } from './map-stops.ts';
import { createPinElements } from './pin-elements.ts';

/** The stops of a trip as numbered pins, with the trail through them. */
export interface StopPins {
  /** `fits`: the view is fitted to the stops where their points are new. */
  show(stops: MapStops | null, fits: boolean): void;
  /** After the free part of the map changed: fits the view again, unless the traveller zoomed. */
  refit(): void;
  dispose(): void;
}

export type StopPinsNeeds = {
  map: OlMap;
  movement: Movement;
  /** The map's own pin stands at the shown stop, for the traveller to move. */
  underPin: () => boolean;
  /** Gets the boxes of the pins while the map rests. */
  onArranged: (pins: readonly MarkerBox[]) => void;
};

/** A pin around its tip, px. */
const PIN_BOX = { left: -17, top: -43, right: 17, bottom: 2 };

export function createStopPins({ map, movement, underPin, onArranged }: StopPinsNeeds): StopPins {
  const trails = createTrails(map);
  const list = createMarkerList(map);
  const view = createIdeaView(map, movement);
  const pins = createPinElements(list);
  const pixelOf = (point: Coordinate) => map.getPixelFromCoordinate(point);
  const fit = () => view.fit(points, { first: points[indexOfShown(stops)] });
  let points: readonly Coordinate[] = [];
  let stops: MapStops | null = null;
  let fittedFor: string | null = null;

  const arrangement = keepArranged(map, {
    arrange(resolution) {
      const asides = stepsAside(points, indexOfShown(stops), resolution);
      if (stops !== null) pins.draw(stops, asides);
      return asides;
    },
    place(asides) {
      pins.place(
        points.map((point) => pixelOf(point)),
        asides,
      );
      trails.place(pixelOf);
    },
    rest: (asides) => onArranged(points.map((point, index) => boxOf(point, asides[index]))),
  });
  list.addEventListener('focusin', ({ target }) => {
    const focused = points[pins.indexOf(target)];
    if (focused !== undefined) view.keepInView(focused);
  });

  return {
    show(next, fits) {
      const before = stops?.shown;
      stops = next;
      points = next === null ? [] : stopPoints(next);
      pins.fill(points.length, (index) => {
        const at = stops?.stops[index]?.at;
        if (at !== undefined) stops?.onSelect(at);
      });
      list.toggleAttribute('data-under-pin', underPin());
      list.hidden = points.length === 0;
      list.setAttribute('aria-label', next?.listLabel ?? '');
      trails.show([{ points, dim: false }]);
      arrangement.renew();
      const key = fits ? keyOf(next) : null;
      const current = next?.shown === before ? undefined : points[indexOfShown(next)];
      if (key !== null && key !== fittedFor) fit();
      else if (key !== null && current !== undefined) view.keepInView(current);
      fittedFor = key;
    },
    refit() {
      if (fittedFor !== null && view.isFitted()) fit();
    },
    dispose() {
      arrangement.dispose();
      trails.dispose();
      list.remove();
    },
  };
}

function boxOf(point: Coordinate, { x, y }: Spot = { x: 0, y: 0 }): MarkerBox {
  return { point, box: moved(PIN_BOX, x, y) };
}

/** Null where there is nothing to fit. */
function keyOf(shown: MapStops | null): string | null {
  const { stops = [] } = shown ?? {};
  if (stops.length === 0) return null;
  return JSON.stringify(stops.map(({ at, point }) => [at, point.lat, point.lng]));
}
