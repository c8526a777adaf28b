import type { Coordinate } from 'ol/coordinate.js';
import type { Box } from '../labels/label-placement.ts';
import { moved } from '../labels/occupied-boxes.ts';
import type { MarkerBox } from '../labels/occupied-boxes.ts';
import { besidePin } from './beside-pin.ts';
import { arrangeMarkers, clearOfPin } from './arrange-markers.ts';
import type { MarkerPlace, Spot } from './arrange-markers.ts';
import { drawMarker, markerElement, placeMarker } from './marker-element.ts';
import type { MarkerElement, MarkerLook } from './marker-element.ts';
import { measuredWidth, placeTag, tagBoxes } from './name-tag.ts';
import type { Ground } from './name-tag.ts';
import type { MapIdea, MapIdeas } from './map-ideas.ts';

/** The markers of a result, each with its element. */
export interface MarkerSet {
  items: readonly HTMLLIElement[];
  /** Web mercator metres. */
  points: readonly Coordinate[];
  pointOf(index: number): Coordinate | null;
  /** Of the ideas that lie on a day. */
  pointsOfDay(day: number): readonly Coordinate[];
  /** The marker that has the focus. */
  focused(): Coordinate | null;
  /** Shows other words or another selection; the points are the same. */
  update(ideas: MapIdeas): void;
  /** Decides for a resolution which markers step aside or stand as a cluster. */
  arrange(resolution: number, pin: Coordinate | null, zoomsIn: boolean): void;
  /** Measures the names, which forces a layout: once the map rests. */
  measure(): void;
  /** Moves the markers to where the map shows their points; names keep clear of what is taken. */
  place(pixelOf: (point: Coordinate) => Coordinate | null, ground: Ground): void;
  /** Of the markers and the measured names. */
  boxes(): MarkerBox[];
}

/** `nameWidth`: of the shown name, px; 0 where none is shown or it was not measured yet. */
type Marker = MarkerElement & {
  point: Coordinate;
  place: MarkerPlace;
  aside: Spot;
  nameWidth: number;
};

/** A marker around its tip, px. */
const MARKER_BOX = { left: -14, top: -36, right: 14, bottom: 2 };
const DOT_BOX = { left: -7, top: -7, right: 7, bottom: 7 };
const CLUSTER = '4+';

/** `onCluster` gets the points of a pressed cluster; a pressed marker is reported to `ideas`. */
export function createMarkerSet(
  ideas: MapIdeas,
  pin: Coordinate | null,
  onCluster: (points: readonly Coordinate[]) => void,
): MarkerSet {
  let shown = ideas;
  const press = (at: number) => {
    const { place } = markers[at] ?? {};
    if (place?.as === 'cluster') {
      onCluster(points.filter((_, member) => place.members.includes(member)));
    } else shown.onSelect(shown.markers[at]?.index ?? 0);
  };
  const points = ideas.markers.map(({ point }) => besidePin(point, pin));
  const markers = points.map<Marker>((point, at) => {
    const element = markerElement(() => press(at));
    return { ...element, point, place: { as: 'member' }, aside: { x: 0, y: 0 }, nameWidth: 0 };
  });
  const draw = () => {
    for (const [at, marker] of markers.entries()) {
      drawMarker(marker, lookOf(marker, at, shown));
    }
    letTabStopAtOne(markers);
  };
  // They have names before they are arranged.
  draw();
  return {
    items: markers.map(({ item }) => item),
    points,
    pointOf: (index) => points[shown.markers.findIndex((idea) => idea.index === index)] ?? null,
    pointsOfDay: (day) => points.filter((_, at) => shown.markers[at]?.day === day),
    focused: () => markers.find(({ button }) => button === document.activeElement)?.point ?? null,
    update(next) {
      shown = next;
      draw();
    },
    arrange(resolution, pinTip, zoomsIn) {
      const spots = points.map((point) => spotOf(point, resolution));
      const pinSpot = pinTip === null ? null : spotOf(pinTip, resolution);
      for (const [at, place] of arrangedOf(spots, pinSpot, zoomsIn, shown).entries()) {
        const marker = markers[at];
        const spot = spots[at];
        if (marker === undefined || spot === undefined) continue;
        marker.place = place;
        if (place.as === 'member') continue;
        marker.aside = { x: place.at.x - spot.x, y: place.at.y - spot.y };
      }
      draw();
    },
    measure() {
      for (const marker of markers) {
        marker.nameWidth = isNamed(marker) ? measuredWidth(marker) : 0;
      }
    },
    place: (pixelOf, ground) => placeAll(markers, pixelOf, ground),
    boxes: () => markers.flatMap(boxesOf),
  };
}

function spotOf([x = 0, y = 0]: Coordinate, resolution: number): Spot {
  return { x: x / resolution, y: -y / resolution };
}

/** Of one day, only its own are moved apart: the dots of the others step aside from the pin only. */
function arrangedOf(
  spots: readonly Spot[],
  pin: Spot | null,
  zoomsIn: boolean,
  { markers, onlyDay }: MapIdeas,
): MarkerPlace[] {
  if (onlyDay === null) return arrangeMarkers(spots, pin, zoomsIn);
  const isOnDay = (at: number) => markers[at]?.day === onlyDay;
  const apart = arrangeMarkers(
    spots.filter((_, at) => isOnDay(at)),
    pin,
    false,
  );
  return spots.map((spot, at) =>
    isOnDay(at) ? (apart.shift() ?? { as: 'member' }) : { as: 'marker', at: clearOfPin(spot, pin) },
  );
}

function lookOf(marker: Marker, at: number, shown: MapIdeas): MarkerLook {
  return shown.onlyDay === null ? lookInAll(marker, at, shown) : lookOnDay(marker, at, shown);
}

function lookOnDay({ aside }: Marker, at: number, { markers, onlyDay, selected }: MapIdeas) {
  const { name = '', label = '', day = null, order = 0, index = 0 } = markers[at] ?? {};
  const isStop = day === onlyDay;
  const steppedAside = Math.hypot(aside.x, aside.y) > 1;
  return {
    hidden: false,
    shape: isStop ? ('stop' as const) : ('dot' as const),
    text: isStop ? String(order + 1) : '',
    // The text that is seen on it is part of its name as well, for those who press by voice.
    label: isStop ? numbered(order + 1, label) : label,
    name,
    selected: !isStop && index === selected,
    lead: steppedAside ? { x: -aside.x, y: -aside.y } : null,
  };
}

/** '1, Day 3, Uffizi, museum'; one that says its number already stays. */
function numbered(number: number, label: string): string {
  const start = `${number}, `;
  return label.startsWith(start) ? label : `${start}${label}`;
}

function lookInAll({ place, aside }: Marker, at: number, shown: MapIdeas): MarkerLook {
  const { markers, selected, litDay, clusterLabel } = shown;
  const members = place.as === 'cluster' ? place.members : [at];
  const ideas = members.flatMap((member) => markers[member] ?? []);
  const chosen = ideas.find((idea) =>
    idea.day === null ? idea.index === selected : idea.day === litDay,
  );
  const idea = chosen ?? ideas[0];
  const { name = '', label = '', index = 0, day = null }: Partial<MapIdea> = idea ?? {};
  const isCluster = place.as === 'cluster';
  const shape = isCluster ? 'open' : shapeOf(idea);
  const steppedAside = !isCluster && Math.hypot(aside.x, aside.y) > 1;
  return {
    hidden: place.as === 'member',
    shape,
    text: isCluster ? CLUSTER : String((day ?? index) + 1),
    label: isCluster ? clusterLabel(ideas.map((one) => one.index + 1).join(', ')) : label,
    name,
    selected: chosen !== undefined,
    lead: steppedAside ? { x: -aside.x, y: -aside.y } : null,
  };
}

function shapeOf(idea: MapIdea | undefined): MarkerLook['shape'] {
  if (idea?.day !== null && idea?.day !== undefined) return 'day';
  return idea?.kept === true ? 'kept' : 'open';
}

function placeAll(
  markers: readonly Marker[],
  ...[pixelOf, ground]: Parameters<MarkerSet['place']>
): void {
  const placed = markers.map((marker) => {
    const [x = 0, y = 0] = pixelOf(marker.point) ?? [];
    return { marker, tip: { x: x + marker.aside.x, y: y + marker.aside.y } };
  });
  const shown = placed.filter(({ marker }) => marker.place.as !== 'member');
  const names: Box[] = [];
  for (const { marker, tip } of placed) {
    placeMarker(marker, tip);
    if (!isNamed(marker)) continue;
    const others = shown
      .filter((other) => other.marker !== marker)
      .map((other) => moved(isDot(other.marker) ? DOT_BOX : MARKER_BOX, other.tip.x, other.tip.y));
    const taken = [...ground.taken, ...others, ...names];
    placeTag(marker, marker.nameWidth, tip, { ...ground, taken });
    names.push(...tagBoxes(marker, marker.nameWidth).map((box) => moved(box, tip.x, tip.y)));
  }
}

/** Of a marker and its name, px around its point. */
function boxesOf(marker: Marker): MarkerBox[] {
  const { point, place, aside } = marker;
  if (place.as === 'member') return [];
  return [isDot(marker) ? DOT_BOX : MARKER_BOX, ...tagBoxes(marker, marker.nameWidth)].map(
    (box) => ({
      point,
      box: moved(box, aside.x, aside.y),
    }),
  );
}

function isDot({ button }: Marker): boolean {
  return button.dataset['shape'] === 'dot';
}

/** Its name stands beside it. */
function isNamed(marker: Marker): boolean {
  return isSelected(marker) || marker.button.dataset['shape'] === 'stop';
}

function isSelected({ button }: Marker): boolean {
  return button.ariaCurrent === 'true';
}

/** The Tab key stops at the focused marker, else at the selected one, else at the first. */
function letTabStopAtOne(markers: readonly Marker[]): void {
  const shown = markers.filter(({ place }) => place.as !== 'member');
  const stop =
    shown.find(({ button }) => button === document.activeElement) ??
    shown.find(isSelected) ??
    shown[0];
  for (const marker of markers) marker.button.tabIndex = marker === stop ? 0 : -1;
}
