/** Marks that turn the direction of writing, and what nobody sees; a joiner holds an emoji together. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;
/** And halves of characters. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Cs}/gu;
const NARROW_BLANKS = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu;

/** The text with plain line ends and blanks, without characters that nobody sees. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|\u0085|\u2028|\u2029/gu, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROLS, '')
    .replaceAll(NARROW_BLANKS, ' ');
}

/** The text of a file, whatever wrote it: UTF-8, UTF-16 with a mark, else as Windows does. */
export function textOfBytes(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
