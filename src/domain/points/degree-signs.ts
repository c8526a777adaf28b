/**
 * Spelled directions and other signs, as what the patterns of typed-degrees.ts expect. The words are part of
 * notations with signs and numbers, in this order, and so no lists of the lexicon.
 */
const SIGNS: readonly [RegExp, string][] = [
  // Marks that other apps put around what they share, and that nobody sees.
  [/[\u200B-\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ''],
  [/(\d+)-(\d{1,2})-(\d{1,2}(?:\.\d+)?)(?=\s*[NSEWO](?!\p{L}))/giu, '$1°$2\'$3"'],
  [/(?<!\d)(\d{2,3})(\d{2}\.\d+)(?=\s?[NSEW](?!\p{L}))/gu, "$1°$2'"],
  [/(?<!\d)(\d{2,3})(\d{2})(\d{2})(?=[NSEW](?!\p{L}))/gu, '$1°$2\'$3"'],
  [/(\d)\s*d\s*(\d+)\s*m\s*([\d.]+)\s*s(?!\p{L})/giu, '$1°$2\'$3"'],
  [
    /(?<!\p{L})(?:n(?:ördlicher?|ördl\.|\.)\s*(?:breite|br?\.?)|north|nord(?:en)?|nördlich)(?!\p{L})/giu,
    'N',
  ],
  [
    /(?<!\p{L})(?:s(?:üdlicher?|üdl\.|\.)\s*(?:breite|br?\.?)|south|süd(?:en)?|südlich)(?!\p{L})/giu,
    'S',
  ],
  [
    /(?<!\p{L})(?:ö(?:stlicher?|stl\.|\.)\s*(?:länge|l\.?)|east|ost(?:en)?|östlich)(?!\p{L})/giu,
    'E',
  ],
  [
    /(?<!\p{L})(?:w(?:estlicher?|estl\.|\.)\s*(?:länge|l\.?)|west(?:en)?|westlich)(?!\p{L})/giu,
    'W',
  ],
  [
    /["']?(?<!\p{L})(?:lat|latitude|breite|breitengrad|lon|lng|long|longitude|länge|längengrad|[xy](?=\s*[:=]))(?!\p{L})["']?\.?/giu,
    ' ',
  ],
  // A hyphen behind a label is no minus: 'GPS-Koordinaten: 47.4, 11.0', 'Position - 47.4, 11.0'.
  [
    /(?<!\p{L})(?:gps|wgs ?84|geo|koordinaten?|coordinates?|coords?|position|standort|location|my|mein)(?!\p{L})(?:-(?=\p{L})|\s*[:=]|\s+[-–]\s+)?/giu,
    ' ',
  ],
  [/(?<!\p{L})(?:and|und)(?!\p{L})/giu, ','],
  [/(?<=\d)\s*(?:degrees?|deg|grad)(?!\p{L})/giu, '°'],
  [/(?<=\d)\s*(?:minutes?|minuten?|min)(?!\p{L})/giu, "'"],
  [/(?<=\d)\s*(?:seconds?|sekunden?|sek|sec)(?!\p{L})/giu, '"'],
  [/[@:=()[\]{}]/gu, ' '],
  [/[′’‘ʹ´`‛‵]/gu, "'"],
  [/[″”“„‟ʺ‶]|''/gu, '"'],
  [/[º˚∘]/gu, '°'],
  [/[−–]/gu, '-'],
];

const HEIGHT = String.raw`(?:ALT|ALTITUDE|ELEV|ELEVATION|HEIGHT|HÖHE|H)?\.?\s*-?\d{1,5}(?:[.,]\d+)?`;
const WITH_UNIT = new RegExp(
  String.raw`[\s,;/|]+${HEIGHT}\s*(?:M|MT|METERS?|METRES?|FT|FEET|FUSS|MSL|Z)(?!\p{L})[^\d]*$`,
  'u',
);
const AFTER_COMMA = new RegExp(String.raw`(?<=\d\.\d+[°NSEWO\s]*)[,;]\s*${HEIGHT}$`, 'u');

/** The text in capitals, with one sign for each thing and single blanks. */
export function plainNotation(text: string): string {
  let plain = text.normalize('NFC');
  for (const [pattern, replacement] of SIGNS) plain = plain.replaceAll(pattern, replacement);
  return plain
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,;/.]+|(?:CRS\w*)?[\s,;./]+$/giu, '')
    .trim()
    .toUpperCase();
}

/** '47,37; 11,48' and '47,37,11,48' with decimal points; unchanged if the text has points. */
export function withDecimalPoints(text: string): string {
  if (text.includes('.')) return text;
  const four = /^([+-]?\d+),(\d+),([+-]?\d+),(\d+)$/u.exec(text);
  if (four !== null) return `${four[1]}.${four[2]}, ${four[3]}.${four[4]}`;
  return text.replaceAll(/(?<=\d),(?=\d)/gu, '.');
}

/** '47.42, 10.98' of '47.42, 10.98, 2962 M' and '47.42,10.98,2962'. */
export function withoutHeight(plain: string): string {
  const low = plain.replace(WITH_UNIT, '');
  return low === plain ? plain.replace(AFTER_COMMA, '') : low;
}
