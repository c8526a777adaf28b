import { isAbort, TravelError } from '#src/domain/errors.ts';
import type { DetailSources, TileSource } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { DetailAnswer, MapTile } from '#src/domain/ports.ts';
import { eitherSignal, throwIfAborted } from '#src/timing/abort.ts';
import { once } from '#src/timing/once.ts';
import type { DetailPainter, EmbeddedParts } from './paint/detail-painter.ts';

/** The first level with detail: zoom 10 of the view. */
const FROM_LEVEL = 9;

/** The detailed map where it is switched on; its code is loaded with the first tile that needs it. */
export type DetailSwitch = {
  set: (sources: DetailSources | null, onAnswer: DetailAnswer) => void;
  /** Null where there is no detail, or nobody answers: the next request for the tile tries again. */
  picture: (tile: MapTile, signal?: AbortSignal) => Promise<ImageBitmap | null>;
  labels: (z: number, x: number, y: number, signal?: AbortSignal) => Promise<MapLabel[]>;
};

type Source = DetailSources & { tiles: TileSource };
type Used = {
  key: string;
  load: () => Promise<DetailPainter>;
  /** Aborted once other tiles are used, or none: what is not there yet is not asked for any more. */
  ended: AbortController;
  tell: DetailAnswer;
};

export function createDetailSwitch(embedded: EmbeddedParts): DetailSwitch {
  let used: Used | null = null;
  return {
    set(sources, onAnswer) {
      const tiles = sources?.tiles ?? null;
      if (tiles === null) {
        used?.ended.abort();
        used = null;
        return;
      }
      const source = { terrain: sources?.terrain ?? null, tiles };
      const key = JSON.stringify(source);
      // The same tiles again, after a failure: those that are there already stay.
      const tell = onChange(onAnswer);
      if (used?.key === key) used = { ...used, tell };
      else {
        used?.ended.abort();
        used = { key, load: loaderOf(source, embedded), ended: new AbortController(), tell };
      }
    },
    async picture(tile, signal) {
      if (used === null || tile.z < FROM_LEVEL) return null;
      const { tell, ended } = used;
      const left = eitherSignal(signal, ended.signal);
      const drawn = await asked(used, async (painter) => painter.picture(tile, left));
      throwIfAborted(signal);
      if (drawn?.isComplete === false) tell(false);
      return drawn?.picture ?? null;
    },
    async labels(z, x, y, signal) {
      if (used === null || z < FROM_LEVEL) return [];
      const left = eitherSignal(signal, used.ended.signal);
      const labels = await asked(used, async (painter) => painter.labels(z, x, y, left));
      // No names for now is another thing than a tile without names.
      if (labels === null) throw new TravelError('data-missing');
      return labels;
    },
  };
}

function loaderOf(source: Source, embedded: EmbeddedParts): () => Promise<DetailPainter> {
  return once(async () => {
    const { createDetailPainter } = await import('./paint/detail-painter.ts');
    return createDetailPainter(source, embedded);
  });
}

function onChange(onAnswer: DetailAnswer): DetailAnswer {
  let last: boolean | null = null;
  return (answered) => {
    if (answered !== last) onAnswer(answered);
    last = answered;
  };
}

/** Null where nobody answers: the embedded map is shown then. */
async function asked<T>(
  { load, tell }: Used,
  ask: (painter: DetailPainter) => Promise<T>,
): Promise<T | null> {
  try {
    const answer = await ask(await load());
    tell(true);
    return answer;
  } catch (error) {
    if (error instanceof TravelError) tell(false);
    else if (!isAbort(error)) throw error;
    return null;
  }
}
