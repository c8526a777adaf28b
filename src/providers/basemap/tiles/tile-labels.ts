import { LABEL_KINDS } from '#src/domain/map/map-label.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { tilePlace } from './tile-place.ts';
import type { TagValue, TileFeature } from './vector-tile.ts';

/** What is not stored: a city, of the smallest size, from the first zoom at which its level is shown. */
const DEFAULTS = { kind: 'city', until: 99, size: 4, height: 0 } as const;

/** The labels of a stored tile; invalid ones are left out. */
export function readLabels(
  features: readonly TileFeature[],
  z: number,
  x: number,
  y: number,
): MapLabel[] {
  const { toMap } = tilePlace(z, x, y);
  return features.flatMap(({ parts, tags }) => {
    const { kind: kindTag = DEFAULTS.kind, name_en: en, name_de: de = en } = tags;
    const kind = LABEL_KINDS.find((known) => known === kindTag);
    const [zoom, until, size, height] = [
      numberOf(tags['zoom'], z + 1),
      numberOf(tags['until'], DEFAULTS.until),
      numberOf(tags['size'], DEFAULTS.size),
      numberOf(tags['height'], DEFAULTS.height),
    ];
    if (kind === undefined || typeof en !== 'string' || typeof de !== 'string') return [];
    if (zoom === null || until === null || size === null || height === null) return [];
    const [across = 0, down = 0] = parts[0] ?? [];
    return { kind, zoom, until, size, height, ...toMap(across, down), names: { en, de } };
  });
}

/** Null for what is no number. */
function numberOf(tag: TagValue | undefined, fallback: number): number | null {
  if (tag === undefined) return fallback;
  return typeof tag === 'number' ? tag : null;
}
