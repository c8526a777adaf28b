import styles from './map-beside.module.css';
import { PlaceMap } from './place-map.tsx';
import type { PlaceMapProps } from './place-map.tsx';
import { useMapBeside } from './use-map-beside.ts';

/** The map at the side of a trip on a wide screen, nothing on a narrow one. */
export function MapBeside(props: PlaceMapProps) {
  if (!useMapBeside()) return null;
  return (
    <div className={styles['beside']}>
      <PlaceMap {...props} />
    </div>
  );
}
