export type Point = { x: number; y: number };

/** An open line through the points; a tenth of a pixel is finer than any screen. */
export function linePath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`)
    .join('');
}

/** The closed area between an upper and a lower line of the same length. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return '';
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
