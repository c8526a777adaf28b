import type { MapLabel } from '#src/domain/map-label.ts';

/** Villages a thousand by nine hundred pixels may name. */
const VILLAGES_PER_VIEW = 44;
const VIEW_PX = 1040 * 900;
/** Of each kind, so many places lower in the order than large cities. */
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
};

/** Which labels may show at a zoom, those that claim room first first. */
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

/** How many of the smallest places a screen of this size names. */
export function villageLimit(widthPx: number, heightPx: number): number {
  return Math.max(12, Math.round((VILLAGES_PER_VIEW * widthPx * heightPx) / VIEW_PX));
}

export function isVillage(label: MapLabel): boolean {
  return label.kind === 'city' && label.size >= 4;
}

/** Large is what has been on the map since two zooms; then towns; villages come last. */
function orderOf(label: MapLabel, zoom: number): number {
  if (label.kind === 'water' && label.zoom > 4 && zoom < 6) return 7;
  if (label.kind === 'lake' && label.zoom <= 5) return 5;
  if (label.kind === 'group' && label.zoom <= 4) return 3;
  if (label.kind === 'peak' && label.zoom <= 6) return 3.5;
  if (label.kind === 'island' && label.zoom <= 7) return 6;
  if (label.kind !== 'city') return ORDER[label.kind];
  if (isVillage(label)) return 10;
  return label.size <= 2 || label.zoom <= zoom - 2 ? 3 : 7;
}
