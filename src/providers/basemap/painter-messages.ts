import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { MapTile } from '#src/domain/ports.ts';

type TileRequest<Kind> = { kind: Kind; id: number; tile: MapTile };
type LabelsRequest<Kind> = { kind: Kind; id: number; z: number; x: number; y: number };

/** A request for something to draw: a picture without or with relief, labels of the bundled or of the detailed map. */
export type PaintRequest =
  | TileRequest<'preview'>
  | TileRequest<'picture'>
  | LabelsRequest<'labels'>
  | LabelsRequest<'detail-labels'>;

/** From the page to the worker; `detail`: the tiles of the detailed map; `ping`: asks for a sign of life. */
export type PainterRequest =
  | PaintRequest
  | { kind: 'detail'; id: number; sources: DetailSources | null }
  | { kind: 'abort'; id: number }
  | { kind: 'ping'; id: number };

/**
 * From the worker to the page; `failed` without data or without a canvas; `detail-answer` when the
 * tiles of the detailed map begin to be answered, or to fail; `pong` to a ping.
 */
export type PainterReply =
  | { kind: 'picture'; id: number; picture: ImageBitmap }
  | { kind: 'labels'; id: number; labels: MapLabel[] }
  | { kind: 'failed'; id: number }
  | { kind: 'detail-answer'; id: number; answered: boolean }
  | { kind: 'pong'; id: number };
