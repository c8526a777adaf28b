import type { StopsWire } from './shared-stops.ts';
import { tellsIdeas } from './shared-days.ts';
import { readSharedTrip, wireOf } from './shared-trip.ts';
import type { ShareOptions, SharedTrip, ToShare, Wire } from './shared-trip.ts';

/**
 * The version that stands before the data, the lowest that has what the trip has: changes of the
 * list or days (2), headings of own lines (3), ideas that answer wishes which do not travel (4),
 * stops (5). A build that does not know the version says that the link is newer; what older builds
 * can read whole keeps its version.
 */
const VERSION = { plain: 1, own: 2, headed: 3, told: 4, stops: 5 } as const;
/** Characters of a fragment, and bytes of what is in it. */
const LONGEST = { fragment: 40_000, content: 200_000 } as const;

/** All control characters but tab and new line, and those that change the direction of a text. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

export type LinkProblem = 'empty' | 'damaged' | 'newer';
export type LinkAnswer = { shared: SharedTrip } | { problem: LinkProblem };

/**
 * The trip as the fragment of a link, which no server sees: a version, a dot, and base64url (RFC 4648)
 * of a deflated JSON text. About 250 characters for a trip that is computed again. Null where that would
 * be longer than a link can be read, and where the browser cannot compress.
 */
export async function tripFragment(trip: ToShare, options: ShareOptions): Promise<string | null> {
  if (!('CompressionStream' in globalThis)) return null;
  const whole = wireOf(trip, options);
  for (let wire: Wire | null = whole; wire !== null; wire = withoutOneText(wire)) {
    const fragment = await packed(wire);
    if (fragment !== null) return fragment;
  }
  return null;
}

async function packed(wire: Wire): Promise<string | null> {
  const json = new TextEncoder().encode(JSON.stringify(wire));
  const bytes = await collect(streamOf(json).pipeThrough(new CompressionStream('deflate')));
  const fragment = `${VERSION[formOf(wire)]}.${base64Url(bytes)}`;
  return isReadable(fragment, json) ? fragment : null;
}

/**
 * Leaves out the last text that an AI service wrote for a stop: the device that opens the link can
 * compute the stop. Null where no such text is left, and for a trip of one stop, whose text is the
 * trip.
 */
function withoutOneText({ q, r, ...wire }: Wire): Wire | null {
  if (q === undefined) return null;
  const last = q.findLastIndex((stop) => stop.r !== undefined);
  if (last === -1) return r === undefined ? null : { ...wire, q };
  const stops = q.map((stop, at) => (at === last ? withoutText(stop) : stop));
  return { ...wire, ...(r === undefined ? {} : { r }), q: stops };
}

function withoutText({ c, p, m, g }: StopsWire[number]): StopsWire[number] {
  return { c, p, m, ...(g === undefined ? {} : { g }) };
}

function formOf({ e, y, q }: Wire): keyof typeof VERSION {
  if (q !== undefined) return 'stops';
  if (tellsIdeas(y)) return 'told';
  if (e?.o?.some((line) => 'h' in line) === true) return 'headed';
  return e === undefined && y === undefined ? 'plain' : 'own';
}

/**
 * The fragment of a link to a shared trip anywhere in a text; else null. A messenger or a mail
 * filter may have written '%23' for the '#' and put parameters before it.
 */
export function fragmentInText(text: string): string | null {
  const link =
    /(?:\/|%2F)trips(?:\/|%2F)shared(?:\/?\?[^#\s]*)?(?:#|%(?:25)*23)(?<fragment>\d{1,6}\.[\w-]+)/iu;
  return link.exec(text)?.groups?.['fragment'] ?? null;
}

/**
 * The trip in a fragment, with or without its '#'. What others put behind it is read over: the bracket
 * or full stop of a sentence, '?fbclid=…', '&utm_source=…'. Never throws: whatever it holds is checked.
 */
export async function readTripFragment(fragment: string): Promise<LinkAnswer> {
  const text = fragment.replace(/^(?:#|%23)/u, '');
  if (text === '') return { problem: 'empty' };
  const parts = /^(?<version>\d{1,6})(?:\.|%2E)(?<data>[\w-]+)(?![\w-])/iu.exec(text)?.groups;
  if (parts === undefined || (parts['data']?.length ?? 0) > LONGEST.fragment) {
    return { problem: 'damaged' };
  }
  if (Number(parts['version']) > VERSION.stops) return { problem: 'newer' };
  try {
    const unpacked = streamOf(bytesOf(parts['data'] ?? '')).pipeThrough(
      new DecompressionStream('deflate'),
    );
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await collect(unpacked));
    return { shared: readSharedTrip(JSON.parse(json, harmless)) };
  } catch {
    // The exact fault would tell nobody anything: the link is not whole.
    return { problem: 'damaged' };
  }
}

function isReadable({ length }: string, json: Uint8Array): boolean {
  return length <= LONGEST.fragment && json.length <= LONGEST.content;
}

/** A stranger's text shows itself only: nothing that turns the text around it, no control characters. */
function harmless(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(UNSEEN, '') : value;
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Rejects as soon as there are too many bytes, so that a small text cannot fill the memory. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST.content) {
      await reader.cancel();
      throw new RangeError('more than a trip can hold');
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
