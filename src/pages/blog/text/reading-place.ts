/**
 * The reader's position: a block of the text, the share of it that is read, 0..1, and the pixels from
 * its end where the reader is between two blocks.
 */
export type ReadingPlace = { block: number; share: number; beyond: number };

/** The line of the window at which a reader's eyes are taken to be. */
const EYES = 0.3;

/** Null above the text. */
export function readingPlaceIn(text: Element): ReadingPlace | null {
  const eyes = window.innerHeight * EYES;
  const boxes = blocksOf(text).map((block) => block.getBoundingClientRect());
  const block = boxes.findLastIndex(({ top }) => top <= eyes);
  const box = boxes[block];
  if (box === undefined) return null;
  const share = Math.min(1, (eyes - box.top) / box.height);
  return { block, share, beyond: Math.max(0, eyes - box.bottom) };
}

/** Scrolls so that the same place is at the same line; the blocks may have become other ones. */
export function showReadingPlace(text: Element, { block, share, beyond }: ReadingPlace): void {
  const box = blocksOf(text)[block]?.getBoundingClientRect();
  if (box === undefined) return;
  const away = box.top + share * box.height + beyond - window.innerHeight * EYES;
  if (Math.abs(away) >= 1) window.scrollBy({ top: away, behavior: 'instant' });
}

/** The blocks of all sections, which are the same ones in both languages. */
function blocksOf(text: Element): Element[] {
  return [...text.querySelectorAll(':scope > section > *')];
}
