import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language/language.ts';
import type { RemoteBasemap } from '#src/domain/ports.ts';
import { withoutKeys } from '#src/domain/without-keys.ts';
import { createRemoteLayers } from './remote-layers.ts';
import { EMBEDDED_MAP, FALLBACK_MAP } from '../bundled/map-picture.ts';
import type { MapPicture } from '../bundled/map-picture.ts';
import { loadStyle } from './load-style.ts';
import { createRemoteView, PATIENCE_MS, SETTLE_MS } from './remote-view.ts';
import type { RemoteView } from './remote-view.ts';

export interface RemoteMap {
  setLanguage(language: Language): void;
  dispose(): void;
}

export type RemoteMapNeeds = {
  map: OlMap;
  /** The layers of the embedded map, already on the map. */
  embedded: readonly BaseLayer[];
  basemap: RemoteBasemap;
  language: Language;
  onPicture: (picture: MapPicture) => void;
};

type Tile = 'loaded' | 'failed';

const RETRY_EVERY_MS = 30_000;

/**
 * Loads a remote map over the embedded one. Failures are logged once, reported by `onPicture`, and
 * retried when the device is online again, or when the view moves after a while.
 */
export function startRemoteMap(needs: RemoteMapNeeds): RemoteMap {
  const { map } = needs;
  const ended = new AbortController();
  const complain = createComplaint(needs.basemap.accessToken);
  let { language } = needs;
  let view: RemoteView | null = null;
  let style: 'loading' | 'loaded' | 'refused' = 'loading';
  let restingSince = performance.now();
  let triedAt = performance.now();

  const update = () => {
    if (ended.signal.aborted) return;
    const restedMs = performance.now() - restingSince;
    const unanswered = style === 'refused' || restedMs >= PATIENCE_MS;
    needs.onPicture(view?.update(restedMs) ?? (unanswered ? FALLBACK_MAP : EMBEDDED_MAP));
  };
  const noteTile = (outcome: Tile) => {
    if (outcome === 'failed') complain('a tile could not be had');
    update();
  };
  const load = async () => {
    style = 'loading';
    try {
      view = await loadView(needs, noteTile, ended.signal);
      view.setLanguage(language);
      style = 'loaded';
    } catch (error) {
      if (ended.signal.aborted) return;
      style = 'refused';
      complain(error instanceof Error ? error.message : String(error));
    }
    rest();
  };
  const retry = () => {
    triedAt = performance.now();
    view?.retry();
    if (style === 'refused') void load();
  };
  const rest = () => {
    restingSince = performance.now();
    update();
    for (const ms of [SETTLE_MS, PATIENCE_MS]) setTimeout(update, ms);
    if (performance.now() - triedAt >= RETRY_EVERY_MS) retry();
  };

  map.on('moveend', rest);
  globalThis.addEventListener('online', retry, { signal: ended.signal });
  void load();

  return {
    setLanguage(next) {
      language = next;
      view?.setLanguage(next);
    },
    dispose() {
      ended.abort();
      map.un('moveend', rest);
    },
  };
}

async function loadView(
  needs: RemoteMapNeeds,
  onTile: (outcome: Tile) => void,
  signal: AbortSignal,
): Promise<RemoteView> {
  const loaded = await loadStyle(needs.basemap, globalThis.devicePixelRatio, signal);
  const layers = await createRemoteLayers(loaded.style, needs.language);
  signal.throwIfAborted();
  return createRemoteView({ ...needs, layers, loaded, onTile });
}

/** Logs once per map, without queries, which hold keys. */
function createComplaint(token: string | null): (reason: string) => void {
  let told = false;
  return (reason) => {
    if (!told) {
      const withoutQueries = reason.replaceAll(/\?[^\s'"]*/gu, '');
      console.error('The map service did not answer:', withoutKeys(withoutQueries, [token ?? '']));
    }
    told = true;
  };
}
