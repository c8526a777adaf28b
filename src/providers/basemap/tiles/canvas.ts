import type { TileContext } from './tile-context.ts';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** In a worker or on the page. */
export function createCanvas(side: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(side, side);
  return Object.assign(document.createElement('canvas'), { width: side, height: side });
}

export function contextOf(
  canvas: Canvas,
  settings?: CanvasRenderingContext2DSettings,
): TileContext {
  const context = canvas.getContext('2d', settings);
  if (context === null || !('fill' in context)) throw new Error('this browser draws no canvas');
  return context;
}

const kept = new Map<string, TileContext>();

/** An empty canvas that serves one use after another of the same side: each new one costs milliseconds. */
export function emptiedContext(
  use: 'tile' | 'relief' | 'tint' | 'contours' | 'borders' | 'sea' | 'sea before',
  side: number,
): TileContext {
  const key = `${use} ${side}`;
  const context = kept.get(key) ?? contextOf(createCanvas(side));
  kept.set(key, context);
  context.resetTransform();
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.lineCap = 'butt';
  context.lineJoin = 'miter';
  context.setLineDash([]);
  context.clearRect(0, 0, side, side);
  return context;
}
