/** The part of a tile's relief that a picture shows; see frameOf. */
export type FramedTile = {
  z: number;
  x: number;
  y: number;
  sidePx: number;
  /** The centres of the outer pixels are on the tile's edges, so that enlarged tiles meet without a seam. */
  toEdges: boolean;
};

/** Longitudes of columns and latitudes of rows. */
export type Frame = { lons: Float64Array; lats: Float64Array };

/** Where a frame's points are along the tile's side, as a share of it. */
export type ShareOf = (at: number) => number;

/** The pixel centres of a tile, with one pixel more on every side. */
export function frameOf(tile: FramedTile): Frame {
  return frameAt(tile, tile.sidePx + 2, pixelShares(tile));
}

/** The shares of a frame's pixels: the first is one pixel before the tile's own. */
export function pixelShares({ sidePx, toEdges }: Pick<FramedTile, 'sidePx' | 'toEdges'>): ShareOf {
  return (at) => (toEdges ? (at - 1) / (sidePx - 1) : (at - 0.5) / sidePx);
}

export function frameAt(
  { z, x, y }: Pick<FramedTile, 'z' | 'x' | 'y'>,
  length: number,
  shareOf: ShareOf,
): Frame {
  const world = 2 ** z;
  return {
    lons: Float64Array.from({ length }, (_, at) => ((x + shareOf(at)) / world) * 360 - 180),
    lats: Float64Array.from({ length }, (_, at) => latitude((y + shareOf(at)) / world)),
  };
}

/** Every n-th pixel of a frame, from its first inner one to one past the last. */
export function every(frame: Frame, step: number): Frame {
  const pick = (values: Float64Array): Float64Array =>
    Float64Array.from(
      { length: Math.ceil((values.length - 2) / step) + 1 },
      (_, at) => values[1 + at * step] ?? values.at(-1) ?? 0,
    );
  return { lons: pick(frame.lons), lats: pick(frame.lats) };
}

function latitude(mercatorY: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * mercatorY))) * 180) / Math.PI;
}
