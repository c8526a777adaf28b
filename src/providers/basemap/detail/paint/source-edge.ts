import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import type { MapTile } from '#src/domain/ports.ts';
import { emptiedContext } from '#src/providers/basemap/tiles/canvas.ts';
import { drawReliefImage, reliefImage } from '#src/providers/basemap/tiles/draw-relief.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import { coveringTiles } from '#src/providers/basemap/tiles/stored-tile.ts';
import type { DetailTiles } from '../detail-tiles.ts';
import { NEIGHBOURS, neighbourOf } from '../neighbours.ts';
import type { Neighbour } from '../neighbours.ts';

/** The embedded map fades out as far from where the source ends, shares of a tile. */
const REACH = 0.4;
const MASK_POINTS = 33;

/**
 * The neighbours of a tile that a source of a region does not have. Of a source of the whole world
 * nothing is asked that is not looked at.
 */
export async function absentNeighbours(
  { bounds }: TileSource,
  tiles: DetailTiles,
  tile: MapTile,
  signal?: AbortSignal,
): Promise<Neighbour[]> {
  if (bounds === null || bounds[2] - bounds[0] >= 359) return [];
  const found = await Promise.all(
    NEIGHBOURS.map(async (neighbour) => {
      const beside = neighbourOf(tile, neighbour);
      const [at] = coveringTiles(beside, Math.min(tile.z, tiles.maxZoom));
      if (at === undefined) return false;
      // A tile that fails to answer may exist.
      return (await tiles.tile(at.z, at.x, at.y, signal).catch(() => undefined)) === null;
    }),
  );
  return NEIGHBOURS.filter((_, at) => found[at] === true);
}

/** Lets the embedded map come in towards tiles that are absent, so that there is no seam to them. */
export function fadeToEmbedded(
  context: TileContext,
  embedded: ImageBitmap,
  absent: readonly Neighbour[],
  side: number,
): void {
  const faded = emptiedContext('edge', side);
  drawReliefImage(faded, reliefImage({ image: edgeMask(absent), toEdges: true }), side);
  faded.globalCompositeOperation = 'source-in';
  faded.drawImage(embedded, 0, 0, side, side);
  context.resetTransform();
  context.drawImage(faded.canvas, 0, 0);
}

function edgeMask(absent: readonly Neighbour[]): ImageData {
  const mask = new ImageData(MASK_POINTS, MASK_POINTS);
  for (let at = 0; at < MASK_POINTS ** 2; at += 1) {
    const x = (at % MASK_POINTS) / (MASK_POINTS - 1);
    const y = Math.floor(at / MASK_POINTS) / (MASK_POINTS - 1);
    mask.data[at * 4 + 3] = 255 * edgeOpacity(absent, x, y);
  }
  return mask;
}

/** At a point of the tile, shares of its side: 1 at an absent neighbour. */
export function edgeOpacity(absent: readonly Neighbour[], x: number, y: number): number {
  const distances = absent.map(([across, down]) =>
    Math.hypot(distanceTo(across, x), distanceTo(down, y)),
  );
  return Math.max(0, 1 - Math.min(...distances) / REACH);
}

function distanceTo(direction: -1 | 0 | 1, position: number): number {
  if (direction === 0) return 0;
  return direction < 0 ? position : 1 - position;
}
