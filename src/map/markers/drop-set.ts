import type { Coordinate } from 'ol/coordinate.js';
import { moved } from '../labels/occupied-boxes.ts';
import type { DropBox } from '../labels/occupied-boxes.ts';
import { besidePin } from './beside-pin.ts';
import { arrangeDrops } from './arrange-drops.ts';
import type { DropPlace, Spot } from './arrange-drops.ts';
import { drawDrop, dropElement, placeDrop } from './drop-element.ts';
import type { DropElement, DropLook } from './drop-element.ts';
import { measuredWidth, placeTag, tagBoxes } from './name-tag.ts';
import type { Ground } from './name-tag.ts';
import type { MapIdea, MapIdeas } from './map-ideas.ts';

/** The drops of a result, each with its element. */
export interface DropSet {
  items: readonly HTMLLIElement[];
  /** Web mercator metres. */
  points: readonly Coordinate[];
  pointOf(index: number): Coordinate | null;
  /** The drop that has the focus. */
  focused(): Coordinate | null;
  /** Shows other words or another selection; the points are the same. */
  update(ideas: MapIdeas): void;
  /** Decides for a resolution which drops step aside or stand as a heap. */
  arrange(resolution: number, pin: Coordinate | null, zoomsIn: boolean): void;
  /** Measures the names, which forces a layout: once the map rests. */
  measure(): void;
  /** Moves the drops to where the map shows their points; names keep clear of what is taken. */
  place(pixelOf: (point: Coordinate) => Coordinate | null, ground: Ground): void;
  /** Of the drops and the measured names. */
  boxes(): DropBox[];
}

/** `nameWidth`: of the shown name, px; 0 where none is shown or it was not measured yet. */
type Drop = DropElement & { point: Coordinate; place: DropPlace; aside: Spot; nameWidth: number };

/** A drop around its tip, px. */
const DROP_BOX = { left: -14, top: -36, right: 14, bottom: 2 };
const HEAP = '4+';

/** `onHeap` gets the points of a pressed heap; a pressed drop is reported to `ideas`. */
export function createDropSet(
  ideas: MapIdeas,
  pin: Coordinate | null,
  onHeap: (points: readonly Coordinate[]) => void,
): DropSet {
  let shown = ideas;
  const press = (at: number) => {
    const { place } = drops[at] ?? {};
    if (place?.as === 'heap') onHeap(points.filter((_, member) => place.members.includes(member)));
    else shown.onSelect(shown.drops[at]?.index ?? 0);
  };
  const points = ideas.drops.map(({ point }) => besidePin(point, pin));
  const drops = points.map<Drop>((point, at) => {
    const element = dropElement(() => press(at));
    return { ...element, point, place: { as: 'member' }, aside: { x: 0, y: 0 }, nameWidth: 0 };
  });
  const draw = () => {
    for (const [at, drop] of drops.entries()) {
      drawDrop(drop, lookOf(drop, at, shown));
    }
    letTabStopAtOne(drops);
  };
  return {
    items: drops.map(({ item }) => item),
    points,
    pointOf: (index) => points[shown.drops.findIndex((idea) => idea.index === index)] ?? null,
    focused: () => drops.find(({ button }) => button === document.activeElement)?.point ?? null,
    update(next) {
      shown = next;
      draw();
    },
    arrange(resolution, pinTip, zoomsIn) {
      const spots = points.map((point) => spotOf(point, resolution));
      const pinSpot = pinTip === null ? null : spotOf(pinTip, resolution);
      for (const [at, place] of arrangeDrops(spots, pinSpot, zoomsIn).entries()) {
        const drop = drops[at];
        const spot = spots[at];
        if (drop === undefined || spot === undefined) continue;
        drop.place = place;
        if (place.as !== 'member') drop.aside = { x: place.at.x - spot.x, y: place.at.y - spot.y };
      }
      draw();
    },
    measure() {
      for (const drop of drops) drop.nameWidth = isSelected(drop) ? measuredWidth(drop) : 0;
    },
    place: (pixelOf, ground) => placeAll(drops, pixelOf, ground),
    boxes: () => drops.flatMap(boxesOf),
  };
}

function spotOf([x = 0, y = 0]: Coordinate, resolution: number): Spot {
  return { x: x / resolution, y: -y / resolution };
}

function lookOf({ place, aside }: Drop, at: number, shown: MapIdeas) {
  const { drops, selected, litDay, heapLabel } = shown;
  const members = place.as === 'heap' ? place.members : [at];
  const ideas = members.flatMap((member) => drops[member] ?? []);
  const chosen = ideas.find((idea) =>
    idea.day === null ? idea.index === selected : idea.day === litDay,
  );
  const idea = chosen ?? ideas[0];
  const { name = '', label = '', index = 0, day = null }: Partial<MapIdea> = idea ?? {};
  const isHeap = place.as === 'heap';
  const shape = isHeap ? 'open' : shapeOf(idea);
  const steppedAside = !isHeap && Math.hypot(aside.x, aside.y) > 1;
  return {
    hidden: place.as === 'member',
    shape,
    text: isHeap ? HEAP : String((day ?? index) + 1),
    label: isHeap ? heapLabel(ideas.map((one) => one.index + 1).join(', ')) : label,
    name,
    selected: chosen !== undefined,
    lead: steppedAside ? { x: -aside.x, y: -aside.y } : null,
  };
}

function shapeOf(idea: MapIdea | undefined): DropLook['shape'] {
  if (idea?.day !== null && idea?.day !== undefined) return 'day';
  return idea?.kept === true ? 'kept' : 'open';
}

function placeAll(
  drops: readonly Drop[],
  ...[pixelOf, ground]: Parameters<DropSet['place']>
): void {
  const placed = drops.map((drop) => {
    const [x = 0, y = 0] = pixelOf(drop.point) ?? [];
    return { drop, tip: { x: x + drop.aside.x, y: y + drop.aside.y } };
  });
  const others = placed
    .filter(({ drop }) => drop.place.as !== 'member' && !isSelected(drop))
    .map(({ tip }) => moved(DROP_BOX, tip.x, tip.y));
  for (const { drop, tip } of placed) {
    placeDrop(drop, tip);
    if (!isSelected(drop)) continue;
    placeTag(drop, drop.nameWidth, tip, { ...ground, taken: [...ground.taken, ...others] });
  }
}

/** Of a drop and its name, px around its point. */
function boxesOf(drop: Drop): DropBox[] {
  const { point, place, aside } = drop;
  if (place.as === 'member') return [];
  return [DROP_BOX, ...tagBoxes(drop, drop.nameWidth)].map((box) => ({
    point,
    box: moved(box, aside.x, aside.y),
  }));
}

function isSelected({ button }: Drop): boolean {
  return button.ariaCurrent === 'true';
}

/** The Tab key stops at the focused drop, else at the selected one, else at the first. */
function letTabStopAtOne(drops: readonly Drop[]): void {
  const shown = drops.filter(({ place }) => place.as !== 'member');
  const stop =
    shown.find(({ button }) => button === document.activeElement) ??
    shown.find(isSelected) ??
    shown[0];
  for (const drop of drops) drop.button.tabIndex = drop === stop ? 0 : -1;
}
