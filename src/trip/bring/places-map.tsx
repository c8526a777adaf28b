import { useMemo } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';
import { MapThumbnail } from '#src/map/thumbnail/map-thumbnail.tsx';
import styles from './places-map.module.css';

const SIZE = { width: 432, height: 208 };

type PlacesMapProps = {
  loadBasemap: () => Promise<Basemap>;
  base: LatLng;
  /** Ticked places are coloured. */
  places: readonly { id: number; at: LatLng; ticked: boolean }[];
};

/** The places as dots around the trip's own place. A picture: all that it says stands in the list. */
export function PlacesMap({ loadBasemap, base, places }: PlacesMapProps) {
  const fitted = useMemo(
    () => fitPoints([base, ...places.map(({ at }) => at)], SIZE),
    [base, places],
  );
  const [own, ...dots] = fitted.dots;
  const drawn = places
    .map(({ id, ticked }, number) => ({ id, ticked, ...dots[number] }))
    .toSorted((a, b) => Number(a.ticked) - Number(b.ticked));
  return (
    <div className={styles['map']} aria-hidden="true">
      <MapThumbnail
        loadBasemap={loadBasemap}
        point={fitted.centre}
        level={fitted.level}
        size={fitted.drawn}
      />
      <svg className={styles['dots']} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
        {drawn.map(({ id, ticked, x, y }) => (
          <circle key={id} cx={x} cy={y} r={ticked ? 5.5 : 4} data-ticked={ticked} />
        ))}
        <path
          className={styles['base']}
          transform={`translate(${own?.x ?? 0} ${own?.y ?? 0}) scale(0.56) translate(-19 -50)`}
          d="M19 50C17 38 1 33 1 19a18 18 0 0 1 36 0c0 14-16 19-18 31z"
        />
      </svg>
    </div>
  );
}
