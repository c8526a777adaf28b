import type { Terrain } from '#src/domain/ports.ts';
import { ContourArt } from '#src/result/contours/contour-art.tsx';
import { useWhole } from '#src/result/use-whole.ts';
import { usePlanner } from '../planner-context.ts';
import type { Planning } from '../planner-state.ts';
import styles from './sidebar.module.css';

const SIZE = { width: 400, height: 150 };
const GROUND = { widthDegrees: 2, heightDegrees: 0.7 };

/**
 * The destination's own contour lines behind the title; nothing without a destination, and nothing
 * new while a trip is planned and saved.
 */
export function Ornament({ terrain }: { terrain: Terrain }) {
  const point = usePlanner(({ place }) => (place.status === 'chosen' ? place.point : null));
  const busy = usePlanner(({ planning }) => isBusy(planning));
  const mayCome = useWhole(busy ? 'held' : 'when idle');
  if (point === null || !mayCome) return null;
  return (
    <div className={styles['ornament']}>
      <ContourArt terrain={terrain} point={point} size={SIZE} extent={GROUND} />
    </div>
  );
}

function isBusy(planning: Planning): boolean {
  if (planning.status === 'ready') return planning.saving.status === 'loading';
  return planning.status === 'loading';
}
