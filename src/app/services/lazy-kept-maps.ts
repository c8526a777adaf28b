import type { OpenKeptMaps } from '#src/domain/map/kept-map.ts';
import type { Basemap, TripHistory } from '#src/domain/ports.ts';
import { once } from '#src/timing/once.ts';
import { whenIdle } from '#src/timing/when-idle.ts';

const load = once(() => import('./kept-maps.ts'));

/** The maps that trips keep, where the site has a detailed map; else nothing of it is loaded. */
export function lazyKeptMaps(
  hasDetail: boolean,
  loadBasemap: () => Promise<Basemap>,
  history: TripHistory,
): OpenKeptMaps {
  if (!hasDetail) return () => Promise.resolve(null);
  const compose = once(async () => (await load()).composeKeptMaps(loadBasemap, history));
  whenIdle(() => void compose().catch(() => undefined));
  return async () => (await compose())();
}

/** The same history; the map of a deleted trip stays as long as that can be undone. */
export function holdingMaps(hasDetail: boolean, history: TripHistory): TripHistory {
  if (!hasDetail) return history;
  return {
    ...history,
    async remove(id) {
      await hold([id]);
      return history.remove(id);
    },
    async exchange(ids, how) {
      await hold(ids);
      return history.exchange(ids, how);
    },
  };
}

async function hold(ids: readonly string[]): Promise<void> {
  try {
    const { holdMapOfDeleted } = await load();
    for (const id of ids) holdMapOfDeleted(id);
  } catch (error) {
    console.warn('An undo may find its map removed', error);
  }
}
