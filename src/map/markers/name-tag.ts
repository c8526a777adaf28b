import { overlap } from '../labels/label-placement.ts';
import type { Box } from '../labels/label-placement.ts';
import { moved } from '../labels/occupied-boxes.ts';
import type { Spot } from './arrange-drops.ts';
import type { DropElement } from './drop-element.ts';

/** The tag, px: its width is about right until it is measured. */
const PADDING_PX = 20;
const LETTER_PX = 8;
/** From the drop's tip to the tag, px, as in drop.module.css. */
const ASIDE_PX = 22;
const BESIDE = { top: -42, bottom: -14 };
const ABOVE = { top: -78, bottom: -50 };

type Side = 'right' | 'left' | 'above';

/** More than any number of covered boxes. */
const CUT = 1000;

/** Measures the tag, which forces a layout: not in the frames of a movement. 0 where it is not shown. */
export function tagWidth({ tag }: DropElement): number {
  return tag.offsetWidth;
}

/**
 * Puts the name of a selected drop beside or above it: where a map of this width does not cut it, then
 * where it covers least of `taken`. `measured` is the tag's width, px. Nothing of the page is read.
 */
export function placeTag(
  { tag }: DropElement,
  tip: Spot,
  measured: number,
  { taken, mapWidth }: { taken: readonly Box[]; mapWidth: number },
): void {
  const width = Math.max(PADDING_PX + tag.textContent.length * LETTER_PX, measured);
  const boxes: Record<Side, Box> = {
    right: { left: ASIDE_PX, right: ASIDE_PX + width, ...BESIDE },
    left: { left: -ASIDE_PX - width, right: -ASIDE_PX, ...BESIDE },
    above: { left: -width / 2, right: width / 2, ...ABOVE },
  };
  const covered = (side: Side) => {
    const box = moved(boxes[side], tip.x, tip.y);
    const { left, right } = boxes[side];
    const isCut = tip.x + left < 0 || tip.x + right > mapWidth;
    return taken.filter((other) => overlap(other, box)).length + (isCut ? CUT : 0);
  };
  const sides: Side[] = ['right', 'left', 'above'];
  tag.dataset['side'] = sides.toSorted((a, b) => covered(a) - covered(b))[0];
}

/** The name beside a selected drop, px from its tip; none where it is not shown. */
export function tagBoxes({ item, tag }: DropElement): Box[] {
  const { left, top, right, bottom, width } = tag.getBoundingClientRect();
  const tip = item.getBoundingClientRect();
  return width === 0 ? [] : [moved({ left, top, right, bottom }, -tip.left, -tip.top)];
}
