import type { TileContext } from './tile-context.ts';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** In a worker or on the page. */
export function createCanvas(side: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(side, side);
  return Object.assign(document.createElement('canvas'), { width: side, height: side });
}

export function contextOf(canvas: Canvas): TileContext {
  const context = canvas.getContext('2d');
  if (context === null || !('fill' in context)) throw new Error('this browser draws no canvas');
  return context;
}
