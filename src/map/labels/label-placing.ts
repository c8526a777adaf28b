import { hasOutgrown } from './label-view.ts';
import type { LabelView } from './label-view.ts';

type Steps<Picture> = Iterator<void, readonly Picture[], void>;

type PlacingRules<Picture> = {
  /** Places the names of a view, pausing often. */
  start: (view: LabelView) => Steps<Picture>;
  placed: () => void;
  /** Runs something when the page had time for other things. */
  later: (run: () => void) => void;
};

/** The names for the view that is on, placed a little at a time beside the frames. */
export interface LabelPlacing<Picture> {
  /** Those of the last placement that was completed. */
  pictures(): readonly Picture[];
  /** Whether they stand closer together in this view than where they were placed. */
  areCrowded(view: LabelView): boolean;
  isOutgrown(view: LabelView, moving: boolean): boolean;
  /** Sees to it that the names of this view get placed. */
  follow(view: LabelView, moving: boolean): void;
  /** What is placed is of no use any more, but stays until it is replaced. */
  forget(): void;
}

/** A little further out they still have room enough. */
const CROWDED_FROM = 1.1;

/** All names take longer than a frame has: after so long it is the page's turn again. */
const STEP_MS = 6;

export function createLabelPlacing<Picture>({
  start,
  placed,
  later,
}: PlacingRules<Picture>): LabelPlacing<Picture> {
  let pictures: readonly Picture[] = [];
  let placedFor: LabelView | null = null;
  let placedResolution = Infinity;
  let placing: { view: LabelView; steps: Steps<Picture> } | null = null;
  let waiting = false;
  const isOutgrown = (view: LabelView, moving: boolean): boolean =>
    placedFor === null || hasOutgrown(placedFor, view, moving);

  const goOn = (): void => {
    waiting = false;
    const end = performance.now() + STEP_MS;
    while (placing !== null && performance.now() < end) {
      const step = placing.steps.next();
      if (step.done !== true) continue;
      pictures = step.value;
      placedFor = placing.view;
      placedResolution = placing.view.resolution;
      placing = null;
      placed();
    }
    if (placing !== null) wait();
  };
  const wait = (): void => {
    if (!waiting) later(goOn);
    waiting = true;
  };

  return {
    pictures: () => pictures,
    areCrowded: ({ resolution }) => resolution > placedResolution * CROWDED_FROM,
    isOutgrown,
    follow(view, moving) {
      if (!isOutgrown(view, moving)) placing = null;
      else if (placing === null || hasOutgrown(placing.view, view, moving)) {
        placing = { view, steps: start(view) };
        wait();
      }
    },
    forget() {
      placedFor = null;
      placing = null;
    },
  };
}
