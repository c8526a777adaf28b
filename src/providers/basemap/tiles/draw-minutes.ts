import type { TileContext } from './tile-context.ts';
import type { TileDrawing } from './tile-drawing.ts';

type MinutesView = Pick<TileDrawing, 'zoom' | 'pixelRatio' | 'side' | 'left' | 'top' | 'world'>;

const LINE_PX = 0.8;
/** Minutes of arc between two lines, by zoom. */
const MINUTES: Readonly<Record<number, number>> = { 9: 10, 10: 5, 11: 2, 12: 1 };

/** A grid of minutes of arc: gives scale to empty land, and is forgotten in a town. */
export function drawMinutes(context: TileContext, color: string, view: MinutesView): void {
  const minutes = MINUTES[view.zoom];
  if (minutes === undefined) return;
  const { side, left, top, world } = view;
  const step = minutes / 60;
  context.resetTransform();
  context.setLineDash([]);
  context.strokeStyle = color;
  context.lineWidth = LINE_PX * view.pixelRatio;
  context.beginPath();
  for (const lon of multiples(step, longitude(left / world), longitude((left + side) / world))) {
    const x = ((lon + 180) / 360) * world - left;
    context.moveTo(x, 0);
    context.lineTo(x, side);
  }
  for (const lat of multiples(step, latitude((top + side) / world), latitude(top / world))) {
    const y = mercatorY(lat) * world - top;
    context.moveTo(0, y);
    context.lineTo(side, y);
  }
  context.stroke();
}

/** One more on each side: a line at the tile's edge belongs to both tiles. */
function multiples(step: number, low: number, high: number): number[] {
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

function longitude(x: number): number {
  return x * 360 - 180;
}

function latitude(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

function mercatorY(lat: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}
