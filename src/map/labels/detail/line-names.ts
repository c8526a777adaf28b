import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { LabelLook } from '../look/text-look.ts';
import type { Box, Placeable, Placement, Placer } from '../label-placement.ts';
import type { LabelSprite } from '../sprites/label-sheets.ts';
import type { LabelSprites } from '../sprites/label-sprites.ts';
import type { LabelView } from '../label-view.ts';
import { boxesOf, middlesOf, pointAlong, unitsAlong, unitsOf } from './along-line.ts';
import type { TurnedUnit, Unit } from './along-line.ts';

/** A name that stands along a line; x and y: its middle in web mercator metres. */
export type LineName = {
  item: Placeable;
  placement: Placement;
  x: number;
  y: number;
  name: LabelSprite;
};

/** Places names along lines in one view. */
export interface LineNames {
  /** Null where there is no room, or the view has that name often enough. */
  place(label: MapLabel, text: string, shift: number, look: LabelLook): LineName | null;
}

/** Names of one street or river, each in the view and beyond its edges. */
const MOST_OF_A_NAME = 2;
/** From the same name, px. */
const APART_PX = 260;
const PADDING_PX = 1.5;
/** Share of the line height that letters fill. */
const LETTER_SHARE = 0.8;
/** Wider names do not fit on a sheet of sprites. */
const WIDEST_PX = 300;

type Middle = { middle: number; x: number; y: number; inView: boolean };

export function createLineNames(view: LabelView, placer: Placer, sprites: LabelSprites): LineNames {
  const standing = new Map<string, Middle[]>();
  const [right, bottom] = [view.width / 2, view.height / 2];
  const middleAt = (line: readonly number[], middle: number): Middle => {
    const { x, y } = pointAlong(line, middle);
    return { middle, x, y, inView: Math.abs(x) <= right && Math.abs(y) <= bottom };
  };
  const isAround = ({ x, y }: Middle) =>
    Math.abs(x) <= right + view.margin && Math.abs(y) <= bottom + view.margin;
  const of = (key: string): Middle[] => standing.get(key) ?? [];
  const mayStand = (text: string, at: Middle): boolean =>
    of(text).every((other) => away(other, at) >= APART_PX) &&
    of(text).filter(({ inView }) => inView === at.inView).length < MOST_OF_A_NAME;
  return {
    place(label, text, shift, look) {
      const line = onScreen(label.detail?.line ?? [], shift, view);
      const units = measured(text, look, sprites);
      const width = units.reduce((sum, unit) => sum + unit.width, 0);
      if (width > WIDEST_PX) return null;
      const tries = middlesOf(line, width)
        .map((middle) => middleAt(line, middle))
        .filter(isAround)
        .toSorted((a, b) => Number(b.inView) - Number(a.inView));
      for (const at of tries) {
        if (!mayStand(text, at)) continue;
        const turned = unitsAlong(line, units, at.middle);
        if (turned === null) continue;
        const boxes = boxesOf(turned, look.lineHeightPx * LETTER_SHARE, PADDING_PX);
        if (!placer.reserve(boxes)) continue;
        standing.set(text, [...of(text), at]);
        return drawn(turned, hull(boxes), at, look, view, sprites);
      }
      return null;
    },
  };
}

function onScreen(line: readonly number[], shift: number, view: LabelView): number[] {
  return line.map((value, at) =>
    at % 2 === 0 ? (value + shift - view.x) / view.resolution : (view.y - value) / view.resolution,
  );
}

/** By the widths of growing beginnings, so that kerning counts. */
function measured(text: string, look: LabelLook, sprites: LabelSprites): Unit[] {
  let [before, width] = ['', 0];
  return unitsOf(text).map((unit) => {
    before += unit;
    const grown = sprites.width(before, look.font);
    const own = { text: unit, width: grown - width + look.spacing };
    width = grown;
    return own;
  });
}

function drawn(
  turned: readonly TurnedUnit[],
  box: Box,
  { x, y }: Middle,
  look: LabelLook,
  view: LabelView,
  sprites: LabelSprites,
): LineName {
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const units = turned.map((unit) => ({ ...unit, x: unit.x - box.left, y: unit.y - box.top }));
  const key = [
    look.font,
    look.color,
    look.halo,
    ...units.map((unit) => `${unit.text}${unit.x.toFixed(0)},${unit.y.toFixed(0)}`),
  ].join('|');
  const name = sprites.drawing(key, size, view.pixelRatio, (context) =>
    writeTurned(context, units, look),
  );
  const item = { ...size, markRadius: null, x, y, reach: 0, padding: 0 };
  return {
    item,
    placement: { dx: box.left - x, dy: box.top - y },
    x: view.x + x * view.resolution,
    y: view.y - y * view.resolution,
    name,
  };
}

function writeTurned(
  context: CanvasRenderingContext2D,
  units: readonly TurnedUnit[],
  look: LabelLook,
): void {
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = look.haloPx;
  context.strokeStyle = look.halo;
  context.fillStyle = look.color;
  context.font = look.font;
  for (const pass of ['halo', 'ink'] as const) {
    for (const { text, x, y, width, angle } of units) {
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      if (pass === 'halo') context.strokeText(text, -width / 2, 0);
      else context.fillText(text, -width / 2, 0);
      context.restore();
    }
  }
}

function hull(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function away(a: Middle, b: Middle): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
