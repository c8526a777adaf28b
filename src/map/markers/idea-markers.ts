import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { Box } from '../labels/label-placement.ts';
import { PIN_BOX, moved } from '../labels/occupied-boxes.ts';
import type { DropBox } from '../labels/occupied-boxes.ts';
import { createDayTrails } from './day-trails.ts';
import { createDropList } from './drop-list.ts';
import { createDropSet } from './drop-set.ts';
import type { DropSet } from './drop-set.ts';
import { createIdeaView } from './idea-view.ts';
import type { Movement } from '../movement.ts';
import type { MapIdeas } from './map-ideas.ts';

/** The ideas of a result as numbered drops on the map. */
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
  /** Gets the boxes of the drops whenever they changed, while the map rests. */
  onArranged: (drops: readonly DropBox[]) => void;
};

const FAR_PX = 1e5;

type Shown = { ideas: MapIdeas; set: DropSet };

export function createIdeaMarkers({ map, pin, ...needs }: IdeaMarkersNeeds): IdeaMarkers {
  const trails = createDayTrails(map);
  const list = createDropList(map);
  const view = createIdeaView(map, needs.movement);
  const pixelOf = (point: Coordinate) => map.getPixelFromCoordinate(point);
  let shown: Shown | null = null;
  let arrangedFor: number | undefined;

  const fitAll = ({ set }: Shown) => view.fit([...set.points, pin() ?? []].filter(isPoint));
  const follow = () => {
    if (shown === null) return;
    const resolution = map.getView().getResolution() ?? 1;
    if (resolution !== arrangedFor) shown.set.arrange(resolution, pin(), canZoomIn(map));
    arrangedFor = resolution;
    shown.set.place(pixelOf, takenBoxes(map, pin()));
    trails.place(pixelOf);
  };
  const report = onChange(needs.onArranged);
  // OpenLayers reports the end of a movement before it has rendered the last frame.
  const rest = () => {
    follow();
    report(shown?.set.boxes() ?? []);
  };
  const showNew = (ideas: MapIdeas | null) => {
    shown = ideas && { ideas, set: createDropSet(ideas, pin(), (heap) => view.fit(heap)) };
    arrangedFor = undefined;
    list.replaceChildren(...(shown?.set.items ?? []));
    if (shown !== null) fitAll(shown);
    rest();
  };
  map.on('postrender', follow);
  map.on('moveend', rest);
  list.addEventListener('focusin', () => {
    const focused = shown?.set.focused() ?? null;
    if (focused !== null) view.keepInView(focused);
  });

  return {
    show(ideas) {
      const before = shown;
      trails.show(ideas, pin());
      labelList(list, ideas);
      if (ideas === null || before === null || pointsOf(ideas) !== pointsOf(before.ideas)) {
        showNew(ideas);
        return;
      }
      shown = { ideas, set: before.set };
      before.set.update(ideas);
      rest();
      const selected = before.set.pointOf(ideas.selected);
      if (selected !== null && ideas.selected !== before.ideas.selected) view.keepInView(selected);
    },
    refit() {
      if (shown !== null && view.isFitted()) fitAll(shown);
    },
    dispose() {
      map.un('postrender', follow);
      map.un('moveend', rest);
      trails.dispose();
      list.remove();
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

/** Where no name may stand, px on the map: beyond its edges, and on the pin. */
function takenBoxes(map: OlMap, pin: Coordinate | null): Box[] {
  const [width = 0] = map.getSize() ?? [];
  const [x, y] = pin === null ? [] : (map.getPixelFromCoordinate(pin) ?? []);
  const edges = [
    { left: -FAR_PX, top: -FAR_PX, right: 0, bottom: FAR_PX },
    { left: width, top: -FAR_PX, right: FAR_PX, bottom: FAR_PX },
  ];
  return x === undefined || y === undefined ? edges : [...edges, moved(PIN_BOX, x, y)];
}

function canZoomIn(map: OlMap): boolean {
  const view = map.getView();
  return (view.getZoom() ?? 0) < view.getMaxZoom() - 0.01;
}

function pointsOf({ drops }: MapIdeas): string {
  return JSON.stringify(drops.map(({ point }) => point));
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
