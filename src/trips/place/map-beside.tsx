import styles from './map-beside.module.css';
import { DayMap } from './day-map.tsx';
import type { DayMapProps } from './day-map.tsx';
import { useMapBeside } from './use-map-beside.ts';

/** The map at the side of a trip on a wide screen, nothing on a narrow one. */
export function MapBeside(props: DayMapProps) {
  if (!useMapBeside()) return null;
  return (
    <div className={styles['beside']}>
      <DayMap {...props} />
    </div>
  );
}
