import { useMemo } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';
import { PAPER_SIZE, PaperGround } from './paper-ground.tsx';
import type { PaperGroundProps } from './paper-ground.tsx';
import styles from './paper-map.module.css';

type PaperRouteProps = Pick<PaperGroundProps, 'loadBasemap' | 'onSettled'> & {
  /** Of the stops, in their order; a stable reference. */
  stops: readonly LatLng[];
};

/** Stops that lie close together are seen from farther away than this. */
const CLOSEST = 9;
const PIN = { width: 17, height: 22 };

/** The stops as numbered pins on a dotted trail, on the printed map. */
export function PaperRoute({ stops, ...ground }: PaperRouteProps) {
  const { fitted, occupied } = useMemo(() => routeOf(stops), [stops]);
  const trail = fitted.dots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <PaperGround
      {...ground}
      fitted={fitted}
      occupied={occupied}
      trail={<path className={styles['trail']} d={`M${trail}`} />}
    >
      {fitted.dots
        .map(({ x, y }, at) => ({ x, y, number: at + 1 }))
        // Stops farther south lie in front.
        .toSorted((a, b) => a.y - b.y)
        .map(({ x, y, number }) => (
          <g key={number} className={styles['stop']} transform={`translate(${x} ${y})`}>
            <path d="M0 0C-.8-4.6-8.2-7-8.2-13.6a8.2 8.2 0 0 1 16.4 0C8.2-7 .8-4.6 0 0z" />
            <text y="-10.2">{number}</text>
          </g>
        ))}
    </PaperGround>
  );
}

function routeOf(stops: readonly LatLng[]) {
  const fitted = fitPoints(stops, PAPER_SIZE, CLOSEST);
  const occupied = fitted.dots.map(({ x, y }) => ({
    left: x - PIN.width / 2 - 1,
    top: y - PIN.height,
    right: x + PIN.width / 2 + 1,
    bottom: y + 1,
  }));
  return { fitted, occupied };
}
