import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';

/** A feature's name in the page's language; null without a name. */
export function namesOf(tags: TileFeature['tags']): MapLabel['names'] | null {
  const local = firstOf(tags, ['name:latin', 'name_int', 'name']);
  const en = firstOf(tags, ['name:en', 'name_en']) ?? local;
  const de = firstOf(tags, ['name:de', 'name_de']) ?? local;
  const [english, german] = [en ?? de, de ?? en];
  return english === null || german === null ? null : { en: english, de: german };
}

function firstOf(tags: TileFeature['tags'], keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = tags[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}
