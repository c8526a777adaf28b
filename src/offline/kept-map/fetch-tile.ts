import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import { eitherSignal, throwIfAborted } from '#src/timing/abort.ts';
import { isGzip, isWholeTile, throughStream } from './check-tile.ts';
import { retryAfterMs } from './retry-after.ts';

/** The outcome of a request for a tile. `none`: the source has no such tile, which is good to know. */
export type TileAnswer =
  | { is: 'tile'; body: Uint8Array<ArrayBuffer> }
  | { is: 'none' }
  | { is: 'busy'; retryAfterMs: number | null }
  | { is: 'failed' };

export type FetchTile = (tile: KeptTile, signal: AbortSignal) => Promise<TileAnswer>;

const TIME_LIMIT_MS = 30_000;
const NO_SUCH_TILE = new Set([204, 404, 410]);
const BUSY = new Set([429, 503]);

/** Rejects only once the signal is aborted. */
export function createFetchTile(sources: DetailSources, nowMs: () => number): FetchTile {
  return async (tile, signal) => {
    const source = sources[tile.kind];
    if (source === null) return { is: 'none' };
    try {
      const limit = AbortSignal.timeout(TIME_LIMIT_MS);
      const response = await fetch(addressOf(source.template, tile), {
        signal: eitherSignal(signal, limit),
        // It is stored once: neither the browser nor the worker keeps a copy of its own.
        cache: 'no-store',
      });
      return await read(tile, response, nowMs);
    } catch {
      throwIfAborted(signal);
      return { is: 'failed' };
    }
  };
}

function addressOf(template: string, { z, x, y }: KeptTile): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

async function read(
  { kind }: KeptTile,
  response: Response,
  nowMs: () => number,
): Promise<TileAnswer> {
  if (NO_SUCH_TILE.has(response.status)) return { is: 'none' };
  if (BUSY.has(response.status)) {
    return { is: 'busy', retryAfterMs: retryAfterMs(response.headers.get('retry-after'), nowMs()) };
  }
  if (response.status !== 200) return { is: 'failed' };
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0 && kind === 'tiles') return { is: 'none' };
  if (!(await isWholeTile(kind, bytes))) return { is: 'failed' };
  return { is: 'tile', body: kind === 'terrain' || isGzip(bytes) ? bytes : await packed(bytes) };
}

/** The browser has unpacked what came packed; half the size counts on a device. */
async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!('CompressionStream' in globalThis)) return bytes;
  return throughStream(bytes, new CompressionStream('gzip'));
}
