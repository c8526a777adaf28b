import type { Language } from '../language/language.ts';
import type { Fame, SightKind } from '../place/sights.ts';
import type { DetailClass } from './detail-classes.ts';

/**
 * The kinds of labels on the bundled map; its tiles have all but the last five. Only detail tiles have
 * `feature`, a street or what has an icon, and `figure`, a house number.
 */
export const LABEL_KINDS = [
  'capital',
  'country',
  'water',
  'city',
  'park',
  'peak',
  'range',
  'region',
  'lake',
  'river',
  'group',
  'island',
  'quarter',
  'airport',
  'sight',
  'feature',
  'figure',
] as const;

export type LabelKind = (typeof LABEL_KINDS)[number];

/** A name on the bundled map. */
export type MapLabel = {
  kind: LabelKind;
  /** Web mercator metres. */
  x: number;
  y: number;
  names: Readonly<Record<Language, string>>;
  /** First and last zoom level at which it may be shown. */
  zoom: number;
  until: number;
  /** Rank within its kind; 0 is the largest. Of cities: 5 million, 500,000, 90,000, 24,000, 4,000, fewer. */
  size: number;
  /** Metres, of summits; else 0. */
  height: number;
  /** Inhabitants, of places of the gazetteer; 0 where unknown. */
  population?: number;
  /** How likely a traveller means it, 0 to 100; of places of the gazetteer. */
  importance?: number;
  /** Only for the kind `sight`. */
  sight?: LabelledSight;
  /** Place in the order of near views, of labels of detail tiles; of others it follows from the kind. */
  rank?: number;
  /** Only of detail tiles. */
  detail?: LabelDetail;
};

export type LabelDetail = {
  class: DetailClass;
  /** The zoom of the view from which its icon has the name; null where it never has. */
  namedFrom: number | null;
  /** The line along which the name is written: x, y, … in web mercator metres. */
  line?: readonly number[];
};

/** The fields of a sight that the map needs; the rest is asked for by its id. */
export type LabelledSight = { id: string; kind: SightKind; fame: Fame };
