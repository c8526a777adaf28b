import { useEffect, useMemo, useState } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { bowThrough } from '#src/map/markers/bow.ts';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';
import { MapThumbnail } from '#src/map/thumbnail/map-thumbnail.tsx';
import { namesOfPicture } from '#src/map/thumbnail/picture-names.ts';
import type { PictureName } from '#src/map/thumbnail/picture-names.ts';
import { spreadDots } from '../place/spread-dots.ts';
import styles from './paper-map.module.css';
import type { PaperMark } from './paper-marks.ts';

type PaperPictureProps = {
  base: LatLng;
  marks: readonly PaperMark[];
  loadBasemap: () => Promise<Basemap>;
  /** It is drawn, or cannot be. */
  onSettled: () => void;
};

/** A third of an A4 page wide. */
const SIZE = { width: 212, height: 220 };
/** In a town the streets are the map app's. */
const CLOSEST = 11;
const DISC = 8;
const PIN_SCALE = 0.5;
const MIDDLE = { x: 0, y: 0 };
const FONT = '9px system-ui, sans-serif';

/** Pin, numbered marks and the names of towns over the bundled map, to be printed in one ink. */
export function PaperPicture({ base, marks, loadBasemap, onSettled }: PaperPictureProps) {
  const picture = useMemo(() => pictureOf(base, marks), [base, marks]);
  const names = useNames(loadBasemap, picture);
  const [drawn, setDrawn] = useState(false);
  const isWhole = drawn && names !== null;
  useEffect(() => {
    if (isWhole) onSettled();
  }, [isWhole, onSettled]);
  const { fitted, pin, dots } = picture;
  return (
    <>
      <MapThumbnail
        forPaper
        loadBasemap={loadBasemap}
        point={fitted.centre}
        level={fitted.level}
        size={fitted.drawn}
        onSettled={() => setDrawn(true)}
      />
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
        {daysOf(marks).map((number) => (
          <path
            key={number}
            className={styles['trail']}
            d={bowThrough([pin, ...dots.filter((_, at) => marks[at]?.number === number)])}
          />
        ))}
        {names?.map(({ text, at, start, large }) => (
          <g key={text} className={styles['name']} data-large={large}>
            <circle cx={at.x} cy={at.y} r="1.6" />
            <text x={start.x} y={start.y + 3}>
              {text}
            </text>
          </g>
        ))}
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
      </svg>
    </>
  );
}

type Picture = ReturnType<typeof pictureOf>;

function pictureOf(base: LatLng, marks: readonly PaperMark[]) {
  const fitted = fitPoints([base, ...marks.map(({ at }) => at)], SIZE, CLOSEST);
  const [pin = MIDDLE, ...exact] = fitted.dots;
  const spread = spreadDots(exact, pin);
  return {
    fitted,
    pin,
    dots: spread.map(({ x, y }) => ({ x: inside(x, SIZE.width), y: inside(y, SIZE.height) })),
  };
}

function inside(at: number, length: number): number {
  return Math.min(length - DISC - 2, Math.max(DISC + 2, at));
}

function daysOf(marks: readonly PaperMark[]): number[] {
  return [...new Set(marks.map(({ number }) => number))];
}

/** The towns' names; null until they are known, none where they cannot be. */
function useNames(
  loadBasemap: () => Promise<Basemap>,
  picture: Picture,
): readonly PictureName[] | null {
  const language = useLanguage();
  const [names, setNames] = useState<readonly PictureName[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const basemap = await loadBasemap();
      const bundled = basemap.kind === 'remote' ? basemap.beneath : basemap;
      const occupied = occupiedIn(picture);
      const wanted = { picture: picture.fitted, size: SIZE, language, occupied, measure };
      setNames(await namesOfPicture(bundled, wanted, signal));
    };
    read().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('No names for the printed map', error);
      setNames([]);
    });
    return () => controller.abort();
  }, [loadBasemap, picture, language]);
  return names;
}

function occupiedIn({ pin, dots }: Picture) {
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

function measure(text: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * 5;
  pen.font = FONT;
  return pen.measureText(text).width;
}
