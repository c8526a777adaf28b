/** The text of a body; null, with the rest not read, when it has more than `maxBytes`. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | null> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // Counts while reading: content-length may be wrong.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
