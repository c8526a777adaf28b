import type { Terrain } from '#src/domain/ports.ts';
import { ContourArt } from '#src/result/contours/contour-art.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from './sidebar.module.css';

const SIZE = { width: 400, height: 150 };
const GROUND = { widthDegrees: 2, heightDegrees: 0.7 };

/** Contour lines of the destination behind the title; nothing without a destination. */
export function Ornament({ terrain }: { terrain: Terrain }) {
  const point = usePlanner(({ place }) => (place.status === 'chosen' ? place.point : null));
  if (point === null) return null;
  return (
    <div className={styles['ornament']}>
      <ContourArt terrain={terrain} point={point} size={SIZE} extent={GROUND} />
    </div>
  );
}
