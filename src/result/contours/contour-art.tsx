import { startTransition, useEffect, useMemo, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { Terrain } from '#src/domain/ports.ts';
import styles from './contour-art.module.css';
import { contourPaths } from './contour-paths.ts';

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

/** The contour lines of a place itself, as an ornament. Nothing where the ground is flat. */
export function ContourArt({ terrain, point, size, extent, keep = 'top' }: ContourArtProps) {
  const { width, height } = size;
  const columns = Math.round(width / PX_A_CELL);
  const rows = Math.round(height / PX_A_CELL);
  const heights = useHeights(terrain, point, { ...extent, columns, rows });
  const paths = useMemo(
    () => (heights === null ? [] : contourPaths({ heights, columns, rows }, width, height)),
    [heights, columns, rows, width, height],
  );
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

type Extent = ContourArtProps['extent'] & { columns: number; rows: number };

function useHeights(terrain: Terrain, point: LatLng, extent: Extent): Float32Array | null {
  const { lat, lng } = point;
  const { widthDegrees, heightDegrees, columns, rows } = extent;
  const [heights, setHeights] = useState<Float32Array | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const asked = { widthDegrees, heightDegrees, columns, rows };
    terrain.heightsAround({ lat, lng }, asked, controller.signal).then(
      (next) => {
        // Decorative: rendered in a transition, so that it yields to input.
        if (!controller.signal.aborted) startTransition(() => setHeights(next));
      },
      (error: unknown) => {
        if (isAbort(error) || controller.signal.aborted) return;
        console.warn('No contour lines', error);
        setHeights(null);
      },
    );
    return () => controller.abort();
  }, [terrain, lat, lng, widthDegrees, heightDegrees, columns, rows]);
  return heights;
}
