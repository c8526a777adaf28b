/** Numbers of the columns of a table; null where it has none. */
export type PlaceColumns = {
  name: number | null;
  lat: number | null;
  lng: number | null;
  /** Both coordinates in one cell. */
  point: number | null;
  /** A link to a map. */
  link: number | null;
  notes: number[];
};

const HEADS = {
  lat: /^(?:lat(?:itude)?|(?:geo[\s_.-]?)?lat|y|n\/s|breite(?:ngrad)?|geogr\.? breite)(?:\s*[([].*)?$/iu,
  lng: /^(?:lon(?:g(?:itude)?)?|lng|(?:geo[\s_.-]?)?(?:lon|lng|long)|x|e\/w|länge(?:ngrad)?|laenge(?:ngrad)?|geogr\.? länge)(?:\s*[([].*)?$/iu,
  point: /^(?:wkt|coord(?:inate)?s?|koordinaten?|gps|lat[\s_/,-]+(?:lon|lng)g?|geo|position)$/iu,
  link: /^(?:url|link|(?:google[\s_]?)?maps?(?:[\s_]?(?:url|link))?|karte)$/iu,
  name: /^(?:name|title|titel|titre|título|titolo|place(?:[\s_]?name)?|ort(?:sname)?|bezeichnung|label|poi)$/iu,
  notes:
    /^(?:notes?|notiz(?:en)?|comments?|kommentare?|desc(?:ription)?|beschreibung|remarks?|bemerkung(?:en)?|address|adresse|anschrift|commentaire)$/iu,
} as const;

/** A decimal fraction: a whole number is a number of something. */
const DEGREES = /^[+-]?\d{1,3}[.,]\d{2,}°?$/u;
/** Rows that are looked at where the table has no heads. */
const SAMPLE = 50;
/** The head stands in one of the first rows: some lists begin with a line about themselves. */
const HEAD_ROWS = 4;

/** Which column holds what: by the heads of the table, else by what stands in them. */
export function findColumns(table: readonly (readonly string[])[]): {
  columns: PlaceColumns;
  rows: readonly (readonly string[])[];
} {
  for (const [number, row] of table.slice(0, HEAD_ROWS).entries()) {
    const columns = byHeads(row);
    const { lat, lng, point, link, name } = columns;
    const hasPoint = (lat !== null && lng !== null) || point !== null || link !== null;
    if (hasPoint || (name !== null && row.length > 1 && columns.notes.length > 0)) {
      return { columns, rows: table.slice(number + 1) };
    }
  }
  return { columns: byContent(table.slice(0, SAMPLE)), rows: table };
}

function byHeads(row: readonly string[]): PlaceColumns {
  const heads = row.map((head) => head.trim());
  const columnOf = (pattern: RegExp) => {
    const at = heads.findIndex((head) => pattern.test(head));
    return at === -1 ? null : at;
  };
  return {
    name: columnOf(HEADS.name),
    lat: columnOf(HEADS.lat),
    lng: columnOf(HEADS.lng),
    point: columnOf(HEADS.point),
    link: columnOf(HEADS.link),
    notes: heads.flatMap((head, at) => (HEADS.notes.test(head) ? [at] : [])),
  };
}

/** Two columns of decimal degrees side by side are a point, the first of words is the name. */
function byContent(sample: readonly (readonly string[])[]): PlaceColumns {
  const width = Math.max(0, ...sample.map(({ length }) => length));
  const cells = (column: number) => sample.map((row) => (row[column] ?? '').trim());
  const are = (column: number, pattern: RegExp) =>
    cells(column).filter((cell) => pattern.test(cell)).length > sample.length / 2;
  const columns = Array.from({ length: Math.min(width, SAMPLE) }, (_, at) => at);
  const first = columns.find((at) => are(at, DEGREES) && are(at + 1, DEGREES)) ?? null;
  const words = columns.filter((at) => are(at, /\p{L}/u));
  const isSwapped =
    first !== null && cells(first).some((cell) => Math.abs(Number.parseFloat(cell)) > 90);
  const [lat, lng] =
    first === null ? [null, null] : isSwapped ? [first + 1, first] : [first, first + 1];
  const point =
    first === null
      ? (columns.find((at) => are(at, /^-?\d+\.\d+\s*,\s*-?\d+\.\d+$/u)) ?? null)
      : null;
  const hasPoint = first !== null || point !== null;
  const [name = null, ...notes] = hasPoint ? words : [];
  return { name, lat, lng, point, link: null, notes };
}
