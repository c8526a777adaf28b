import { startTransition, useEffect, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Terrain } from '#src/domain/ports.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { afterPaints } from '#src/timing/after-next-paint.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import styles from './contour-art.module.css';
import { contourPaths } from './contour-paths.ts';
import type { ContourPath } from './contour-paths.ts';

type ContourArtProps = {
  terrain: Terrain;
  point: LatLng;
  /** Size of the drawing, px, and the ground it shows, degrees. */
  size: { width: number; height: number };
  extent: { widthDegrees: number; heightDegrees: number };
  /** Which part stays in view when the drawing is cut to its box. */
  keep?: 'top' | 'middle';
};

const PX_A_CELL = 4;
/** A new result is rendered in so many steps. */
const PAINTS_BEFORE = 3;

/** The contour lines of a place itself, as an ornament. Nothing where the ground is flat. */
export function ContourArt({ terrain, point, size, extent, keep = 'top' }: ContourArtProps) {
  const { width, height } = size;
  const paths = usePaths(terrain, point, { ...size, ...extent });
  if (paths.length === 0) return null;
  return (
    <svg
      className={styles['art']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={keep === 'top' ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path.d} d={path.d} className={path.strong ? styles['strong'] : undefined} />
      ))}
    </svg>
  );
}

type Drawing = ContourArtProps['size'] & ContourArtProps['extent'];

const NO_PATHS: readonly ContourPath[] = [];

function usePaths(terrain: Terrain, point: LatLng, drawing: Drawing): readonly ContourPath[] {
  const { lat, lng } = point;
  const { width, height, widthDegrees, heightDegrees } = drawing;
  const [paths, setPaths] = useState(NO_PATHS);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    draw(terrain, { lat, lng }, { width, height, widthDegrees, heightDegrees }, signal).then(
      // Decorative: rendered in a transition, so that it yields to input.
      (next) => startTransition(() => setPaths(next)),
      (error: unknown) => {
        if (isAbort(error) || signal.aborted) return;
        console.warn('No contour lines', error);
        setPaths(NO_PATHS);
      },
    );
    return () => controller.abort();
  }, [terrain, lat, lng, width, height, widthDegrees, heightDegrees]);
  return paths;
}

/** After what stands around it, and level by level, so that an ornament holds up nothing. */
async function draw(terrain: Terrain, point: LatLng, drawing: Drawing, signal: AbortSignal) {
  await afterPaints(PAINTS_BEFORE);
  throwIfAborted(signal);
  const { width, height, widthDegrees, heightDegrees } = drawing;
  const grid = { columns: Math.round(width / PX_A_CELL), rows: Math.round(height / PX_A_CELL) };
  const extent = { widthDegrees, heightDegrees, ...grid };
  const heights = await terrain.heightsAround(point, extent, signal);
  const paths: ContourPath[] = [];
  for (const path of contourPaths({ heights, ...grid }, width, height)) {
    paths.push(path);
    await yieldToMain();
    throwIfAborted(signal);
  }
  throwIfAborted(signal);
  return paths;
}
