import * as v from 'valibot';
import type { DetailSources, TileSource } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { MapTile } from '#src/domain/ports.ts';

const tileSchema: v.GenericSchema<unknown, MapTile> = v.object({
  z: v.number(),
  x: v.number(),
  y: v.number(),
  pixelRatio: v.number(),
  scheme: v.picklist(['light', 'dark']),
});

const degrees = v.number();

const tileSourceSchema: v.GenericSchema<unknown, TileSource> = v.object({
  template: v.string(),
  minZoom: v.number(),
  maxZoom: v.number(),
  bounds: v.nullable(v.tuple([degrees, degrees, degrees, degrees])),
});

const detailSchema: v.GenericSchema<unknown, DetailSources> = v.object({
  tiles: v.nullable(tileSourceSchema),
  terrain: v.nullable(tileSourceSchema),
});

const id = v.number();
const labelsOf = { id, z: v.number(), x: v.number(), y: v.number() };

/**
 * From the page to the worker: a picture without or with relief, labels of the bundled or of the
 * detailed map, the tiles of the latter, an abort, a sign of life.
 */
export const painterRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('preview'), id, tile: tileSchema }),
  v.object({ kind: v.literal('picture'), id, tile: tileSchema }),
  v.object({ kind: v.literal('labels'), ...labelsOf }),
  v.object({ kind: v.literal('detail-labels'), ...labelsOf }),
  v.object({ kind: v.literal('detail'), id, sources: v.nullable(detailSchema) }),
  v.object({ kind: v.literal('abort'), id }),
  v.object({ kind: v.literal('ping'), id }),
]);

export type PainterRequest = v.InferOutput<typeof painterRequestSchema>;

/** A request for something to draw. */
export type PaintRequest = Exclude<PainterRequest, { kind: 'detail' | 'abort' | 'ping' }>;

/**
 * From the worker to the page; `failed` without data or without a canvas; `detail-answer` when the
 * tiles of the detailed map begin to be answered, or to fail; `pong` to a ping.
 */
export type PainterReply =
  | { kind: 'picture'; id: number; picture: ImageBitmap }
  | { kind: 'labels'; id: number; labels: MapLabel[] }
  | { kind: 'failed'; id: number }
  | { kind: 'detail-answer'; id: number; answered: boolean }
  | { kind: 'pong'; id: number };
