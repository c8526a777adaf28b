import type { Language } from './language.ts';

/** The kinds of names on the bundled map; its tiles hold them by these words. */
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
  /** First and last zoom at which it may show. */
  zoom: number;
  until: number;
  /** 0 is the largest of its kind. */
  size: number;
  /** Metres, of summits; else 0. */
  height: number;
};
