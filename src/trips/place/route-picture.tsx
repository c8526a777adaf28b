import { useMemo } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';
import { MapThumbnail } from '#src/map/thumbnail/map-thumbnail.tsx';
import type { ThumbnailSize } from '#src/map/thumbnail/thumbnail-tiles.ts';
import styles from './route-picture.module.css';

/** Stops that lie close together are seen from farther away than this. */
const CLOSEST = 8;
/** The map's pin of 38 x 50 at 62 %. */
const PIN = { width: 23.6, height: 31 };

type RoutePictureProps = {
  loadBasemap: () => Promise<Basemap>;
  /** Of the stops, in their order. */
  points: readonly LatLng[];
  size: ThumbnailSize;
  /** The one whose pin is larger, and in front. */
  shown?: number | undefined;
};

/** How much larger the shown stop's pin is. */
const SHOWN = 1.3;

/** All stops on a small map, as numbered pins on a dotted trail; decorative. */
export function RoutePicture({ loadBasemap, points, size, shown }: RoutePictureProps) {
  const { centre, level, drawn, dots } = useMemo(
    () => fitPoints(points, size, CLOSEST),
    [points, size],
  );
  const trail = dots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <>
      <MapThumbnail loadBasemap={loadBasemap} point={centre} level={level} size={drawn} />
      <svg
        className={styles['route']}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <path className={styles['edge']} d={`M${trail}`} />
        <path className={styles['trail']} d={`M${trail}`} />
        {dots
          .map(({ x, y }, at) => ({ x, y, number: at + 1 }))
          // Stops farther south lie in front, the shown one before all.
          .toSorted(
            (a, b) => Number(a.number - 1 === shown) - Number(b.number - 1 === shown) || a.y - b.y,
          )
          .map(({ x, y, number }) => (
            <g key={number} transform={pinAt(x, y, number - 1 === shown ? SHOWN : 1)}>
              <path
                className={styles['pin']}
                d="M11.8 31C10.6 23.6 0.6 20.5 0.6 11.8a11.2 11.2 0 0 1 22.4 0c0 8.7-10 11.8-11.2 19.2z"
              />
              <text className={styles['number']} x={PIN.width / 2} y="16">
                {number}
              </text>
            </g>
          ))}
      </svg>
    </>
  );
}

/** With its tip at the point. */
function pinAt(x: number, y: number, larger: number): string {
  return `translate(${x - (PIN.width / 2) * larger} ${y - PIN.height * larger}) scale(${larger})`;
}
