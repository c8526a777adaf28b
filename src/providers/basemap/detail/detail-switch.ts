import { isAbort, TravelError } from '#src/domain/errors.ts';
import type { DetailSources, TileSource } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { DetailAnswer, MapTile } from '#src/domain/ports.ts';
import { once } from '#src/timing/once.ts';
import type { DetailPainter, EmbeddedParts } from './paint/detail-painter.ts';

/** The first level with detail: zoom 10 of the view. */
const FROM_LEVEL = 9;

/** The detailed map where it is switched on; its code is loaded with the first tile that needs it. */
export type DetailSwitch = {
  set: (sources: DetailSources | null, onAnswer: DetailAnswer) => void;
  /** Null where there is no detail, or nobody answers: the next request for the tile tries again. */
  picture: (tile: MapTile) => Promise<ImageBitmap | null>;
  labels: (z: number, x: number, y: number) => Promise<MapLabel[]>;
};

type Source = DetailSources & { tiles: TileSource };
type Used = { key: string; load: () => Promise<DetailPainter>; tell: DetailAnswer };

export function createDetailSwitch(embedded: EmbeddedParts): DetailSwitch {
  let used: Used | null = null;
  return {
    set(sources, onAnswer) {
      const tiles = sources?.tiles ?? null;
      if (tiles === null) {
        used = null;
        return;
      }
      const source = { terrain: sources?.terrain ?? null, tiles };
      const key = JSON.stringify(source);
      // The same tiles again, after a failure: those that are there already stay.
      const load = used?.key === key ? used.load : loaderOf(source, embedded);
      used = { key, load, tell: onChange(onAnswer) };
    },
    async picture(tile) {
      if (used === null || tile.z < FROM_LEVEL) return null;
      const drawn = await asked(used, async (painter) => painter.picture(tile));
      if (drawn?.isComplete === false) used.tell(false);
      return drawn?.picture ?? null;
    },
    async labels(z, x, y) {
      if (used === null || z < FROM_LEVEL) return [];
      const labels = await asked(used, async (painter) => painter.labels(z, x, y));
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
