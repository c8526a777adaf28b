import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import { PIN_BOX, moved } from '../labels/occupied-boxes.ts';
import type { MarkerBox } from '../labels/occupied-boxes.ts';
import { dayTrails } from './day-trails.ts';
import { createTrails } from './trails.ts';
import type { Trails } from './trails.ts';
import { createMarkerList } from './marker-list.ts';
import { createMarkerSet } from './marker-set.ts';
import type { MarkerSet } from './marker-set.ts';
import { createIdeaView } from './idea-view.ts';
import type { Movement } from '../movement.ts';
import type { MapIdeas } from './map-ideas.ts';
import type { Ground } from './name-tag.ts';

/** The ideas of a result as numbered markers on the map. */
export interface IdeaMarkers {
  /** Fits the view where the ideas' points are new, and brings a newly selected one into view. */
  show(ideas: MapIdeas | null): void;
  /** After the free part of the map changed: fits the view again, unless the traveller zoomed. */
  refit(): void;
  dispose(): void;
}

export type IdeaMarkersNeeds = {
  map: OlMap;
  pin: () => Coordinate | null;
  movement: Movement;
  /** Gets the boxes of the markers whenever they changed, while the map rests. */
  onArranged: (markers: readonly MarkerBox[]) => void;
};

const FAR_PX = 1e5;
/** The places of one day stand close together. */
const DAY_ZOOM = 13;

type Shown = { ideas: MapIdeas; set: MarkerSet };

export function createIdeaMarkers({
  map,
  pin,
  movement,
  onArranged,
}: IdeaMarkersNeeds): IdeaMarkers {
  const trails = createTrails(map);
  const list = createMarkerList(map);
  const view = createIdeaView(map, movement);
  const placing = keepPlaced({ map, pin, onArranged: onChange(onArranged) }, trails);
  let shown: Shown | null = null;

  const fitAll = ({ set, ideas }: Shown) => {
    const { onlyDay } = ideas;
    const points = onlyDay === null ? set.points : set.pointsOfDay(onlyDay);
    view.fit(
      [...points, pin() ?? []].filter(isPoint),
      onlyDay === null ? {} : { maxZoom: DAY_ZOOM },
    );
  };
  const showNew = (ideas: MapIdeas | null) => {
    shown = ideas && { ideas, set: createMarkerSet(ideas, pin(), (cluster) => view.fit(cluster)) };
    // It reads the layout: before the markers change it.
    if (shown !== null) fitAll(shown);
    list.replaceChildren(...(shown?.set.items ?? []));
    placing.show(shown?.set ?? null);
  };
  list.addEventListener('focusin', () => {
    const focused = shown?.set.focused() ?? null;
    if (focused !== null) view.keepInView(focused);
  });

  return {
    show(ideas) {
      const before = shown;
      trails.show(dayTrails(ideas, pin()));
      labelList(list, ideas);
      if (ideas === null || before === null || pointsOf(ideas) !== pointsOf(before.ideas)) {
        showNew(ideas);
        return;
      }
      shown = { ideas, set: before.set };
      before.set.update(ideas);
      if (ideas.onlyDay !== before.ideas.onlyDay) fitAll(shown);
      placing.show(before.set);
      const selected = before.set.pointOf(ideas.selected);
      if (selected !== null && ideas.selected !== before.ideas.selected) view.keepInView(selected);
    },
    refit() {
      if (shown !== null && view.isFitted()) fitAll(shown);
    },
    dispose() {
      placing.dispose();
      trails.dispose();
      list.remove();
    },
  };
}

type Placing = {
  /** Places these markers with the next frame, which lays out the page anyway; also after they changed. */
  show(set: MarkerSet | null): void;
  dispose(): void;
};

/** Keeps markers and ways where the map shows their points. */
function keepPlaced(
  { map, pin, onArranged }: Pick<IdeaMarkersNeeds, 'map' | 'pin' | 'onArranged'>,
  trails: Trails,
): Placing {
  const pixelOf = (point: Coordinate) => map.getPixelFromCoordinate(point);
  let set: MarkerSet | null = null;
  let arrangedFor: number | undefined;
  const arrange = () => {
    const resolution = map.getView().getResolution() ?? 1;
    if (resolution !== arrangedFor) set?.arrange(resolution, pin(), canZoomIn(map));
    arrangedFor = resolution;
  };
  const place = () => {
    if (set === null) return;
    set.place(pixelOf, groundOf(map, pin()));
    trails.place(pixelOf);
  };
  const follow = () => {
    arrange();
    place();
  };
  // OpenLayers reports the end of a movement before it has rendered the last frame.
  const rest = () => {
    arrange();
    set?.measure();
    place();
    onArranged(set?.boxes() ?? []);
  };
  map.on('postrender', follow);
  map.on('moveend', rest);
  return {
    show(next) {
      arrangedFor = undefined;
      set = next;
      map.once('postrender', rest);
      map.render();
    },
    dispose() {
      map.un('postrender', follow);
      map.un('postrender', rest);
      map.un('moveend', rest);
    },
  };
}

function isPoint(point: Coordinate): boolean {
  return point.length > 0;
}

function labelList(list: HTMLElement, ideas: MapIdeas | null): void {
  list.hidden = ideas === null;
  if (ideas !== null) list.setAttribute('aria-label', ideas.listLabel);
}

/** No name may stand beyond the edges of the map, and on the pin. */
function groundOf(map: OlMap, pin: Coordinate | null): Ground {
  const [mapWidth = 0] = map.getSize() ?? [];
  const [x, y] = pin === null ? [] : (map.getPixelFromCoordinate(pin) ?? []);
  const edges = [
    { left: -FAR_PX, top: -FAR_PX, right: 0, bottom: FAR_PX },
    { left: mapWidth, top: -FAR_PX, right: FAR_PX, bottom: FAR_PX },
  ];
  const taken = x === undefined || y === undefined ? edges : [...edges, moved(PIN_BOX, x, y)];
  return { taken, mapWidth };
}

function canZoomIn(map: OlMap): boolean {
  const view = map.getView();
  return (view.getZoom() ?? 0) < view.getMaxZoom() - 0.01;
}

function pointsOf({ markers }: MapIdeas): string {
  return JSON.stringify(markers.map(({ point }) => point));
}

/** Passes boxes on where they differ from those before. */
function onChange(report: IdeaMarkersNeeds['onArranged']): IdeaMarkersNeeds['onArranged'] {
  let before = '[]';
  return (boxes) => {
    const now = JSON.stringify(boxes);
    if (now !== before) report(boxes);
    before = now;
  };
}
