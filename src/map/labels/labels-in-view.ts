import { fromMap } from '#src/map/coordinates.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import type { LabelledSight, MapLabel } from '#src/domain/map/map-label.ts';
import type { LabelPicture } from './label-pictures.ts';

/** A point on the map that has a name: a place, a summit, a sight. */
export type NamedPoint = {
  names: MapLabel['names'];
  kind: MapLabel['kind'];
  /** See MapLabel. */
  size: number;
  point: LatLng;
  /** Null for labels that are no sight. */
  sight: LabelledSight | null;
  /** Null for labels that are not of detail tiles. */
  what: DetailClass | null;
};

/** Web mercator metres. */
type View = { x: number; y: number; resolution: number; width: number; height: number };

/** Names of wide areas are no places to go to. */
const AREAS = new Set<MapLabel['kind']>([
  'country',
  'water',
  'range',
  'region',
  'group',
  'river',
  'lake',
  'figure',
]);
const MOST_NAMES = 60;
/** A finger hits an icon within this distance, px. */
const TOUCH_PX = 22;

/** The named points that the view shows, the nearest to its centre first. */
export function namesInView(pictures: readonly LabelPicture[], view: View): NamedPoint[] {
  const away = ({ x, y }: LabelPicture) => Math.hypot(x - view.x, y - view.y);
  return pictures
    .filter(({ label, x, y }) => {
      const across = Math.abs(x - view.x) / view.resolution;
      const down = Math.abs(y - view.y) / view.resolution;
      return isListed(label) && across <= view.width / 2 && down <= view.height / 2;
    })
    .toSorted((a, b) => away(a) - away(b))
    .filter(isFirstOfLine())
    .slice(0, MOST_NAMES)
    .map(namedPoint);
}

/** The sight whose icon or name is at a point in web mercator metres; the nearest of several. */
export function sightAt(
  pictures: readonly LabelPicture[],
  at: { x: number; y: number; resolution: number },
): NamedPoint | null {
  let nearest: { picture: LabelPicture; px: number } | null = null;
  for (const picture of pictures) {
    if (picture.label.sight === undefined) continue;
    const px = distancePx(picture, at);
    if (px <= TOUCH_PX && px < (nearest?.px ?? Infinity)) nearest = { picture, px };
  }
  return nearest === null ? null : namedPoint(nearest.picture);
}

/** From the icon; 0 on the name. */
function distancePx(
  { x, y, bounds }: LabelPicture,
  at: { x: number; y: number; resolution: number },
): number {
  const across = (at.x - x) / at.resolution;
  const down = (y - at.y) / at.resolution;
  const { left, top, right, bottom } = bounds;
  const isOnName = across >= left && across <= right && down >= top && down <= bottom;
  return isOnName ? 0 : Math.hypot(across, down);
}

/** A street or river has its name on the map several times, and once in a list. */
function isFirstOfLine(): (picture: LabelPicture) => boolean {
  const listed = new Set<string>();
  return ({ label: { names, detail } }) => {
    if (detail?.line === undefined) return true;
    const isNew = !listed.has(names.en);
    listed.add(names.en);
    return isNew;
  };
}

function isListed({ kind, names }: MapLabel): boolean {
  return !AREAS.has(kind) && names.en !== '';
}

function namedPoint({ label, x, y }: LabelPicture): NamedPoint {
  const { kind, size, names, sight = null, detail } = label;
  return { names, kind, size, point: fromMap([x, y]), sight, what: detail?.class ?? null };
}
