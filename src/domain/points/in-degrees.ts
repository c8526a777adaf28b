import { readTypedPoint } from './typed-point.ts';

/**
 * A grid reference, or a link with one, as decimal degrees; any other text as it is. The projections
 * are downloaded for the first reference (docs/decisions/0090).
 */
export async function inDegrees(text: string): Promise<string> {
  const typed = readTypedPoint(text);
  if (typed?.type !== 'grid') return text;
  const { gridPoint } = await import('./grids/grid-point.ts');
  const point = gridPoint(typed.reference);
  return point === null ? text : `${point.lat.toFixed(6)}, ${point.lng.toFixed(6)}`;
}
