import { isAbort, TravelError } from '#src/domain/errors.ts';
import type { DetailSources, TileSource } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { DetailAnswer, MapTile } from '#src/domain/ports.ts';
import { once } from '#src/timing/once.ts';
import type { DetailPainter, EmbeddedParts } from '../detail/paint/detail-painter.ts';

/** The first level with detail: zoom 10 of the view. */
const FROM_LEVEL = 9;

/** The detailed map where it is switched on; its code is loaded with the first tile that needs it. */
export type DetailSwitch = {
  set(sources: DetailSources | null, onAnswer: DetailAnswer): void;
  /** Null where there is no detail, or nobody answers: the next request for the tile tries again. */
  picture(tile: MapTile): Promise<ImageBitmap | null>;
  labels(z: number, x: number, y: number): Promise<MapLabel[]>;
};

type Used = { load: () => Promise<DetailPainter>; tell: DetailAnswer };

export function createDetailSwitch(embedded: EmbeddedParts): DetailSwitch {
  let used: Used | null = null;
  return {
    set(sources, onAnswer) {
      const tiles = sources?.tiles ?? null;
      used =
        tiles === null ? null : useDetail({ terrain: null, ...sources, tiles }, onAnswer, embedded);
    },
    async picture(tile) {
      if (used === null || tile.z < FROM_LEVEL) return null;
      return asked(used, null, async (painter) => painter.picture(tile));
    },
    async labels(z, x, y) {
      if (used === null || z < FROM_LEVEL) return [];
      return asked(used, [], async (painter) => painter.labels(z, x, y));
    },
  };
}

function useDetail(
  sources: DetailSources & { tiles: TileSource },
  onAnswer: DetailAnswer,
  embedded: EmbeddedParts,
): Used {
  let last: boolean | null = null;
  return {
    load: once(async () => {
      const { createDetailPainter } = await import('../detail/paint/detail-painter.ts');
      return createDetailPainter(sources, embedded);
    }),
    tell(answered) {
      if (answered !== last) onAnswer(answered);
      last = answered;
    },
  };
}

async function asked<T>(
  { load, tell }: Used,
  otherwise: T,
  ask: (painter: DetailPainter) => Promise<T>,
): Promise<T> {
  try {
    const answer = await ask(await load());
    tell(true);
    return answer;
  } catch (error) {
    if (error instanceof TravelError) tell(false);
    else if (!isAbort(error)) throw error;
    return otherwise;
  }
}
