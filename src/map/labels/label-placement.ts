/** A rectangle on the screen, px. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A label to place. One with a symbol stands beside its point, others on it. */
export type Placeable = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radius of the symbol at the point; null for names that stand on their point. */
  markRadius: number | null;
  /** Minimum distance to other labels, px. */
  padding: number;
  /** How far a label without symbol may be shifted from its point, px. */
  reach: number;
  /** Only its symbol stands there. */
  markOnly?: boolean;
  /** Its symbol may stand under a marker, and its name beside it. */
  besideMarker?: boolean;
  /** A place for its symbol is reserved already. */
  hasPlace?: boolean;
};

/** Offset of the name's left upper corner from its point. */
export type Placement = { dx: number; dy: number };

export interface Placer {
  /** Reserves a free position for a label; null when there is none. */
  place(item: Placeable): Placement | null;
  /** Reserves all of these boxes, or none where one is not free. */
  reserve(boxes: readonly Box[]): boolean;
}

const CELL_PX = 64;
const GAP_PX = 4;
/** Offsets to try, nearest first. */
const SHIFTS = shiftsWithin(64);

/** Greedy label placement: labels placed earlier win. No name stands on the pin or a marker. */
export function createPlacer(occupied: readonly Box[], markers: readonly Box[] = []): Placer {
  const cells = new Map<string, Box[]>();
  for (const box of occupied) add(cells, box);
  const isUnderMarker = (box: Box) => markers.some((marker) => overlap(box, marker));
  return {
    place(item) {
      const mark = markBox(item);
      const mayHide = item.besideMarker === true;
      const mayStand = mayHide || item.hasPlace === true;
      if (mark !== null && !mayStand && (!isFree(cells, mark) || isUnderMarker(mark))) return null;
      if (mark !== null && item.markOnly === true) {
        add(cells, mark);
        return { dx: 0, dy: 0 };
      }
      const around = mayHide ? markers.flatMap((marker) => candidatesAround(marker, item)) : [];
      const more = mayHide && markers.length > 0 ? [...diagonals(item), ...around] : [];
      // There is little room beside a marker, so a name may touch its neighbours there.
      for (const padding of mayHide ? [item.padding, 0] : [item.padding]) {
        for (const placement of [...candidates(item), ...more]) {
          const box = grown(boxAt(item, placement), padding);
          if (isUnderMarker(box) || !isFree(cells, box)) continue;
          add(cells, box);
          if (mark !== null) add(cells, mark);
          return placement;
        }
      }
      return null;
    },
    reserve(boxes) {
      const free = boxes.every((box) => !isUnderMarker(box) && isFree(cells, box));
      if (free) for (const box of boxes) add(cells, box);
      return free;
    },
  };
}

/** Beside a symbol: right, left, above, below. On a point: there, or a little up or down. */
function candidates({ width, height, markRadius, reach }: Placeable): Placement[] {
  if (markRadius === null) {
    const centred = { dx: -width / 2, dy: -height / 2 };
    return SHIFTS.filter(([x, y]) => Math.hypot(x, y) <= reach).map(([x, y]) => ({
      dx: centred.dx + x,
      dy: centred.dy + y,
    }));
  }
  const away = markRadius + GAP_PX;
  return [
    { dx: away, dy: -height / 2 },
    { dx: -away - width, dy: -height / 2 },
    { dx: -width / 2, dy: -markRadius - height - 1 },
    { dx: -width / 2, dy: markRadius + 1 },
  ];
}

function diagonals({ width, height, markRadius }: Placeable): Placement[] {
  const away = markRadius ?? 0;
  return [away, -away - width].flatMap((dx) => [-away - height, away].map((dy) => ({ dx, dy })));
}

/** A marker closer than this to the symbol may push its name to the marker's other side, px. */
const AROUND_MARKER_PX = 12;

/** Right and left of a marker, each at the symbol's height, at the marker's middle and at its top; below; above. */
function candidatesAround(
  marker: Box,
  { x, y, width, height, markRadius }: Placeable,
): Placement[] {
  const near = grown(marker, AROUND_MARKER_PX + (markRadius ?? 0));
  if (x < near.left || x > near.right || y < near.top || y > near.bottom) return [];
  const right = marker.right + GAP_PX - x;
  const left = marker.left - GAP_PX - width - x;
  const heights = [-height / 2, (marker.top + marker.bottom) / 2 - y - height / 2, marker.top - y];
  return [
    ...heights.map((dy) => ({ dx: right, dy })),
    ...heights.map((dy) => ({ dx: left, dy })),
    { dx: -width / 2, dy: marker.bottom + GAP_PX - y },
    { dx: -width / 2, dy: marker.top - GAP_PX - height - y },
  ];
}

function shiftsWithin(reach: number): (readonly [number, number])[] {
  const steps = Array.from({ length: 17 }, (_, at) => at - 8);
  return steps
    .flatMap((row) => steps.map((column) => [column * 12, row * 8] as const))
    .filter(([x, y]) => Math.hypot(x, y) <= reach)
    .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

/** Bounding box of a placed name and its symbol, relative to the point. */
export function boundsOf(
  { width, height, markRadius }: Pick<Placeable, 'width' | 'height' | 'markRadius'>,
  { dx, dy }: Placement,
): Box {
  const reach = markRadius ?? 0;
  const own = markRadius === null ? { x: dx, y: dy } : { x: 0, y: 0 };
  return {
    left: Math.min(dx, own.x - reach),
    top: Math.min(dy, own.y - reach),
    right: Math.max(dx + width, own.x + reach),
    bottom: Math.max(dy + height, own.y + reach),
  };
}

function markBox({ x, y, markRadius }: Placeable): Box | null {
  if (markRadius === null) return null;
  const reach = markRadius + 1;
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

function boxAt(item: Placeable, { dx, dy }: Placement): Box {
  return {
    left: item.x + dx,
    top: item.y + dy,
    right: item.x + dx + item.width,
    bottom: item.y + dy + item.height,
  };
}

function grown(box: Box, by: number): Box {
  return {
    left: box.left - by,
    top: box.top - by,
    right: box.right + by,
    bottom: box.bottom + by,
  };
}

/** Reserves one box after the other; false for one that overlaps an earlier one. */
export function createCollisionFilter(): (box: Box) => boolean {
  const cells = new Map<string, Box[]>();
  return (box) => {
    const free = isFree(cells, box);
    if (free) add(cells, box);
    return free;
  };
}

function isFree(cells: ReadonlyMap<string, Box[]>, box: Box): boolean {
  return keysOf(box).every((key) => (cells.get(key) ?? []).every((other) => !overlap(box, other)));
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function add(cells: Map<string, Box[]>, box: Box): void {
  for (const key of keysOf(box)) {
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [box]);
    else cell.push(box);
  }
}

function keysOf(box: Box): string[] {
  const keys: string[] = [];
  for (let row = Math.floor(box.top / CELL_PX); row * CELL_PX <= box.bottom; row += 1) {
    for (let column = Math.floor(box.left / CELL_PX); column * CELL_PX <= box.right; column += 1) {
      keys.push(`${column}/${row}`);
    }
  }
  return keys;
}
