import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { LatLng } from '#src/domain/place/location.ts';
import { toMap } from '../coordinates.ts';
import type { MarkerBox, Markers } from '../labels/occupied-boxes.ts';
import type { Movement } from '../movement.ts';
import { createPin } from '../pin/pin.ts';
import type { MapStops } from '../stops/map-stops.ts';
import { createStopLayer } from '../stops/stop-layer.ts';
import { createIdeaLayer } from './idea-layer.ts';
import type { MapIdeas } from './map-ideas.ts';

export interface MarkerLayers {
  showPin(point: LatLng | null, label: string): void;
  /** Where the pin stands, or that of the shown stop. */
  pin(): Coordinate | null;
  showIdeas(ideas: MapIdeas | null): void;
  showStops(stops: MapStops | null, fits: boolean): void;
  /** After the free part of the map changed: fits the markers in it, or centres the pin. */
  refit(): void;
  dispose(): void;
}

type MarkerNeeds = {
  map: OlMap;
  movement: Movement;
  /** Gets where the pin was dropped; null where it cannot be moved. */
  onPinMoved: ((point: LatLng) => void) | null;
  /** The names on the map keep clear of them. */
  setMarkers: (markers: Markers) => void;
};

/** The markers of the map: the pin, a result's ideas and a trip's stops. */
export function createMarkerLayers(needs: MarkerNeeds): MarkerLayers {
  const { map, movement, onPinMoved, setMarkers } = needs;
  const pin = createPin(map, onPinMoved);
  const boxes: Record<'ideas' | 'stops', readonly MarkerBox[]> = { ideas: [], stops: [] };
  const markers: Markers = { pin: null, ideas: [] };
  const arrange = (changed: Partial<typeof boxes>) => {
    Object.assign(boxes, changed);
    setMarkers(Object.assign(markers, { ideas: [...boxes.stops, ...boxes.ideas] }));
  };
  let route: { shown: MapStops | null; fits: boolean } = { shown: null, fits: false };
  const shownStop = () => {
    const stop = route.shown?.stops.find(({ at }) => at === route.shown?.shown);
    return stop === undefined ? null : toMap(stop.point);
  };
  const shownPin = () => markers.pin ?? shownStop();
  /** The pin is for the traveller to move; else its stop has a pin of its own, which can be pressed. */
  const hasPin = () => onPinMoved !== null && markers.pin !== null;
  const ideas = createIdeaLayer({
    map,
    pin: shownPin,
    movement,
    onArranged: (arranged) => arrange({ ideas: arranged }),
  });
  const stops = createStopLayer({
    map,
    movement,
    underPin: hasPin,
    onArranged: (arranged) => arrange({ stops: arranged }),
  });
  const centerPin = () => {
    if (markers.pin !== null) movement.to({ center: markers.pin });
  };
  const showRoute = () => {
    const { shown, fits } = route;
    pin.setNumber(shown === null ? null : shown.shown + 1);
    pin.setHidden(shown !== null && !hasPin());
    void stops.show(shown, fits);
  };
  return {
    showPin(point, label) {
      pin.show(point);
      setMarkers(Object.assign(markers, { pin: point && toMap(point) }));
      pin.setLabel(label);
      if (route.shown !== null) showRoute();
    },
    pin: shownPin,
    showIdeas: (shown) => void ideas.show(shown),
    showStops(shown, fits) {
      route = { shown, fits };
      showRoute();
    },
    refit() {
      const fitted = ideas.refit() || stops.refit();
      if (!fitted) movement.afterOwnZoom(centerPin);
    },
    dispose() {
      for (const layer of [pin, ideas, stops]) layer.dispose();
    },
  };
}
