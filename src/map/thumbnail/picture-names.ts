import type { Language } from '#src/domain/language/language.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import { labelsInOrder } from '../labels/label-order.ts';
import { createPlacer } from '../labels/label-placement.ts';
import type { Box } from '../labels/label-placement.ts';
import type { FittedPoints } from './fit-points.ts';
import { mercatorX, mercatorY, tilesAround } from './thumbnail-tiles.ts';
import type { ThumbnailSize } from './thumbnail-tiles.ts';

/** A name in a picture of the map, in CSS px from its upper left corner. */
export type PictureName = {
  text: string;
  /** The place itself, a dot. */
  at: { x: number; y: number };
  /** Where the text begins, and the middle of its height. */
  start: { x: number; y: number };
  /** A city rather than a village. */
  large: boolean;
};

type WantedNames = {
  picture: Pick<FittedPoints, 'centre' | 'zoom'>;
  size: ThumbnailSize;
  language: Language;
  /** Marks, which no name may touch. */
  occupied: readonly Box[];
  /** Width of a name, px. */
  measure: (text: string) => number;
};

/** A picture says where it is with a few of them. */
const MOST_NAMES = 12;
/** Labels count their zoom by tiles half as large, and paper is read from near, so it has those of one more. */
const CLOSER = 2;
/** Where towns are few, villages are named that the map on the screen shows from here on. */
const VILLAGES_FROM_ZOOM = 12;
const DOT_PX = 2;
const TEXT_PX = 11;
const WORLD_M = 40_075_016.685_578_49;
const TOWNS: ReadonlySet<MapLabel['kind']> = new Set(['capital', 'city']);

/** The towns that a picture of the bundled map names, the larger ones first. */
export async function namesOfPicture(
  basemap: EmbeddedBasemap,
  { picture, size, language, occupied, measure }: WantedNames,
  signal: AbortSignal,
): Promise<PictureName[]> {
  const { centre, zoom } = picture;
  const finest = Math.max(1, Math.floor(zoom + CLOSER + 0.3) - 1);
  const hasVillages = basemap.placeLevel <= finest;
  const levels = hasVillages
    ? [basemap.placeLevel]
    : basemap.labelLevels.filter((level) => level <= finest);
  const tiles = levels.flatMap((level) => {
    const smaller = 2 ** (level - zoom);
    const shown = { width: size.width * smaller, height: size.height * smaller };
    return tilesAround(centre, level, shown);
  });
  const read = tiles.map(({ z, x, y }) => basemap.tiles.labels(z, x, y, signal));
  const labels = (await Promise.all(read)).flat();
  const towns = labels.filter(({ kind }) => TOWNS.has(kind));
  const edges = around(size);
  const placer = createPlacer([...occupied, ...edges]);
  const names: PictureName[] = [];
  for (const label of labelsInOrder(towns, hasVillages ? VILLAGES_FROM_ZOOM : zoom + CLOSER)) {
    if (names.length === MOST_NAMES) break;
    const at = placeIn(picture, size, label);
    const text = label.names[language];
    if (!isWithin(at, size) || names.some((other) => other.text === text)) continue;
    const item = { ...at, width: measure(text), height: TEXT_PX, markRadius: DOT_PX, padding: 1 };
    const stand = placer.place({ ...item, reach: 0 });
    if (stand === null) continue;
    const start = { x: at.x + stand.dx, y: at.y + stand.dy + TEXT_PX / 2 };
    names.push({ text, at, start, large: label.size <= 2 || label.kind === 'capital' });
  }
  return names;
}

function placeIn(
  { centre, zoom }: WantedNames['picture'],
  size: ThumbnailSize,
  { x, y }: MapLabel,
): { x: number; y: number } {
  const pixels = 2 ** zoom * MAP_TILE_PX;
  const east = x / WORLD_M + 0.5 - mercatorX(centre.lng);
  const south = 0.5 - y / WORLD_M - mercatorY(centre.lat);
  return {
    x: (east - Math.round(east)) * pixels + size.width / 2,
    y: south * pixels + size.height / 2,
  };
}

function isWithin({ x, y }: PictureName['at'], { width, height }: ThumbnailSize): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** Beyond the edges, so that no name is cut. */
function around({ width, height }: ThumbnailSize): Box[] {
  const far = Math.max(width, height);
  return [
    { left: -far, top: -far, right: 1, bottom: height + far },
    { left: width - 1, top: -far, right: width + far, bottom: height + far },
    { left: -far, top: -far, right: width + far, bottom: 1 },
    { left: -far, top: height - 1, right: width + far, bottom: height + far },
  ];
}
