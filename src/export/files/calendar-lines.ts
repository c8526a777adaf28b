import { plainText } from '#src/wording/plain-text.ts';

/** Octets in a line, without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const SECOND_MS = 1000;

/** A text as the value of a property. */
export function calendarText(text: string): string {
  return plainText(text)
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r?\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** Broken before an octet too many, never inside a character; a continuation begins with a space. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** '20261120T080001Z'. */
export function instantOf(second: number): string {
  return new Date(second * SECOND_MS).toISOString().replaceAll(/[-:]|\.\d+/gu, '');
}
