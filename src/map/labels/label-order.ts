import type { MapLabel } from '#src/domain/map-label.ts';

/** Villages per view of 1040 by 900 px. */
const VILLAGES_PER_VIEW = 44;
const VIEW_PX = 1040 * 900;
/** Rank by kind; lower is placed first. Cities are ranked by size. */
const ORDER: Readonly<Record<Exclude<MapLabel['kind'], 'city'>, number>> = {
  capital: 0,
  country: 1,
  water: 2,
  park: 4,
  peak: 5,
  range: 6,
  region: 6,
  group: 6,
  river: 8,
  lake: 8,
  island: 9,
  airport: 9,
  sight: 9,
  quarter: 11,
};

/** The labels of a zoom level in the order of placement. */
export function labelsInOrder(labels: readonly MapLabel[], zoom: number): MapLabel[] {
  const at = Math.floor(zoom + 0.3);
  return labels
    .filter((label) => label.zoom <= at && label.until >= at)
    .toSorted(
      (a, b) =>
        orderOf(a, at) - orderOf(b, at) ||
        a.zoom - b.zoom ||
        a.size - b.size ||
        b.height - a.height,
    );
}

/** How many villages a view of this size shows. */
export function villageLimit(widthPx: number, heightPx: number): number {
  return Math.max(12, Math.round((VILLAGES_PER_VIEW * widthPx * heightPx) / VIEW_PX));
}

export function isVillage(label: MapLabel): boolean {
  return label.kind === 'city' && label.size >= 4;
}

/** Capitals, large cities, and cities shown since two zoom levels. */
export function isBigCity(label: MapLabel, zoom: number): boolean {
  if (label.kind === 'capital') return true;
  return label.kind === 'city' && !isVillage(label) && ranksAsLarge(label, Math.floor(zoom + 0.3));
}

/** Cities shown since two zoom levels rank as large, the larger first; then towns; villages last. */
function orderOf(label: MapLabel, zoom: number): number {
  if (label.kind === 'water' && label.zoom > 4 && zoom < 6) return 7;
  if (label.kind === 'lake' && label.zoom <= 5) return 5;
  if (label.kind === 'group' && label.zoom <= 4) return 3;
  if (label.kind === 'peak' && label.zoom <= 6) return 3.5;
  if (label.kind === 'island' && label.zoom <= 7) return 6;
  if (label.kind !== 'city') return ORDER[label.kind];
  if (isVillage(label)) return 10;
  return ranksAsLarge(label, zoom) ? 3 + label.size / 10 : 7;
}

function ranksAsLarge({ size, zoom: shownFrom }: MapLabel, zoom: number): boolean {
  return size <= 2 || shownFrom <= zoom - 2;
}
