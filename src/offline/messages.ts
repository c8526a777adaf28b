/**
 * The messages between page and service worker. Free of DOM and worker types, because both
 * TypeScript projects compile it. Pages load it lazily: most never parse a message.
 */
import * as v from 'valibot';

const packItemSchema = v.object({
  /** Path below the site root, below /data/ or /basemap/; holds the hash of the bytes. */
  url: v.pipe(v.string(), v.regex(/^\/(?:data|basemap)\//u)),
  /** Size on the wire. */
  bytes: v.pipe(v.number(), v.minValue(0)),
  /** SHA-256 of the bytes on the wire, hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
});

/** One file of the data pack. */
export type PackItem = v.InferOutput<typeof packItemSchema>;

const files = v.array(packItemSchema);

const pageMessageSchema = v.variant('type', [
  /** The traveller agreed to the new version: take over now. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Download, verify and store what is missing of these files; then delete those of other versions. */
  v.object({ type: v.literal('STORE_PACK'), files }),
  /** Reply on the message's port with an OfflineReport. */
  v.object({ type: v.literal('REPORT'), files }),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;

const shareSchema = v.object({
  have: v.number(),
  total: v.number(),
  haveBytes: v.number(),
  totalBytes: v.number(),
});

/** How much of the data pack is in the cache: files and bytes. */
export type Share = v.InferOutput<typeof shareSchema>;

const offlineReportSchema = v.object({
  /** Pages, scripts, styles, fonts and pictures; bytes are not counted here. */
  shell: v.object({ have: v.number(), total: v.number() }),
  pack: shareSchema,
  /** The files of the map among them; absent in the report of an older worker. */
  map: v.optional(shareSchema),
});

/** The worker's count of its caches, looked up entry by entry. */
export type OfflineReport = v.InferOutput<typeof offlineReportSchema>;

const workerMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('PACK_PROGRESS'),
    state: v.picklist(['storing', 'whole', 'failed']),
    pack: shareSchema,
  }),
  v.object({ type: v.literal('NETWORK_FAILED') }),
  /** A stored file was damaged and has been dropped: earlier reports are no longer true. */
  v.object({ type: v.literal('PACK_CHANGED') }),
]);

export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

/** Null for anything else. */
export function parsePageMessage(data: unknown): PageMessage | null {
  const parsed = v.safeParse(pageMessageSchema, data);
  return parsed.success ? parsed.output : null;
}

export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  const parsed = v.safeParse(workerMessageSchema, data);
  return parsed.success ? parsed.output : null;
}

export function parseOfflineReport(data: unknown): OfflineReport | null {
  const parsed = v.safeParse(offlineReportSchema, data);
  return parsed.success ? parsed.output : null;
}
