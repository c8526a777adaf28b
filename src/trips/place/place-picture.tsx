import { useLayoutEffect, useRef, useState } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap, Terrain } from '#src/domain/ports.ts';
import { MapThumbnail } from '#src/map/thumbnail/map-thumbnail.tsx';
import { ContourArt } from '#src/result/contours/contour-art.tsx';
import styles from './place-picture.module.css';
import { RoutePicture } from './route-picture.tsx';
import { useNearView } from './use-near-view.ts';

/** Cut to fit its box, the place in the middle. */
const SIZE = { width: 240, height: 240 };
const GROUND_HEIGHT_DEGREES = 0.5;
const RADIANS = Math.PI / 180;

type PlacePictureProps = {
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  point: LatLng;
  /** Of a trip with stops, in their order: all of them are in the picture. A stable reference. */
  stops?: readonly LatLng[] | undefined;
  /** The stop whose pin is larger. */
  shown?: number | undefined;
};

/** The place on a small map with a pin, or all stops with theirs, over its contour lines until the map is there; decorative. */
export function PlacePicture({ terrain, loadBasemap, point, stops, shown }: PlacePictureProps) {
  const element = useRef<HTMLDivElement>(null);
  const near = useNearView(element);
  const [size, setSize] = useState<typeof SIZE | null>(null);
  const isRoute = stops !== undefined;
  // The card grows when its actions are unfolded: all stops stay in the picture.
  useLayoutEffect(() => {
    const box = element.current;
    if (!near || !isRoute || box === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [near, isRoute]);
  if (isRoute) {
    return (
      <div ref={element} className={styles['picture']} aria-hidden="true">
        {size === null || !near ? null : (
          <RoutePicture {...{ loadBasemap, shown, size }} points={stops} />
        )}
      </div>
    );
  }
  return (
    <div ref={element} className={styles['picture']} aria-hidden="true">
      {near ? (
        <>
          <ContourArt
            terrain={terrain}
            point={point}
            size={SIZE}
            extent={groundAround(point)}
            keep="middle"
          />
          <MapThumbnail loadBasemap={loadBasemap} point={point} size={SIZE} />
        </>
      ) : null}
      <svg className={styles['pin']} viewBox="0 0 38 50">
        <path d="M19 50C17 38 1 33 1 19a18 18 0 0 1 36 0c0 14-16 19-18 31z" />
        <circle cx="19" cy="19" r="6.5" />
      </svg>
    </div>
  );
}

/** The ground in the proportions of the picture: degrees of longitude shrink towards the poles. */
function groundAround({ lat }: LatLng) {
  const aspect = SIZE.width / SIZE.height;
  const shrink = Math.max(0.2, Math.cos(lat * RADIANS));
  return {
    heightDegrees: GROUND_HEIGHT_DEGREES,
    widthDegrees: (GROUND_HEIGHT_DEGREES * aspect) / shrink,
  };
}
