import { TravelError } from '#src/domain/errors.ts';
import { createTurns } from '#src/timing/turns.ts';

/** The body of a tile, inflated; null where the server says that there is none. */
export type FetchTile = (url: string, signal: AbortSignal) => Promise<Uint8Array | null>;

const TIME_LIMIT_MS = 20_000;
/** As many as browsers open to a host by HTTP/1. */
const REQUESTS_AT_ONCE = 6;
const NO_SUCH_TILE = new Set([204, 404, 410]);
const TOO_MUCH = new Set([429, 503]);
/** The pause before the next request to a silent server, or to a busy one that names none. */
const USUAL_REST_S = 10;
const LONGEST_REST_S = 300;

/**
 * Asks for a few tiles at once, each with a time limit. While a busy server asks to be left alone,
 * no tile is requested, and neither for a while after a server was silent: a map cannot wait for it
 * tile by tile.
 */
export function createFetchTile(timeLimitMs = TIME_LIMIT_MS): FetchTile {
  const inTurn = createTurns(REQUESTS_AT_ONCE);
  const restUntil = new Map<string, number>();
  const rest = (origin: string, seconds: number): void => {
    restUntil.set(origin, Date.now() + 1000 * seconds);
  };
  const fetchTile: FetchTile = async (url, signal) => {
    const { origin } = new URL(url);
    if (Date.now() < (restUntil.get(origin) ?? 0)) throw new TravelError('data-missing');
    const limited = new AbortController();
    const abort = (): void => limited.abort();
    const timer = setTimeout(abort, timeLimitMs);
    signal.addEventListener('abort', abort, { once: true });
    try {
      const response = await fetch(url, { signal: limited.signal });
      if (NO_SUCH_TILE.has(response.status)) return null;
      if (TOO_MUCH.has(response.status)) rest(origin, restOf(response));
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await inflated(new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      signal.throwIfAborted();
      if (limited.signal.aborted) rest(origin, USUAL_REST_S);
      // As text: the address may hold a key.
      throw new TravelError('data-missing', { cause: String(error).replaceAll(url, 'the tile') });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };
  return (url, signal) => inTurn(() => fetchTile(url, signal), signal);
}

/** `Retry-After` is a number of seconds or a date. */
function restOf({ headers }: Response): number {
  const wanted = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/u.test(wanted) ? Number(wanted) : (Date.parse(wanted) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(LONGEST_REST_S, seconds) : USUAL_REST_S;
}

/** Files made by tilemaker are gzip files, and many hosts serve them without saying so. */
async function inflated(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
