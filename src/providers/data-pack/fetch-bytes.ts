/** Where the bytes of a pack file come from: the network or the worker's cache, through fetch. */
export type FetchBytes = (url: string) => Promise<ArrayBuffer>;

/** A line that brings nothing for so long has stalled; a slow one may take its time. */
const STALLED_MS = 30_000;

/** Rejects when the server refuses, or the line breaks or stalls. */
export function createFetchBytes(stalledMs = STALLED_MS): FetchBytes {
  return async (url) => {
    const line = new AbortController();
    const giveUp = (): void => line.abort(new Error(`${url} has stalled`));
    let timer = setTimeout(giveUp, stalledMs);
    const heard = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stalledMs);
    };
    try {
      const response = await fetch(url, { signal: line.signal });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return await new Response(response.body?.pipeThrough(watched(heard)) ?? null).arrayBuffer();
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Passes everything on, and tells of each piece. */
function watched(
  heard: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(piece, out) {
      heard();
      out.enqueue(piece);
    },
  });
}
