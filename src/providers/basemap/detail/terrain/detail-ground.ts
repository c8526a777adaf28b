import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { MapTile } from '#src/domain/ports.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { createReliefPainter } from '#src/providers/basemap/relief/relief-painter.ts';
import type { ReliefData } from '#src/providers/basemap/relief/relief-painter.ts';
import type { FetchTile } from '../fetch-tile.ts';
import { terrainContours } from './contours.ts';
import type { Contours } from './contours.ts';
import { groundPixels, shadePixels } from './terrain-paint.ts';
import type { DecodeTerrain } from './terrarium.ts';
import { createTerrainBlocks, terrainPart } from './terrain-blocks.ts';

/** A picture to be enlarged to the tile; `toEdges` as in tile-frame.ts. */
type GroundPicture = { image: ImageData; toEdges: boolean };

/** The ground below the areas and lines of a detailed tile. */
export type DetailGround = {
  /** Opaque, coloured by height and climate as the embedded relief, so that there is no seam to it. */
  ground: GroundPicture;
  /** Light and shadow with alpha, to lie on the areas; null where the ground has its own. */
  shade: GroundPicture | null;
  /** Null up to zoom 11 of the view, and without terrain. */
  contours: Contours | null;
  /** False where the terrain did not answer: worth asking again later. */
  isComplete: boolean;
};

export type DetailGrounds = (tile: MapTile, signal?: AbortSignal) => Promise<DetailGround>;

/** A terrain tile has 256 points a side: more pixels would show no more. */
const MOST_PX = 256;
/** Where a tile shows a part of a terrain tile only. */
const PX_PER_POINT = 4;
/** Colours by height change slowly. */
const GROUND_PX = MAP_TILE_PX / 4;

/** Grounds from terrain tiles; where there are none, the embedded relief. */
export function createDetailGround(
  source: TileSource | null,
  data: ReliefData,
  options: { fetchTile: FetchTile; decode?: DecodeTerrain },
): DetailGrounds {
  const paintEmbedded = createReliefPainter(data);
  const blockOf = source === null ? null : createTerrainBlocks(source, data.elevation, options);
  const embedded = async (tile: MapTile, isComplete: boolean): Promise<DetailGround> => {
    const { image, toEdges } = await paintEmbedded(tile);
    return { ground: { image, toEdges }, shade: null, contours: null, isComplete };
  };
  return async (tile, signal) => {
    if (blockOf === null) return embedded(tile, true);
    let block: Awaited<ReturnType<typeof blockOf>> = null;
    try {
      block = await blockOf(tile, signal);
    } catch {
      throwIfAborted(signal);
      return embedded(tile, false);
    }
    if (block === null) return embedded(tile, true);
    const part = terrainPart(block, tile);
    const shadeSide = Math.min(MOST_PX, part.points * PX_PER_POINT) + 1;
    await yieldToMain();
    const shade = shadePixels(part, { ...tile, sidePx: shadeSide, toEdges: true });
    const groundSide = GROUND_PX + 1;
    const ground = groundPixels(part, await data.ground(), {
      ...tile,
      sidePx: groundSide,
      toEdges: true,
    });
    await yieldToMain();
    return {
      ground: { image: new ImageData(ground, groundSide, groundSide), toEdges: true },
      shade: { image: new ImageData(shade, shadeSide, shadeSide), toEdges: true },
      contours: terrainContours(part, tile.z),
      isComplete: true,
    };
  };
}
