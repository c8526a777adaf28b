import { simplifyLine } from '#data/basemap/geometry/simplify.ts';

const COMMAND = /([a-z])([^a-z]*)/giu;
const NUMBER = /-?[\d.]+/gu;

/** The numbers that each command of a polygon takes. */
const AXES: Readonly<Record<string, 'x' | 'y' | 'xy'>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  z: 'xy',
};

/**
 * A polygon (SVG path data) with only those of its points without which it would be off by more than
 * `tolerance`, in its own units. An outline with curves stays as it is.
 */
export function coarserOutline(outline: string, tolerance: number): string {
  const points = pointsOf(outline);
  if (points === undefined) return outline;
  const kept = simplifyLine(Float64Array.from(points), tolerance, () => 1);
  let [x = 0, y = 0] = kept;
  const steps: string[] = [];
  for (let i = 2; i < kept.length; i += 2) {
    const [nextX = 0, nextY = 0] = kept.subarray(i, i + 2);
    steps.push(`${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return `M${kept[0]} ${kept[1]}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** x, y, …; undefined where there is more to it than straight lines. */
function pointsOf(outline: string): number[] | undefined {
  const points: number[] = [];
  let x = 0;
  let y = 0;
  for (const [, command = '', text = ''] of outline.matchAll(COMMAND)) {
    const axes = AXES[command.toLowerCase()];
    if (axes === undefined) return undefined;
    const isStep = command === command.toLowerCase();
    const numbers = Array.from(text.matchAll(NUMBER), ([number]) => Number(number));
    for (let i = 0; i < numbers.length; i += axes.length) {
      if (axes !== 'y') x = (isStep ? x : 0) + (numbers[i] ?? 0);
      if (axes !== 'x') y = (isStep ? y : 0) + (numbers[i + axes.length - 1] ?? 0);
      points.push(x, y);
    }
  }
  return points;
}
