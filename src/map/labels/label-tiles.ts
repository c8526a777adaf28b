import type { MapLabel } from '#src/domain/map/map-label.ts';

export interface LabelTiles {
  /** The labels of a tile; null until they are there. */
  of(z: number, x: number, y: number): readonly MapLabel[] | null;
  /** The same without fetching. */
  known(z: number, x: number, y: number): readonly MapLabel[] | null;
}

/**
 * The labels of tiles, each read when it is first asked for. `onLoaded` runs when those under way have
 * arrived, not when all have failed: a failed one is read again when it is next asked for.
 */
export function createLabelTiles(
  read: (z: number, x: number, y: number) => Promise<readonly MapLabel[]>,
  onLoaded: () => void,
): LabelTiles {
  const known = new Map<string, readonly MapLabel[]>();
  const loading = new Set<string>();
  let arrived = false;
  const load = (key: string, z: number, x: number, y: number): void => {
    if (loading.has(key)) return;
    loading.add(key);
    read(z, x, y)
      .then((labels) => {
        known.set(key, labels);
        arrived = true;
      })
      .catch(() => undefined)
      .finally(() => {
        loading.delete(key);
        if (loading.size > 0 || !arrived) return;
        arrived = false;
        onLoaded();
      });
  };
  return {
    of(z, x, y) {
      const key = `${z}/${x}/${y}`;
      const labels = known.get(key);
      if (labels === undefined) load(key, z, x, y);
      return labels ?? null;
    },
    known: (z, x, y) => known.get(`${z}/${x}/${y}`) ?? null,
  };
}
