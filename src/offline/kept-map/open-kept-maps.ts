import { browserClock, oneTabAlone, openKeptStore, openNews } from './browser-parts.ts';
import { createFetchTile } from './fetch-tile.ts';
import { createKeptMaps } from './kept-maps.ts';
import type { KeptMapsDeps, KeptMapsKeeper } from './kept-maps.ts';

/** The maps that trips keep in this browser; goes on by itself once there is a connection again. */
export function openKeptMaps({
  loadSources,
  followChoice,
}: Pick<KeptMapsDeps, 'loadSources' | 'followChoice'>): KeptMapsKeeper {
  const keeper = createKeptMaps({
    store: openKeptStore(),
    clock: browserClock,
    alone: oneTabAlone,
    news: openNews(),
    isOnline: () => navigator.onLine,
    createFetchTile: (sources) => createFetchTile(sources, browserClock.nowMs),
    loadSources,
    followChoice,
  });
  globalThis.addEventListener('online', () => {
    keeper.goOn().catch((error: unknown) => console.warn('A kept map did not go on', error));
  });
  return keeper;
}
