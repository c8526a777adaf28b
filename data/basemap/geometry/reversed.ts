/** The same points the other way round; they are x, y, x, y, … */
export function reversed(points: readonly number[]): number[] {
  const result: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) {
    result.push(points[at] ?? 0, points[at + 1] ?? 0);
  }
  return result;
}
