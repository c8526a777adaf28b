import { hasOutgrown } from './label-view.ts';
import type { LabelView } from './label-view.ts';

type Steps<Picture> = Iterator<void, readonly Picture[], void>;

type PlacingRules<Picture> = {
  /** Places the labels of a view; a generator that yields often. */
  start: (view: LabelView) => Steps<Picture>;
  placed: () => void;
  /** Runs a callback in a later task. */
  later: (run: () => void) => void;
};

/** Places the labels of the current view in time slices between frames. */
export interface LabelPlacing<Picture> {
  /** The last complete placement. */
  pictures(): readonly Picture[];
  /** Whether this view is so much coarser than the placed one that labels would overlap. */
  areCrowded(view: LabelView): boolean;
  isOutgrown(view: LabelView, moving: boolean): boolean;
  /** Starts placing for this view where needed. */
  follow(view: LabelView, moving: boolean): void;
  /** Invalidates the placement, which stays until it is replaced. */
  forget(): void;
}

/** Slightly coarser views need no thinning. */
const CROWDED_FROM = 1.1;

/** Length of a time slice; then it yields to the event loop. */
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
