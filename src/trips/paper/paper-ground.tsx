import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Basemap } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { Box } from '#src/map/labels/label-placement.ts';
import type { FittedPoints } from '#src/map/thumbnail/fit-points.ts';
import { MapThumbnail } from '#src/map/thumbnail/map-thumbnail.tsx';
import { namesOfPicture } from '#src/map/thumbnail/picture-names.ts';
import type { PictureName } from '#src/map/thumbnail/picture-names.ts';
import styles from './paper-map.module.css';

/** A third of an A4 page wide. */
export const PAPER_SIZE = { width: 212, height: 220 };
const FONT = '9px system-ui, sans-serif';

export type PaperGroundProps = {
  fitted: FittedPoints;
  /** Marks, which no name may touch; a stable reference. */
  occupied: readonly Box[];
  loadBasemap: () => Promise<Basemap>;
  /** It is drawn, or cannot be. */
  onSettled: () => void;
  /** Below the names. */
  trail: ReactNode;
  /** Above them. */
  children: ReactNode;
};

/** The bundled map with the names of towns, to be printed in one ink. */
export function PaperGround({ fitted, occupied, loadBasemap, ...props }: PaperGroundProps) {
  const { onSettled, trail, children } = props;
  const names = useNames(loadBasemap, fitted, occupied);
  const [drawn, setDrawn] = useState(false);
  const isWhole = drawn && names !== null;
  useEffect(() => {
    if (isWhole) onSettled();
  }, [isWhole, onSettled]);
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
      <svg viewBox={`0 0 ${PAPER_SIZE.width} ${PAPER_SIZE.height}`}>
        {trail}
        {names?.map(({ text, at, start, large }) => (
          <g key={text} className={styles['name']} data-large={large}>
            <circle cx={at.x} cy={at.y} r="1.6" />
            <text x={start.x} y={start.y + 3}>
              {text}
            </text>
          </g>
        ))}
        {children}
      </svg>
    </>
  );
}

/** The towns' names; null until they are known, none where they cannot be. */
function useNames(
  loadBasemap: () => Promise<Basemap>,
  picture: FittedPoints,
  occupied: readonly Box[],
): readonly PictureName[] | null {
  const language = useLanguage();
  const [names, setNames] = useState<readonly PictureName[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const basemap = await loadBasemap();
      const bundled = basemap.kind === 'remote' ? basemap.beneath : basemap;
      const wanted = { picture, size: PAPER_SIZE, language, occupied, measure };
      setNames(await namesOfPicture(bundled, wanted, signal));
    };
    read().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('No names for the printed map', error);
      setNames([]);
    });
    return () => controller.abort();
  }, [loadBasemap, picture, occupied, language]);
  return names;
}

function measure(text: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * 5;
  pen.font = FONT;
  return pen.measureText(text).width;
}
