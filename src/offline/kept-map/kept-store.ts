import * as v from 'valibot';
import type { LoadedDetail } from '#src/domain/ports.ts';
import { isTripEntry, keyOfEntry, SOURCES_ENTRY, tileEntry, tripEntry } from './kept-entries.ts';
import { keptRecordSchema, keptSourcesSchema } from './kept-record.ts';
import type { KeptRecord, KeptSources } from './kept-record.ts';

/** The part of the Cache interface in use; keys are whole URLs of our own origin. */
export type KeptCache = {
  keys: () => Promise<readonly Pick<Request, 'url'>[]>;
  match: (path: string) => Promise<Response | undefined>;
  put: (path: string, response: Response) => Promise<void>;
  delete: (path: string) => Promise<boolean>;
};

/** Tiles by key, the records of trips, and the sources: all in one cache, which the browser drops as a whole. */
export interface KeptStore {
  records: () => Promise<KeptRecord[]>;
  record: (tripId: string) => Promise<KeptRecord | null>;
  writeRecord: (record: KeptRecord) => Promise<void>;
  dropRecord: (tripId: string) => Promise<void>;
  sources: () => Promise<KeptSources | null>;
  /** Adds the addresses to those that the tiles have had. */
  writeSources: (sources: LoadedDetail) => Promise<void>;
  /** Of the tiles. */
  keys: () => Promise<Set<string>>;
  /** The bytes of these tiles together. */
  sizeOf: (keys: readonly string[]) => Promise<number>;
  /** `body`: null where the source has no such tile. */
  put: (key: string, body: Uint8Array<ArrayBuffer> | null) => Promise<void>;
  drop: (keys: Iterable<string>) => Promise<void>;
  /** Of all that is stored. */
  clear: () => Promise<unknown>;
}

/** `isThere`: looking does not make the cache. */
export function createKeptStore(
  open: () => Promise<KeptCache>,
  clear: () => Promise<unknown>,
  isThere: () => Promise<boolean> = () => Promise.resolve(true),
): KeptStore {
  const entries = async () => ((await isThere()) ? (await open()).keys() : []);
  const readJson = async <T>(entry: string, schema: v.GenericSchema<unknown, T>) => {
    const found = (await isThere()) ? await (await open()).match(entry) : undefined;
    if (found === undefined) return null;
    const parsed = v.safeParse(schema, await found.json().catch(() => null));
    return parsed.success ? parsed.output : null;
  };
  const writeJson = async (entry: string, value: unknown) =>
    (await open()).put(entry, Response.json(value));
  const sources = () => readJson(SOURCES_ENTRY, keptSourcesSchema);

  return {
    async records() {
      const ofTrips = (await entries()).filter(({ url }) => isTripEntry(url));
      const read = ofTrips.map(({ url }) => readJson(new URL(url).pathname, keptRecordSchema));
      return (await Promise.all(read)).filter((record) => record !== null);
    },
    record: (tripId) => readJson(tripEntry(tripId), keptRecordSchema),
    writeRecord: (record) => writeJson(tripEntry(record.tripId), record),
    async dropRecord(tripId) {
      await (await open()).delete(tripEntry(tripId));
    },
    sources,
    async writeSources({ tiles, terrain, credits }) {
      const before = (await sources())?.templates;
      await writeJson(SOURCES_ENTRY, {
        tiles,
        terrain,
        credits,
        templates: {
          tiles: withTemplate(before?.tiles, tiles),
          terrain: withTemplate(before?.terrain, terrain),
        },
      });
    },
    async keys() {
      return new Set((await entries()).flatMap(({ url }) => keyOfEntry(url) ?? []));
    },
    async sizeOf(keys) {
      const cache = await open();
      let bytes = 0;
      for (const key of keys) {
        const found = await cache.match(tileEntry(key));
        bytes += Number(found?.headers.get('content-length') ?? 0);
      }
      return bytes;
    },
    async put(key, body) {
      await (await open()).put(tileEntry(key), responseOf(body));
    },
    async drop(keys) {
      for (const key of keys) await (await open()).delete(tileEntry(key));
    },
    clear,
  };
}

function withTemplate(
  before: readonly string[] | undefined,
  source: { template: string } | null,
): string[] {
  return [...new Set([...(before ?? []), ...(source === null ? [] : [source.template])])];
}

function responseOf(body: Uint8Array<ArrayBuffer> | null): Response {
  if (body === null) return new Response(null, { status: 204 });
  return new Response(body, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(body.byteLength),
    },
  });
}
