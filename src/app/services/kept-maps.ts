import type { OpenKeptMaps } from '#src/domain/map/kept-map.ts';
import type { Basemap, TripHistory } from '#src/domain/ports.ts';
import type { KeptMapsKeeper } from '#src/offline/kept-map/kept-maps.ts';
import { once } from '#src/timing/once.ts';
import { whenIdle } from '#src/timing/when-idle.ts';

type LoadBasemap = () => Promise<Basemap>;

/** Opens the maps that trips keep; loaded with the first trip, or at once where maps are kept. */
export function composeKeptMaps(loadBasemap: LoadBasemap, history: TripHistory): OpenKeptMaps {
  const open = once(() => openKeeper(loadBasemap));
  whenIdle(() => {
    tidy(open, history).catch((error: unknown) => {
      console.warn('Kept maps could not be looked after', error);
    });
  });
  return open;
}

async function openKeeper(loadBasemap: LoadBasemap): Promise<KeptMapsKeeper | null> {
  const [basemap, { canKeepMaps }, { openKeptMaps }, choices] = await Promise.all([
    loadBasemap(),
    import('#src/offline/kept-map/browser-parts.ts'),
    import('#src/offline/kept-map/open-kept-maps.ts'),
    import('#src/map/detail/detail-choice.ts'),
  ]);
  const detail = basemap.kind === 'embedded' ? basemap.detail : null;
  if (detail === null || !canKeepMaps()) return null;
  const isWanted = () => detail.host === null || choices.rememberedDetail() === 'shown';
  return openKeptMaps({
    loadSources: async (signal) => (isWanted() ? detail.load(signal) : null),
    followChoice: choices.followDetail,
  });
}

/** Removes the maps of deleted trips, and goes on with what was interrupted. */
async function tidy(open: () => Promise<KeptMapsKeeper | null>, history: TripHistory) {
  const { canKeepMaps, hasKeptMaps } = await import('#src/offline/kept-map/browser-parts.ts');
  if (!canKeepMaps() || !(await hasKeptMaps())) return;
  const keeper = await open();
  await keeper?.removeWhere(async (id) => (await history.get(id)) === null && !(await isHeld(id)));
  await keeper?.goOn();
}

/**
 * The same history; as long as the page is open on which a trip was deleted, that may be undone, and its map
 * stays.
 */
export function holdingMapsOfDeleted(history: TripHistory): TripHistory {
  return {
    ...history,
    remove(id) {
      hold(id);
      return history.remove(id);
    },
    exchange(ids, how) {
      ids.forEach(hold);
      return history.exchange(ids, how);
    },
  };
}

const lockOf = (id: string) => `fernweh-deleted/${id}`;

/** Until the page is gone. */
function hold(id: string): void {
  if (!('locks' in navigator)) return;
  void navigator.locks.request(lockOf(id), { mode: 'shared' }, () => new Promise(() => undefined));
}

async function isHeld(id: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(id));
}
