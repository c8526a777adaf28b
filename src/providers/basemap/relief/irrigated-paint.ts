import type { IrrigatedLand } from './irrigated-land-schema.ts';
import lands from './irrigated-lands.json';
import type { TileContext } from '../tiles/tile-context.ts';

/** In Web Mercator coordinates, 0 to 1, from the north-west. */
type Shape = { path: Path2D; width: number; closed: boolean; frame: Frame };
type Frame = { west: number; north: number; east: number; south: number };

const EARTH_KM = 40_075;
/** Fades towards the desert: widths (times a course's width, or km) and opacities. */
const STRIP_FADES = [
  [1.25, 0.35],
  [0.95, 0.45],
  [0.65, 0.45],
] as const;
const EDGE_FADES = [
  [18, 0.14],
  [11, 0.18],
  [5, 0.2],
] as const;
const FIELD_DENSITY = 0.7;

/** Colours irrigated land on what is drawn already. `world` is the world's side in pixels. */
export function createIrrigatedPaint(): (
  context: TileContext,
  color: string,
  tile: { world: number; left: number; top: number; side: number },
) => void {
  const shapes = lands.map(shapeOf);
  return (context, color, { world, left, top, side }) => {
    const west = left / world;
    const north = top / world;
    const seen = shapes.filter(({ frame }) => {
      const beside = frame.east < west || frame.west > west + side / world;
      return !beside && frame.south >= north && frame.north <= north + side / world;
    });
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.setLineDash([]);
    context.setTransform(world, 0, 0, world, -left, -top);
    for (const shape of seen) paintShape(context, shape);
    context.globalAlpha = 1;
    context.lineJoin = 'bevel';
    context.lineCap = 'butt';
  };
}

function paintShape(context: TileContext, { path, width, closed }: Shape): void {
  for (const [share, density] of closed ? EDGE_FADES : STRIP_FADES) {
    context.lineWidth = width * share;
    context.globalAlpha = density;
    context.stroke(path);
  }
  if (!closed) return;
  context.globalAlpha = FIELD_DENSITY;
  context.fill(path);
}

function shapeOf({ course, km: side }: IrrigatedLand): Shape {
  const closed = side === undefined;
  const [[firstLat = 0] = []] = course;
  // The Mercator scale grows with the latitude.
  const km = 1 / EARTH_KM / Math.cos((firstLat * Math.PI) / 180);
  const points: [number, number][] = [];
  const frame: Frame = { west: 1, north: 1, east: 0, south: 0 };
  const margin = km * 30;
  for (const [lat = 0, lng = 0] of course) {
    const x = lng / 360 + 0.5;
    const y = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
    points.push([x, y]);
    frame.west = Math.min(frame.west, x - margin);
    frame.east = Math.max(frame.east, x + margin);
    frame.north = Math.min(frame.north, y - margin);
    frame.south = Math.max(frame.south, y + margin);
  }
  return {
    path: curveThrough(points, closed),
    width: closed ? km : 2 * side * km,
    closed,
    frame,
  };
}

/** A smooth curve near the corners, through the middles of the sides; a course keeps its ends. */
function curveThrough(points: readonly [number, number][], closed: boolean): Path2D {
  const path = new Path2D();
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  path.moveTo(...(closed ? middle(last, first) : first));
  for (const [at, point] of points.entries()) {
    path.quadraticCurveTo(...point, ...middle(point, points[at + 1] ?? (closed ? first : point)));
  }
  return path;
}

function middle(a: readonly [number, number], b: readonly [number, number]): [number, number] {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
