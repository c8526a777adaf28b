import * as v from 'valibot';
import { LABEL_KINDS } from '#src/domain/map/map-label.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { tilePlace } from './tile-place.ts';
import type { TileFeature } from './vector-tile.ts';

const tagsSchema = v.object({
  kind: v.optional(v.picklist(LABEL_KINDS), 'city'),
  name_en: v.string(),
  name_de: v.optional(v.string()),
  zoom: v.optional(v.number()),
  until: v.optional(v.number(), 99),
  size: v.optional(v.number(), 4),
  height: v.optional(v.number(), 0),
});

/**
 * The labels of a stored tile; invalid ones are left out. Tags with the default value are not
 * stored: a city, of the smallest size, from the first zoom at which its level is shown.
 */
export function readLabels(
  features: readonly TileFeature[],
  z: number,
  x: number,
  y: number,
): MapLabel[] {
  const { toMap } = tilePlace(z, x, y);
  return features.flatMap(({ parts, tags }) => {
    const parsed = v.safeParse(tagsSchema, tags);
    if (!parsed.success) return [];
    const [across = 0, down = 0] = parts[0] ?? [];
    const { name_en: en, name_de: de, ...rest } = parsed.output;
    return {
      ...rest,
      zoom: rest.zoom ?? z + 1,
      ...toMap(across, down),
      names: { en, de: de ?? en },
    };
  });
}
