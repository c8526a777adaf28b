import type { Extent } from 'ol/extent.js';
import { containsXY } from 'ol/extent.js';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { BasemapTiles } from '#src/domain/ports.ts';
import { forEachTile } from '../label-store.ts';
import type { SeenLabel } from '../label-store.ts';
import { createLabelTiles } from '../label-tiles.ts';
import { addFurtherGlyphs } from '../sprites/sight-glyphs.ts';
import { detailGlyph } from './detail-glyphs.ts';
import { detailLook } from './detail-looks.ts';
import { joinNames } from './join-names.ts';
import { keepSights } from './keep-sights.ts';
import { createLineNames } from './line-names.ts';

/** The names of detail tiles: which a view has, how they look, and where they stand along lines. */
export interface DetailNames {
  /** Fetches the tiles of a view that are not there. */
  fetch(extent: Extent, zoom: number): void;
  /** The labels of an extent: of the embedded ones those that no tile has, and the tiles' own. */
  within(embedded: readonly SeenLabel[], extent: Extent, zoom: number): SeenLabel[];
  lookOf: typeof detailLook;
  lineNames: typeof createLineNames;
  /** Keeps the places of the icons of the guide's sights free; what it kept is the labels it returns. */
  keepSights: typeof keepSights;
}

/** Rivers and the highest summits are named from this zoom of the view on. */
const FROM_ZOOM = 11;
/** A tile of the finest zoom serves all nearer views. */
const FINEST = 14;
/** Until a tile is there, one that is coarser by up to so many levels has its names. */
const MOST_COARSER = 3;
/** A tile that failed is asked for again after this time. */
const RETRY_MS = 15_000;

export function createDetailNames(
  tiles: Pick<BasemapTiles, 'detailLabels'>,
  sources: DetailSources,
  onLoaded: () => void,
): DetailNames {
  addFurtherGlyphs(detailGlyph);
  const finest = sources.tiles?.maxZoom ?? FINEST;
  const arrived = soon(onLoaded);
  const read = createLabelTiles(withPauses(tiles.detailLabels, arrived), onLoaded);
  const levelOf = (zoom: number): number => Math.min(finest, Math.floor(zoom + 0.3) - 1);
  const known = (z: number, x: number, y: number): readonly MapLabel[] => {
    for (let up = 0; up <= MOST_COARSER; up += 1) {
      const labels = read.known(z - up, x >> up, y >> up);
      if (labels !== null) return labels;
    }
    return [0, 1, 2, 3].flatMap(
      (child) => read.known(z + 1, x * 2 + (child & 1), y * 2 + (child >> 1)) ?? [],
    );
  };
  return {
    fetch(extent, zoom) {
      if (levelOf(zoom) < FROM_ZOOM - 1) return;
      forEachTile(levelOf(zoom), extent, (x, y) => void read.of(levelOf(zoom), x, y));
    },
    within(embedded, extent, zoom) {
      const level = levelOf(zoom);
      if (level < FROM_ZOOM - 1) return [...embedded];
      const seen = new Map<MapLabel, SeenLabel>();
      forEachTile(level, extent, (x, y, shift) => {
        for (const label of known(level, x, y)) {
          if (containsXY(extent, label.x + shift, label.y)) seen.set(label, { label, shift });
        }
      });
      return joinNames(embedded, [...seen.values()], Math.floor(zoom + 0.3));
    },
    lookOf: detailLook,
    lineNames: createLineNames,
    keepSights,
  };
}

/** Names do not wait for the slowest tile of a view. */
const SOON_MS = 250;

function soon(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return () => {
    timer ??= setTimeout(() => {
      timer = null;
      run();
    }, SOON_MS);
  };
}

/** A server that fails is left alone for a while, however often the map is drawn. */
function withPauses(read: BasemapTiles['detailLabels'], onArrived: () => void) {
  const failedAt = new Map<string, number>();
  return async (z: number, x: number, y: number): Promise<readonly MapLabel[]> => {
    const key = `${z}/${x}/${y}`;
    const failed = failedAt.get(key);
    if (failed !== undefined && performance.now() - failed < RETRY_MS) {
      throw new Error('This tile failed a moment ago');
    }
    try {
      const labels = await read(z, x, y);
      onArrived();
      return labels;
    } catch (error) {
      failedAt.set(key, performance.now());
      throw error;
    }
  };
}
