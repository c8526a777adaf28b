import { hasOutgrown } from './label-view.ts';
import type { LabelView } from './label-view.ts';

type Steps<Picture> = Iterator<void, readonly Picture[], void>;

type SchedulerOptions<Picture> = {
  /** Places the labels of a view; a generator that yields often. */
  start: (view: LabelView) => Steps<Picture>;
  onPlaced: () => void;
  /** Runs a callback in a later task. */
  later: (run: () => void) => void;
};

/** Places the labels of the current view in time slices between frames. */
export interface LabelScheduler<Picture> {
  /** The last complete placement. */
  pictures(): readonly Picture[];
  /** Whether this view is so much coarser than the placed one that labels would overlap. */
  areCrowded(view: LabelView): boolean;
  isOutgrown(view: LabelView, moving: boolean): boolean;
  /** Starts placing for this view where needed. */
  follow(view: LabelView, moving: boolean): void;
  /** Invalidates the placement, which stays until it is replaced. */
  invalidate(): void;
}

/** Slightly coarser views need no thinning. */
const CROWDED_FROM = 1.1;

/** Length of a time slice; then it yields to the event loop. */
const SLICE_MS = 6;

export function createLabelScheduler<Picture>({
  start,
  onPlaced,
  later,
}: SchedulerOptions<Picture>): LabelScheduler<Picture> {
  let pictures: readonly Picture[] = [];
  let placedFor: LabelView | null = null;
  let placedResolution = Infinity;
  let job: { view: LabelView; steps: Steps<Picture> } | null = null;
  let scheduled = false;
  const isOutgrown = (view: LabelView, moving: boolean): boolean =>
    placedFor === null || hasOutgrown(placedFor, view, moving);

  const runSlice = (): void => {
    scheduled = false;
    const end = performance.now() + SLICE_MS;
    while (job !== null && performance.now() < end) {
      const step = job.steps.next();
      if (step.done !== true) continue;
      pictures = step.value;
      placedFor = job.view;
      placedResolution = job.view.resolution;
      job = null;
      onPlaced();
    }
    if (job !== null) scheduleSlice();
  };
  const scheduleSlice = (): void => {
    if (!scheduled) later(runSlice);
    scheduled = true;
  };

  return {
    pictures: () => pictures,
    areCrowded: ({ resolution }) => resolution > placedResolution * CROWDED_FROM,
    isOutgrown,
    follow(view, moving) {
      if (!isOutgrown(view, moving)) job = null;
      else if (job === null || hasOutgrown(job.view, view, moving)) {
        job = { view, steps: start(view) };
        scheduleSlice();
      }
    },
    invalidate() {
      placedFor = null;
      job = null;
    },
  };
}
