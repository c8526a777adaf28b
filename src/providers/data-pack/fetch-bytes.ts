/** Fetches a file of the pack, through the service worker where there is one. */
export type FetchBytes = (url: string, cache: 'default' | 'reload') => Promise<ArrayBuffer>;

class StalledError extends Error {
  override readonly name = 'StalledError';
}

/** A download that stalled has cost half a minute; trying it again at once would cost another. */
export function isStalled(error: unknown): boolean {
  return error instanceof StalledError;
}

/** Time without any new bytes after which a download has stalled. */
const STALLED_MS = 30_000;

/** Rejects on HTTP errors, lost connections and stalled downloads; a slow one may take its time. */
export function createFetchBytes(stalledMs = STALLED_MS): FetchBytes {
  return async (url, cache) => {
    const controller = new AbortController();
    const giveUp = (): void => controller.abort(new StalledError(`${url} has stalled`));
    let timer = setTimeout(giveUp, stalledMs);
    const onBytes = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stalledMs);
    };
    try {
      const response = await fetch(url, { cache, signal: controller.signal });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return await new Response(response.body?.pipeThrough(watched(onBytes)) ?? null).arrayBuffer();
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Passes all bytes on and reports each chunk. */
function watched(
  onBytes: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(chunk, output) {
      onBytes();
      output.enqueue(chunk);
    },
  });
}
