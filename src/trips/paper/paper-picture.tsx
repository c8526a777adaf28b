import { useMemo } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import { bowThrough } from '#src/map/markers/bow.ts';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';
import { spreadDots } from '../place/spread-dots.ts';
import { PAPER_SIZE, PaperGround } from './paper-ground.tsx';
import type { PaperGroundProps } from './paper-ground.tsx';
import styles from './paper-map.module.css';
import type { PaperMark } from './paper-marks.ts';

type PaperPictureProps = Pick<PaperGroundProps, 'loadBasemap' | 'onSettled'> & {
  base: LatLng;
  marks: readonly PaperMark[];
};

/** In a town the streets are the map app's. */
const CLOSEST = 11;
const DISC = 8;
const PIN_SCALE = 0.5;
const MIDDLE = { x: 0, y: 0 };

/** Pin and numbered marks on the printed map. */
export function PaperPicture({ base, marks, ...ground }: PaperPictureProps) {
  const { fitted, pin, dots, occupied } = useMemo(() => pictureOf(base, marks), [base, marks]);
  const trails = daysOf(marks).map((number) => (
    <path
      key={number}
      className={styles['trail']}
      d={bowThrough([pin, ...dots.filter((_, at) => marks[at]?.number === number)])}
    />
  ));
  return (
    <PaperGround {...ground} fitted={fitted} occupied={occupied} trail={trails}>
      <path
        className={styles['pin']}
        transform={`translate(${pin.x} ${pin.y}) scale(${PIN_SCALE}) translate(-19 -50)`}
        d="M19 50C17 38 1 33 1 19a18 18 0 0 1 36 0c0 14-16 19-18 31zM19 25.5a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13z"
      />
      {marks.map(({ number }, at) => {
        const { x, y } = dots[at] ?? MIDDLE;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a day may have several marks
          <g key={at} className={styles['mark']} transform={`translate(${x} ${y})`}>
            <circle r={DISC} />
            <text y="3.2">{number}</text>
          </g>
        );
      })}
    </PaperGround>
  );
}

type Dot = { x: number; y: number };

function pictureOf(base: LatLng, marks: readonly PaperMark[]) {
  const fitted = fitPoints([base, ...marks.map(({ at }) => at)], PAPER_SIZE, CLOSEST);
  const [pin = MIDDLE, ...exact] = fitted.dots;
  const dots = spreadDots(exact, pin).map(({ x, y }) => ({
    x: inside(x, PAPER_SIZE.width),
    y: inside(y, PAPER_SIZE.height),
  }));
  return { fitted, pin, dots, occupied: occupiedBy(pin, dots) };
}

function inside(at: number, length: number): number {
  return Math.min(length - DISC - 2, Math.max(DISC + 2, at));
}

function daysOf(marks: readonly PaperMark[]): number[] {
  return [...new Set(marks.map(({ number }) => number))];
}

function occupiedBy(pin: Dot, dots: readonly Dot[]) {
  const reach = DISC + 1;
  const head = { left: pin.x - 10, top: pin.y - 26, right: pin.x + 10, bottom: pin.y + 2 };
  return [
    head,
    ...dots.map(({ x, y }) => ({
      left: x - reach,
      top: y - reach,
      right: x + reach,
      bottom: y + reach,
    })),
  ];
}
