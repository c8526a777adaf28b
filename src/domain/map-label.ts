import type { Language } from './language.ts';

/** The kinds of labels on the bundled map, as its tiles name them. */
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
  /** Rank within its kind; 0 is the largest. */
  size: number;
  /** Metres, of summits; else 0. */
  height: number;
};
