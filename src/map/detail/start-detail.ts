import type OlMap from 'ol/Map.js';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { DetailAnswer, DetailMap, LoadedDetail } from '#src/domain/ports.ts';
import { EMBEDDED_MAP } from '../bundled/map-picture.ts';
import type { DetailOffer, MapPicture } from '../bundled/map-picture.ts';
import { ZOOM_LIMITS } from '../map-view.ts';
import type { Movement } from '../movement.ts';
import { rememberDetail, rememberedDetail } from './detail-choice.ts';
import type { DetailChoice } from './detail-choice.ts';
import { createDetailLoad } from './detail-load.ts';
import { limitZoom, reachesInto } from './zoom-limit.ts';

/** The detailed map on a map. */
export interface DetailOnMap {
  /** Shows or hides it, now and at later visits. */
  choose(choice: DetailChoice): void;
  dispose(): void;
}

export type DetailNeeds = {
  map: OlMap;
  movement: Movement;
  detail: DetailMap;
  /** Draws with these tiles from now on; null: the bundled map alone. */
  draw: (sources: DetailSources | null, onAnswer: DetailAnswer) => void;
  onPicture: (picture: MapPicture) => void;
};

/** Detail is drawn, and offered, from this zoom on; where its tiles are is read one zoom before. */
const FROM_ZOOM = 10;

/**
 * Draws the detailed map where the traveller comes near: at once where the tiles are the site's own,
 * else once the traveller has said yes. Before, nothing is asked of the other host. Failures are
 * reported by `onPicture`, and retried when the device is online again, or when the view moves after a
 * while.
 */
export function startDetail({ map, movement, detail, draw, onPicture }: DetailNeeds): DetailOnMap {
  const view = map.getView();
  const ended = new AbortController();
  let choice = detail.host === null ? 'shown' : rememberedDetail();
  let asked = false;

  const isNear = (zoom: number) => (view.getZoom() ?? 0) >= zoom - 0.5;
  const update = () => {
    if (ended.signal.aborted) return;
    const tiles = load.loaded()?.tiles ?? null;
    const reaches = tiles === null || reachesInto(view.calculateExtent(map.getSize()), tiles);
    limitZoom(view, choice === 'shown' && tiles !== null && reaches);
    if (!isNear(FROM_ZOOM) || !reaches) onPicture(EMBEDDED_MAP);
    else {
      const offer = offerOf(choice, detail.host, load.loaded()?.credits ?? []);
      onPicture({ kind: 'embedded', unanswered: load.failed(), detail: offer });
    }
  };
  const load = createDetailLoad({ detail, draw, changed: update });
  const rest = () => {
    load.rest();
    if (choice === 'shown' && !asked && isNear(FROM_ZOOM - 1)) {
      asked = true;
      void load.show();
    }
    update();
  };
  map.on('moveend', rest);
  globalThis.addEventListener('online', () => load.retry(), { signal: ended.signal });
  rest();

  return {
    choose(next) {
      choice = next;
      asked = next === 'shown';
      rememberDetail(next);
      if (asked) void load.show();
      else load.hide();
      if (!asked && isNear(ZOOM_LIMITS.max + 1)) movement.to({ zoom: ZOOM_LIMITS.max });
      update();
    },
    dispose() {
      ended.abort();
      map.un('moveend', rest);
      load.dispose();
    },
  };
}

function offerOf(
  choice: DetailChoice | null,
  host: string | null,
  credits: LoadedDetail['credits'],
): DetailOffer | null {
  if (choice === 'shown') return { stage: 'shown', host, credits };
  return host === null ? null : { stage: choice ?? 'asked', host, credits: [] };
}
