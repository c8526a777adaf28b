import { keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import { canKeepMaps, hasKeptMaps, openKeptStore, openNews } from './browser-parts.ts';
import type { KeptStore } from './kept-store.ts';

/** The maps that trips keep, all together: counted tile by tile, each tile once. */
export type KeptShare = { bytes: number; isWhole: boolean };

/** Null where no trip keeps a map. */
export async function countKept(store: KeptStore): Promise<KeptShare | null> {
  const [records, sources, keys] = await Promise.all([
    store.records(),
    store.sources(),
    store.keys(),
  ]);
  if (records.length === 0) return null;
  const isWhole = records.every(({ state, points, reachKm }) => {
    if (state !== 'kept' || sources === null) return false;
    const wanted = keptTiles(points, sources);
    return wanted.every((tile) => tile.km >= (reachKm ?? Infinity) || keys.has(tileKey(tile)));
  });
  return { bytes: await store.sizeOf([...keys]), isWhole };
}

/** Between two counts while tiles are coming in. */
const COUNT_EVERY_MS = 3000;

/** Tells the share now and after changes in any tab. */
export async function followKeptShare(onShare: (share: KeptShare | null) => void): Promise<void> {
  if (!canKeepMaps()) return;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const count = async () => {
    timer = null;
    onShare((await hasKeptMaps()) ? await countKept(openKeptStore()) : null);
  };
  openNews().subscribe(() => {
    timer ??= setTimeout(() => {
      count().catch((error: unknown) => console.warn('Kept maps could not be counted', error));
    }, COUNT_EVERY_MS);
  });
  await count();
}
