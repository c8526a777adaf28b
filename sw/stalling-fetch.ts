/** A connection that delivers nothing for so long has stalled; a slow one may take its time. */
const STALLED_MS = 30_000;

/** A fetch that aborts, also while the body is being read, once the connection stalls. */
export function createStallingFetch(
  stalledMs = STALLED_MS,
): (path: string, init?: RequestInit) => Promise<Response> {
  return async (path, init) => {
    const controller = new AbortController();
    const abort = (): void => controller.abort(new Error(`${path} has stalled`));
    let timer = setTimeout(abort, stalledMs);
    const stopTimer = (): void => clearTimeout(timer);
    const restartTimer = (): void => {
      stopTimer();
      timer = setTimeout(abort, stalledMs);
    };
    try {
      const response = await fetch(path, { ...init, signal: controller.signal });
      restartTimer();
      const body = response.body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, output) {
            restartTimer();
            output.enqueue(chunk);
          },
          flush: stopTimer,
        }),
      );
      return new Response(body ?? null, response);
    } catch (error) {
      stopTimer();
      throw error;
    }
  };
}
