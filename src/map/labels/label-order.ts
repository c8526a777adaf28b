import type { MapLabel } from '#src/domain/map/map-label.ts';

/** From here on every place and sight has a label, and the order is another. */
const NEAR_FROM_ZOOM = 9;
/** Villages per view of 1040 by 900 px, by zoom; the last is for all beyond. */
const VILLAGES_PER_VIEW: Readonly<Record<number, number>> = { 9: 79, 10: 97, 11: 180 };
const FEW_VILLAGES = 44;
const MOST_VILLAGES = 180;
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
  feature: 12,
  figure: 13,
};
/** The same from zoom 9 on; cities, peaks, airports and sights are ranked below. */
const NEAR_ORDER: Readonly<Record<Exclude<MapLabel['kind'], NearRanked>, number>> = {
  capital: 1,
  water: 6,
  country: 7,
  park: 11,
  lake: 14,
  range: 15,
  region: 15,
  group: 15,
  island: 15,
  river: 20,
  quarter: 22,
  feature: 23,
  figure: 27,
};
type NearRanked = 'city' | 'peak' | 'airport' | 'sight';
/** By size: 5 million, 500,000, 90,000, 24,000 and 4,000 inhabitants, villages. */
const CITY_ORDER = [2, 3, 4, 9, 17, 21] as const;
/** By fame. */
const SIGHT_ORDER = [13, 16, 19, 19] as const;

/** The labels of a zoom level in the order of placement; `own`: the place of the pin, before all others. */
export function labelsInOrder(
  labels: readonly MapLabel[],
  zoom: number,
  own: MapLabel | null = null,
): MapLabel[] {
  const at = Math.floor(zoom + 0.3);
  const rank = (label: MapLabel): number => {
    if (label === own) return -1;
    return at >= NEAR_FROM_ZOOM ? nearOrderOf(label) : orderOf(label, at);
  };
  return labels
    .filter((label) => label === own || (label.zoom <= at && label.until >= at))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (b.importance ?? 0) - (a.importance ?? 0) ||
        (b.population ?? 0) - (a.population ?? 0) ||
        a.zoom - b.zoom ||
        a.size - b.size ||
        b.height - a.height,
    );
}

/** How many villages a view of this size shows. */
export function villageLimit(widthPx: number, heightPx: number, zoom = 0): number {
  const at = Math.floor(zoom + 0.3);
  const usual = at < NEAR_FROM_ZOOM ? FEW_VILLAGES : (VILLAGES_PER_VIEW[at] ?? MOST_VILLAGES);
  return Math.max(12, Math.round((usual * widthPx * heightPx) / VIEW_PX));
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

function nearOrderOf(label: MapLabel): number {
  if (label.rank !== undefined) return label.rank;
  switch (label.kind) {
    case 'city':
      return CITY_ORDER[label.size] ?? 21;
    case 'peak':
      return label.zoom <= 5 ? 5 : label.zoom <= 6 ? 8 : 12;
    case 'airport':
      return label.size === 0 ? 10 : 18;
    case 'sight':
      return SIGHT_ORDER[label.size] ?? 19;
    default:
      return NEAR_ORDER[label.kind];
  }
}

function ranksAsLarge({ size, zoom: shownFrom }: MapLabel, zoom: number): boolean {
  return size <= 2 || shownFrom <= zoom - 2;
}
