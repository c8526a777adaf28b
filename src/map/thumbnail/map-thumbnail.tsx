import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAbort } from '#src/domain/errors.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { useColorScheme } from '../use-color-scheme.ts';
import { THUMBNAIL_LEVEL, drawThumbnail } from './draw-thumbnail.ts';
import styles from './map-thumbnail.module.css';
import type { ThumbnailSize } from './thumbnail-tiles.ts';

type MapThumbnailProps = {
  loadBasemap: () => Promise<Basemap>;
  point: LatLng;
  /** Of the map's tiles: one more shows half as much. */
  level?: number;
  size: ThumbnailSize;
  /** For paper: light and sharp, whatever the screen is. */
  forPaper?: boolean;
  /** It is drawn, or cannot be. */
  onSettled?: () => void;
};

/**
 * A small picture of the bundled map around a point, drawn from the data on this device, so offline
 * too. Decorative and without labels. Transparent until it is drawn, and where it cannot be.
 */
export function MapThumbnail({
  loadBasemap,
  point,
  level = THUMBNAIL_LEVEL,
  size,
  forPaper = false,
  onSettled,
}: MapThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const onScreen = useColorScheme();
  const scheme = forPaper ? 'light' : onScreen;
  const settled = useEffectEvent(() => onSettled?.());
  const { lat, lng } = point;
  const { width, height } = size;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const basemap = await loadBasemap();
      const { tiles } = basemap.kind === 'remote' ? basemap.beneath : basemap;
      if (signal.aborted || canvas.current === null) return;
      const picture = { point: { lat, lng }, level, size: { width, height }, scheme, forPaper };
      await drawThumbnail(canvas.current, tiles, picture, signal);
      setDrawn(true);
      settled();
    };
    draw().catch((error: unknown) => {
      if (isAbort(error) || signal.aborted) return;
      console.warn('No map picture', error);
      settled();
    });
    return () => controller.abort();
  }, [loadBasemap, lat, lng, level, width, height, scheme, forPaper]);
  return (
    <canvas ref={canvas} className={styles['thumbnail']} data-drawn={drawn} aria-hidden="true" />
  );
}
