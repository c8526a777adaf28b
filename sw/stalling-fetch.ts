/** A line that brings nothing for so long has stalled; a slow one may take its time. */
const STALLED_MS = 30_000;

/** Fetch, which fails, or the reading of whose answer does, once the line stalls. */
export function createStallingFetch(
  stalledMs = STALLED_MS,
): (path: string, init?: RequestInit) => Promise<Response> {
  return async (path, init) => {
    const line = new AbortController();
    const giveUp = (): void => line.abort(new Error(`${path} has stalled`));
    let timer = setTimeout(giveUp, stalledMs);
    const stop = (): void => clearTimeout(timer);
    const heard = (): void => {
      stop();
      timer = setTimeout(giveUp, stalledMs);
    };
    try {
      const response = await fetch(path, { ...init, signal: line.signal });
      heard();
      const body = response.body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(piece, out) {
            heard();
            out.enqueue(piece);
          },
          flush: stop,
        }),
      );
      return new Response(body ?? null, response);
    } catch (error) {
      stop();
      throw error;
    }
  };
}
