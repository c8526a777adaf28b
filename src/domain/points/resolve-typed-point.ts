import { readTypedPoint } from './typed-point.ts';
import type { TypedPoint } from './typed-point.ts';

export type ResolvedPoint = Exclude<TypedPoint, { type: 'grid' }>;

/**
 * Reads a text like readTypedPoint, with the point of a grid reference. The projections are downloaded
 * for the first one (docs/decisions/typed-points.md).
 */
export async function resolveTypedPoint(text: string): Promise<ResolvedPoint | null> {
  const typed = readTypedPoint(text);
  if (typed?.type !== 'grid') return typed;
  const { gridPoint } = await import('./grids/grid-point.ts');
  const point = gridPoint(typed.reference);
  return point === null
    ? { type: 'problem', problem: 'nowhere' }
    : { type: 'point', point, about: false };
}
