import type { LoadedDetail } from '#src/domain/ports.ts';
import { canKeepMaps, hasKeptMaps, openKeptStore } from './browser-parts.ts';

type Load = (signal: AbortSignal) => Promise<LoadedDetail>;

/** Whoever keeps a map need not wait for a server that is slow to say where its tiles are. */
const PATIENCE_MS = 3000;

/**
 * Where tiles come from: as the server says now; where it does not answer, as it said when a map was kept. So
 * the map of a kept trip opens without a network.
 */
export function withKeptSources(load: Load): Load {
  return async (signal) => {
    if (!canKeepMaps() || !(await hasKeptMaps().catch(() => false))) return load(signal);
    const store = openKeptStore();
    const kept = await store.sources().catch(() => null);
    const loading = load(signal).then(async (loaded) => {
      // The addresses of a new release lead to what is kept as well.
      if (kept !== null) await store.writeSources(loaded).catch(() => undefined);
      return loaded;
    });
    if (kept === null) return loading;
    const impatient = new Promise<LoadedDetail>((resolve) => {
      setTimeout(() => resolve(kept), PATIENCE_MS);
    });
    return Promise.race([loading.catch(() => kept), impatient]);
  };
}
