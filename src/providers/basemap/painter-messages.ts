import * as v from 'valibot';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { MapTile } from '#src/domain/ports.ts';

const tileSchema: v.GenericSchema<unknown, MapTile> = v.object({
  z: v.number(),
  x: v.number(),
  y: v.number(),
  pixelRatio: v.number(),
  scheme: v.picklist(['light', 'dark']),
});

const id = v.number();

/** From the page to the worker: a picture without or with relief, labels, an abort, a sign of life. */
export const painterRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('preview'), id, tile: tileSchema }),
  v.object({ kind: v.literal('picture'), id, tile: tileSchema }),
  v.object({ kind: v.literal('labels'), id, z: v.number(), x: v.number(), y: v.number() }),
  v.object({ kind: v.literal('abort'), id }),
  v.object({ kind: v.literal('ping'), id }),
]);

export type PainterRequest = v.InferOutput<typeof painterRequestSchema>;

/** A request for something to draw. */
export type PaintRequest = Exclude<PainterRequest, { kind: 'abort' | 'ping' }>;

/** From the worker to the page; `failed` without data or without a canvas; `pong` to a ping. */
export type PainterReply =
  | { kind: 'picture'; id: number; picture: ImageBitmap }
  | { kind: 'labels'; id: number; labels: MapLabel[] }
  | { kind: 'failed'; id: number }
  | { kind: 'pong'; id: number };
