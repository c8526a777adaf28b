import { gramsOfUnit } from './read-amount.ts';

type Column = 'name' | 'quantity' | 'weight' | 'unit' | 'group' | 'note' | 'packed' | 'brand';

/** Names of the columns of gear lists in several tools, best name first. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  name: [
    'item name',
    'gear name',
    'product name',
    'name',
    'item',
    'gegenstand',
    'artikel',
    'bezeichnung',
    'artikelname',
    'gear',
    'gear item',
    'ausrüstung',
    'ausrüstungsgegenstand',
    'produkt',
    'product',
    'ding',
    'sache',
    'was',
    'what',
    'thing',
    'title',
    'titel',
    'task',
    'aufgabe',
    'packliste',
    'packing list',
  ],
  quantity: [
    'qty',
    'quantity',
    'menge',
    'anzahl',
    'stück',
    'stk',
    'count',
    'number',
    'amount',
    'pcs',
    'pieces',
    'anz',
    'x',
    '#',
    'units',
    'wie viele',
    'how many',
  ],
  weight: [
    'weight',
    'gewicht',
    'weight each',
    'unit weight',
    'item weight',
    'einzelgewicht',
    'gewicht pro stück',
    'stückgewicht',
    'base weight',
    'mass',
    'masse',
    'wt',
    'g',
    'gram',
    'grams',
    'gramm',
    'kg',
    'oz',
    'ounces',
    'lb',
    'lbs',
    'pounds',
  ],
  unit: ['unit', 'weight unit', 'einheit', 'gewichtseinheit', 'uom'],
  group: [
    'category',
    'category name',
    'kategorie',
    'group',
    'gruppe',
    'section',
    'bereich',
    'type',
    'typ',
    'art',
    'rubrik',
    'tags',
    'tag',
    'folder',
    'list',
    'liste',
    'bag',
    'tasche',
  ],
  note: [
    'desc',
    'description',
    'beschreibung',
    'notes',
    'note',
    'notiz',
    'notizen',
    'bemerkung',
    'bemerkungen',
    'comment',
    'comments',
    'kommentar',
    'details',
    'anmerkung',
    'anmerkungen',
    'item description',
  ],
  packed: [
    'packed',
    'gepackt',
    'eingepackt',
    'checked',
    'check',
    'done',
    'erledigt',
    'status',
    'packed?',
    'ok',
    'abgehakt',
    'complete',
    'completed',
  ],
  brand: ['brand', 'marke', 'hersteller', 'manufacturer', 'make'],
};

const COLUMNS = ['name', 'quantity', 'weight', 'unit', 'group', 'note', 'packed', 'brand'] as const;

export type Columns = {
  /** Place of each column in a row, from 0. */
  at: Partial<Record<Column, number>>;
  /** Grams of the unit in the header, 'Weight (oz)'; 1 without one. */
  grams: number;
};

/** The columns of a header; null where no column names things. */
export function columnsOf(header: readonly string[]): Columns | null {
  const cells = header.map(headerWords);
  const at: Partial<Record<Column, number>> = {};
  for (const column of COLUMNS) {
    const place = NAMES[column]
      .map((name) => cells.findIndex((cell) => cell.name === name))
      .find((index) => index >= 0 && !Object.values(at).includes(index));
    if (place !== undefined) at[column] = place;
  }
  if (at.name === undefined || Object.keys(at).length < 2) return null;
  const { name = '', unit = '' } = cells[at.weight ?? -1] ?? {};
  return { at, grams: gramsOfUnit(unit) ?? gramsOfUnit(name) ?? 1 };
}

/** 'Gewicht (g)', 'weight_g', 'Weight in oz', 'Weight [kg]'. */
const WITH_UNIT =
  /^(.+?)\s*(?:[([]\s*([a-z]+)\.?\s*[)\]]|\s(?:in\s|\/\s?)?(g|kg|oz|lbs?|grams?|gramm|ounces|pounds))$/u;

function headerWords(cell: string): { name: string; unit: string } {
  const text = cell
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/gu, ' ')
    .replace(/:$/u, '');
  const [, name = text, bracket = '', unit = bracket] = WITH_UNIT.exec(text) ?? [];
  return { name, unit };
}

/** Where things are packed, and where they are on the map: the latter is a list of places. */
const PLACE =
  /^(?:lat|latitude|lng|lon|long|longitude|breite|länge|breitengrad|längengrad|x|y|wkt|geometry|url)$/u;

/** Is it the header of a gear list, and not that of saved places? */
export function isGearHeader(header: readonly string[]): boolean {
  const columns = columnsOf(header);
  if (columns === null) return false;
  const { quantity, weight, packed } = columns.at;
  if (weight === undefined && quantity === undefined && packed === undefined) return false;
  const places = header.filter((cell) => PLACE.test(cell.trim().toLowerCase()));
  return places.length < 2;
}
