import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { BasemapTiles } from '#src/domain/ports.ts';
import type { DetailNames } from './detail/detail-names.ts';

/**
 * Loads the code of the names of detail tiles when they are first wanted. `onReady` gets the names of the
 * sources that were wanted last, null at once where there are none or while they load.
 */
export function createDetailLoader(
  tiles: BasemapTiles,
  onReady: (names: DetailNames | null) => void,
  onLoaded: () => void,
): (sources: DetailSources | null) => void {
  let wanted: DetailSources | null = null;
  const load = async (sources: DetailSources): Promise<void> => {
    try {
      const { createDetailNames } = await import('./detail/detail-names.ts');
      if (sources === wanted) onReady(createDetailNames(tiles, sources, onLoaded));
    } catch (error) {
      // The names of the bundled map stay.
      console.warn('The names of the detailed map were not loaded', error);
    }
  };
  return (sources) => {
    wanted = sources;
    onReady(null);
    if (sources !== null) void load(sources);
  };
}
