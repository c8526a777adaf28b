import { decodeText } from './decode-text.ts';

/** Kinds that hold places come first. */
export const FILE_KINDS = [
  'gpx',
  'kml',
  'kmz',
  'geojson',
  'saved-list',
  'table',
  'calendar',
  'backup',
  'gear-list',
  'own-text',
  'page',
  'picture',
  'pdf',
  'zip',
  'office',
  'json',
  'xml',
  'text',
  'empty',
  'unknown',
] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** Kinds of which places are read. */
const WITH_PLACES: ReadonlySet<FileKind> = new Set([
  'gpx',
  'kml',
  'kmz',
  'geojson',
  'saved-list',
  'table',
  'calendar',
]);

export function holdsPlaces(kind: FileKind): boolean {
  return WITH_PLACES.has(kind);
}

/** Bytes that tell what a file is. */
const HEAD = 65_536;
const PICTURE =
  /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF....WEBP|BM|II\*\0|MM\0\*|.{4}ftyp(?:hei|avi|mif))/su;
const PICTURE_NAME = /\.(?:jpe?g|png|gif|webp|heic|avif|tiff?|bmp)$/iu;
/** In the archive that a document of Excel, LibreOffice or Numbers is; older ones have a mark of their own. */
const OFFICE = /\[Content_Types\]\.xml|application\/vnd\.oasis\.opendocument|Index\/\w+\.iwa/u;
const OFFICE_BEFORE_2007 = '\u00D0\u00CF\u0011\u00E0';
const OFFICE_NAME = /\.(?:xls[xm]|doc[xm]|od[st]|numbers|pages)$/iu;
/** The column headings of Google's lists, in several languages. */
const SAVED_LIST = /^"?(?:title|titel|titre|título|titolo)"?,"?[^,\n]{1,24}"?,"?URL"?(?:,|$)/iu;
const GEAR_LIST =
  /^(?!.*\b(?:lat|lon|lng))(?:(?=.*\b(?:item|gear|gegenstand|artikel)\b)(?=.*\b(?:qty|quantity|weight|anzahl|menge|gewicht)\b)|(?=.*\bweight\b)(?=.*\bunit\b))/iu;

/** Tells what a file is by its first bytes and its name; what is in it is not checked. */
export function whatFile(bytes: Uint8Array, name: string): FileKind {
  if (bytes.length === 0) return 'empty';
  const head = bytes.subarray(0, HEAD);
  const raw = Array.from(head.subarray(0, 16), (byte) => String.fromCodePoint(byte)).join('');
  if (raw.startsWith('PK')) return whatArchive(head, name);
  if (raw.startsWith(OFFICE_BEFORE_2007)) return 'office';
  if (raw.startsWith('%PDF')) return 'pdf';
  if (PICTURE.test(raw)) return 'picture';
  const text = decodeText(head, { partial: head.length < bytes.length })?.trimStart() ?? null;
  if (text === null || text.includes('\0')) return PICTURE_NAME.test(name) ? 'picture' : 'unknown';
  return text === '' ? 'empty' : whatText(text, name);
}

function whatText(text: string, name: string): FileKind {
  if (text.startsWith('<')) return whatMarkup(text, name);
  if (/^BEGIN:VCALENDAR/iu.test(text)) return 'calendar';
  if (/^[[{]\s*["[{\]}\d-]/u.test(text)) return whatJson(text, name);
  const [first = ''] = text.split(/\r?\n/u, 1);
  if (SAVED_LIST.test(first)) return 'saved-list';
  if (GEAR_LIST.test(first)) return 'gear-list';
  if (isOwnText(text)) return 'own-text';
  if (/\.ics$/iu.test(name)) return 'calendar';
  return /\.(?:csv|tsv)$/iu.test(name) || isTable(text) ? 'table' : 'text';
}

function whatMarkup(text: string, name: string): FileKind {
  const root = /<(?:[\w.-]+:)?(gpx|kml|html|head|body|feed|rss|svg)[\s>/]/iu.exec(text)?.[1];
  switch (root?.toLowerCase()) {
    case 'gpx':
      return 'gpx';
    case 'kml':
      return 'kml';
    case 'html':
    case 'head':
    case 'body':
      return 'page';
    default:
      if (/^<!doctype html/iu.test(text)) return 'page';
      if (/\.gpx$/iu.test(name)) return 'gpx';
      return /\.kml$/iu.test(name) ? 'kml' : 'xml';
  }
}

function whatJson(text: string, name: string): FileKind {
  if (/"format"\s*:\s*"fernweh-backup"/u.test(text)) return 'backup';
  const isGeo = /"type"\s*:\s*"(?:Feature(?:Collection)?|GeometryCollection|(?:Multi)?Point)"/u;
  return isGeo.test(text) || /\.geojson$/iu.test(name) ? 'geojson' : 'json';
}

/** Names of the files in an archive stand in it as they are. */
function whatArchive(head: Uint8Array, name: string): FileKind {
  const inside = decodeText(head, { latin: true }) ?? '';
  if (/\.kmz$/iu.test(name) || /\.kml/iu.test(inside)) return 'kmz';
  return OFFICE.test(inside) || OFFICE_NAME.test(name) ? 'office' : 'zip';
}

/** Text and Markdown of ours, in both languages: lists with boxes to tick. */
function isOwnText(text: string): boolean {
  return /^\s*(?:[-*]\s*)?(?:\[[ xX]\]|[☐☑])\s+\S/mu.test(text);
}

/** At least two lines with as many separators as each other. */
function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split(/\r?\n/u, 2);
  return [',', ';', '\t'].some((separator) => {
    const count = first.split(separator).length;
    return count >= 3 && second.split(separator).length === count;
  });
}
