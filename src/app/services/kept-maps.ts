import type { OpenKeptMaps } from '#src/domain/map/kept-map.ts';
import type { Basemap, TripHistory } from '#src/domain/ports.ts';
import { followDetail, rememberedDetail } from '#src/map/detail/detail-choice.ts';
import { canKeepMaps, hasKeptMaps } from '#src/offline/kept-map/browser-parts.ts';
import type { KeptMapsKeeper } from '#src/offline/kept-map/kept-maps.ts';
import { openKeptMaps } from '#src/offline/kept-map/open-kept-maps.ts';
import { once } from '#src/timing/once.ts';

/** Looks after the maps that are kept, and opens them for the pages of trips. */
export function composeKeptMaps(
  loadBasemap: () => Promise<Basemap>,
  history: TripHistory,
): OpenKeptMaps {
  const open = once(async () => {
    const basemap = await loadBasemap();
    const detail = basemap.kind === 'embedded' ? basemap.detail : null;
    if (detail === null || !canKeepMaps()) return null;
    const isWanted = () => detail.host === null || rememberedDetail() === 'shown';
    return openKeptMaps({
      loadSources: async (signal) => (isWanted() ? detail.load(signal) : null),
      followChoice: followDetail,
    });
  });
  tidy(open, history).catch((error: unknown) => {
    console.warn('Kept maps could not be looked after', error);
  });
  return open;
}

/** Removes the maps of deleted trips, and goes on with what was interrupted. */
async function tidy(open: () => Promise<KeptMapsKeeper | null>, history: TripHistory) {
  if (!canKeepMaps() || !(await hasKeptMaps())) return;
  const keeper = await open();
  await keeper?.removeWhere(async (id) => (await history.get(id)) === null && !(await isHeld(id)));
  await keeper?.goOn();
}

const lockOf = (id: string) => `fernweh-deleted/${id}`;

/** As long as the page is open on which a trip was deleted, that may be undone, and its map stays. */
export function holdMapOfDeleted(id: string): void {
  if (!canKeepMaps() || !('locks' in navigator)) return;
  void navigator.locks.request(lockOf(id), { mode: 'shared' }, () => new Promise(() => undefined));
}

async function isHeld(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(id));
}
