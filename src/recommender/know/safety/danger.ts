import * as v from 'valibot';

/** Dangers that a traveller may be warned of. Each but the silent ones has a text in both languages. */
const DANGER_KINDS = [
  'malaria',
  'yellow-fever',
  'yellow-fever-certificate',
  'dengue',
  'bilharzia',
  'tbe',
  'ticks',
  'midges',
  'northern-mosquitoes',
  'sandflies',
  'tabanos',
  'blackflies',
  'leeches',
  /** Tropical islands whose mosquitoes hardly transmit diseases. */
  'healthy-tropics',
  'polar-bear',
  'grizzly',
  'brown-bear',
  'black-bear',
  'asian-bear',
  'big-game',
  'tiger',
  'komodo',
  'jaguar',
  'bison',
  'crocodile',
  'salt-crocodile',
  'alligator',
  'caiman',
  'box-jellyfish',
  'box-jellyfish-warm',
  'man-of-war',
  'sharks',
  'rip-currents',
  'sneaker-waves',
  'tides',
  'storms',
  'tsunami',
  'volcano',
  'hot-water',
  'protected-lake',
  'flash-flood',
  /** Streets under water at the highest tides. */
  'high-water',
  /** A place far hotter than what lies around it. */
  'hot-valley',
  /** Weeks of bad air: burning fields, stoves, forest fires. */
  'smoke',
  'mines',
  'high-place',
  'law',
  /** A whole country that governments warn against travelling to. */
  'war',
  /** A part of one. */
  'warning',
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];

/** Kinds whose rows all have a text of their own, or that are no note. */
export const WORDLESS = [
  'healthy-tropics',
  'komodo',
  'jaguar',
  'bison',
  'sharks',
  'sneaker-waves',
  'hot-water',
  'protected-lake',
  'flash-flood',
  'high-water',
  'hot-valley',
  'smoke',
  'high-place',
  'law',
] as const;

/** Activities that a danger rules out. `wild`: not at places known for bathing. */
const FORBIDDEN = [
  'walking',
  'camping',
  'paddling',
  'surfing',
  'snorkelling',
  'sea-bathing',
  'wild-sea-bathing',
  'lake-bathing',
  'wild-lake-bathing',
] as const;

export type Forbidden = (typeof FORBIDDEN)[number];

const wordsSchema = v.object({ en: v.string(), de: v.string() });

/** One row of data/health/dangers.txt; its README says what the fields mean. */
export const dangerSchema = v.object({
  kind: v.picklist(DANGER_KINDS),
  /** ISO 3166 codes; empty for any country. */
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))),
  /** South, north, west and east edge, degrees; with `circles`, anywhere in the countries if none. */
  boxes: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
  /** Latitude, longitude, kilometres. */
  circles: v.array(v.tuple([v.number(), v.number(), v.number()])),
  /** 1..12; empty for all. */
  months: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  /** Metres above the sea. */
  below: v.optional(v.number()),
  above: v.optional(v.number()),
  /** At most so many kilometres from the sea. */
  coast: v.optional(v.number()),
  forbids: v.array(v.picklist(FORBIDDEN)),
  /** The place, as the text of the kind uses it. */
  name: v.optional(wordsSchema),
  /** Instead of the text of the kind. */
  text: v.optional(wordsSchema),
});

export type Danger = v.InferOutput<typeof dangerSchema>;
