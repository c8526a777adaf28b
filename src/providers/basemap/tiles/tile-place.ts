import { TILE_STEPS } from './vector-tile.ts';

const WORLD_M = 40_075_016.685_578_49;

/** From steps of a tile to web mercator metres. */
export type TilePlace = {
  toMap: (across: number, down: number) => { x: number; y: number };
  lineToMap: (steps: readonly number[]) => number[];
};

export function tilePlace(z: number, x: number, y: number): TilePlace {
  const step = WORLD_M / 2 ** z / TILE_STEPS;
  const toMap = (across: number, down: number) => ({
    x: (x * TILE_STEPS + across) * step - WORLD_M / 2,
    y: WORLD_M / 2 - (y * TILE_STEPS + down) * step,
  });
  return {
    toMap,
    lineToMap(steps) {
      const line: number[] = [];
      for (let at = 0; at < steps.length; at += 2) {
        const point = toMap(steps[at] ?? 0, steps[at + 1] ?? 0);
        line.push(point.x, point.y);
      }
      return line;
    },
  };
}
