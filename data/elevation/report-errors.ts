import type { WorldCells } from './world-cells.ts';

/** Prints the coding error on land in metres. */
export function reportErrors(name: string, world: WorldCells, written: WorldCells): void {
  const misses: number[] = [];
  for (const [cell, kind] of world.kinds.entries()) {
    if (written.kinds[cell] !== kind) throw new Error('decoded otherwise');
    if (kind === 0) continue;
    misses.push(Math.abs((written.heights[cell] ?? 0) - (world.heights[cell] ?? 0)));
  }
  const sorted = Float32Array.from(misses).toSorted();
  const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  console.log(
    `elevation ${name}: error added, median ${at(0.5)} m, 90 % ${at(0.9)} m, 95 % ${at(0.95)} m`,
  );
}
