import * as v from 'valibot';

const tileSchema = v.object({
  z: v.number(),
  x: v.number(),
  y: v.number(),
  scheme: v.picklist(['light', 'dark']),
});

/** What the page asks the relief worker: a tile, or that one is no longer wanted. */
export const reliefRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('draw'), id: v.number(), tile: tileSchema }),
  v.object({ kind: v.literal('drop'), id: v.number() }),
]);

export type ReliefRequest = v.InferOutput<typeof reliefRequestSchema>;

/** The picture, or null when it could not be computed. */
export const reliefReplySchema = v.object({
  id: v.number(),
  picture: v.nullable(v.custom<ImageBitmap>((value) => value instanceof ImageBitmap)),
});

export type ReliefReply = v.InferOutput<typeof reliefReplySchema>;
