import type RenderFeature from 'ol/render/Feature.js';
import * as v from 'valibot';
import type { Language } from '#src/domain/language.ts';

/** The kinds of names on the map; the tiles hold them by these words. */
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

/** A name as the tiles hold it. */
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

const propertiesSchema = v.object({
  kind: v.optional(v.picklist(LABEL_KINDS), 'city'),
  name_en: v.string(),
  name_de: v.optional(v.string()),
  zoom: v.optional(v.number()),
  until: v.optional(v.number(), 99),
  size: v.optional(v.number(), 4),
  height: v.optional(v.number(), 0),
});

/**
 * Null when the feature is not a label that this version knows. Left out in the tiles is what is
 * usual: a city, of the smallest size, from the first zoom at which the tile's level is shown.
 */
export function readLabel(feature: RenderFeature, level: number): MapLabel | null {
  const parsed = v.safeParse(propertiesSchema, feature.getProperties());
  if (!parsed.success) return null;
  const [x = 0, y = 0] = feature.getFlatCoordinates();
  const { name_en: en, name_de: de, ...rest } = parsed.output;
  return { ...rest, zoom: rest.zoom ?? level + 1, x, y, names: { en, de: de ?? en } };
}
