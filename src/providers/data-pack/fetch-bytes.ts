/** Fetches a file of the pack, through the service worker where there is one. */
export type FetchBytes = (url: string) => Promise<ArrayBuffer>;

/** Time without any new bytes after which a download has stalled. */
const STALLED_MS = 30_000;

/** Rejects on HTTP errors, lost connections and stalled downloads; a slow one may take its time. */
export function createFetchBytes(stalledMs = STALLED_MS): FetchBytes {
  return async (url) => {
    const controller = new AbortController();
    const giveUp = (): void => controller.abort(new Error(`${url} has stalled`));
    let timer = setTimeout(giveUp, stalledMs);
    const onBytes = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stalledMs);
    };
    try {
      const response = await fetch(url, { signal: controller.signal });
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
