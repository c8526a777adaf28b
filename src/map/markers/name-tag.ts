import { overlap } from '../labels/label-placement.ts';
import type { Box } from '../labels/label-placement.ts';
import { moved } from '../labels/occupied-boxes.ts';
import type { Spot } from './arrange-markers.ts';
import type { MarkerElement } from './marker-element.ts';

/** The tag, px: its width is about right until it is measured. */
const PADDING_PX = 20;
const LETTER_PX = 8;
/** From the marker's tip to the tag, px, as in marker.module.css. */
const ASIDE_PX = 22;
const BESIDE = { top: -42, bottom: -14 };
const ABOVE = { top: -78, bottom: -50 };
/** Between a tag above its marker and the edge of the map, px. */
const EDGE_PX = 8;

type Side = 'right' | 'left' | 'above';

/** The surroundings of the markers: where no name should stand, and how wide the map is, px on the map. */
export type Ground = { taken: readonly Box[]; mapWidth: number };

/** More than any number of covered boxes. */
const CUT = 1000;

/** Measures the tag, which forces a layout: not in the frames of a movement. 0 where it is not shown. */
export function measuredWidth({ tag }: MarkerElement): number {
  return tag.offsetWidth;
}

/**
 * Puts the name of a selected marker beside or above it: where the edge of the map does not cut it,
 * and then where it covers least of `taken`. `measured`: its width, px; 0 if it was not measured
 * yet.
 */
export function placeTag(
  { tag }: MarkerElement,
  measured: number,
  tip: Spot,
  { taken, mapWidth }: Ground,
): void {
  const width = Math.max(PADDING_PX + tag.textContent.length * LETTER_PX, measured);
  const most = mapWidth - 2 * EDGE_PX;
  const shift = shiftIntoMap(Math.min(width, most), tip.x, mapWidth);
  const boxes = { ...boxesOf(width, 0), above: boxesOf(Math.min(width, most), shift).above };
  const covered = (side: Side) => {
    const box = moved(boxes[side], tip.x, tip.y);
    const isCut = box.left < 0 || box.right > mapWidth;
    return taken.filter((other) => overlap(other, box)).length + (isCut ? CUT : 0);
  };
  const sides: Side[] = ['right', 'left', 'above'];
  const [best = 'right'] = sides.toSorted((a, b) => covered(a) - covered(b));
  tag.dataset['side'] = best;
  tag.style.setProperty('--shift', `${shift}px`);
  tag.style.setProperty('--map-width', `${most}px`);
  tag.dataset['covers'] = String(covered(best) > 0);
}

/** The name beside a selected marker, px from its tip; none where it is not shown. */
export function tagBoxes({ tag }: MarkerElement, measured: number): Box[] {
  const { side = 'right' } = tag.dataset;
  const shift = Number.parseFloat(tag.style.getPropertyValue('--shift')) || 0;
  return measured === 0
    ? []
    : Object.entries(boxesOf(measured, shift)).flatMap(([at, box]) => (at === side ? [box] : []));
}

/** How far a tag above its marker is moved aside, so that a map of this width does not cut it. */
function shiftIntoMap(width: number, x: number, mapWidth: number): number {
  const half = width / 2 + EDGE_PX;
  return Math.min(Math.max(x, half), mapWidth - half) - x;
}

function boxesOf(width: number, shift: number): Record<Side, Box> {
  return {
    right: { left: ASIDE_PX, right: ASIDE_PX + width, ...BESIDE },
    left: { left: -ASIDE_PX - width, right: -ASIDE_PX, ...BESIDE },
    above: { left: shift - width / 2, right: shift + width / 2, ...ABOVE },
  };
}
