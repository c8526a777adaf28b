import type { ColorScheme } from '#src/domain/ports.ts';
import type { Place } from '../../tiles/draw-stroke.ts';
import type { DetailShapes } from './detail-shapes.ts';

/** A tile that is drawn. */
export type DetailView = {
  scheme: ColorScheme;
  /** Of 512-pixel tiles. */
  zoom: number;
  pixelRatio: number;
  /** Side of the canvas, device pixels. */
  side: number;
};

/** The shapes of a data tile and where it lies on the canvas. */
export type PlacedDetail = Place & { shapes: DetailShapes };
