import { afterEach, expect, test, vi } from 'vitest';
import { createLabelScheduler } from '#src/map/labels/label-scheduler.ts';
import type { LabelScheduler } from '#src/map/labels/label-scheduler.ts';
import type { LabelView } from '#src/map/labels/label-view.ts';

const NAMES = 30;

type Scene = {
  scheduler: LabelScheduler<string>;
  /** Runs time slices until placing is done; returns their number. */
  runAll: () => number;
  started: string[];
  placed: () => number;
};

/** A clock that advances a millisecond with each placed label. */
function scene(): Scene {
  let [now, placed] = [0, 0];
  const started: string[] = [];
  const queue: (() => void)[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const scheduler = createLabelScheduler<string>({
    *start({ zoom }) {
      started.push(`zoom ${zoom}`);
      for (let name = 0; name < NAMES; name += 1) {
        now += 1;
        yield;
      }
      return [`names of zoom ${zoom}`];
    },
    onPlaced: () => {
      placed += 1;
    },
    later: (run) => queue.push(run),
  });
  const runAll = (): number => {
    let turns = 0;
    for (let run = queue.shift(); run !== undefined; run = queue.shift()) {
      run();
      turns += 1;
    }
    return turns;
  };
  return { scheduler, runAll, started, placed: () => placed };
}

function viewAt(zoom: number): LabelView {
  const size = { width: 400, height: 800, margin: 280, pixelRatio: 1 };
  return { x: 0, y: 0, resolution: 2 ** -zoom, zoom, extent: [0, 0, 1, 1], ...size };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('placing takes several time slices, then calls back', () => {
  const { scheduler, runAll, placed } = scene();
  scheduler.follow(viewAt(5), false);
  expect(scheduler.pictures()).toEqual([]);
  expect(runAll()).toBeGreaterThan(3);
  expect(scheduler.pictures()).toEqual(['names of zoom 5']);
  expect(placed()).toBe(1);
});

test('the previous labels stay until those of the new view are placed', () => {
  const { scheduler, runAll } = scene();
  scheduler.follow(viewAt(5), false);
  runAll();
  scheduler.follow(viewAt(7), false);
  expect(scheduler.pictures()).toEqual(['names of zoom 5']);
  runAll();
  expect(scheduler.pictures()).toEqual(['names of zoom 7']);
});

test('after zooming out the previous labels are crowded until new ones are placed', () => {
  const { scheduler, runAll } = scene();
  expect(scheduler.areCrowded(viewAt(5))).toBe(false);
  scheduler.follow(viewAt(8), false);
  runAll();
  expect(scheduler.areCrowded(viewAt(8))).toBe(false);
  expect(scheduler.areCrowded(viewAt(9))).toBe(false);
  expect(scheduler.areCrowded(viewAt(7))).toBe(true);
  scheduler.follow(viewAt(7), false);
  scheduler.invalidate();
  expect(scheduler.areCrowded(viewAt(7))).toBe(true);
  scheduler.follow(viewAt(7), false);
  runAll();
  expect(scheduler.areCrowded(viewAt(7))).toBe(false);
});

test('a placed view is not placed again; a view left during placement is dropped', () => {
  const { scheduler, runAll, started, placed } = scene();
  scheduler.follow(viewAt(5), false);
  runAll();
  scheduler.follow(viewAt(5), false);
  expect(runAll()).toBe(0);
  scheduler.follow(viewAt(6), false);
  scheduler.follow(viewAt(8), false);
  runAll();
  expect(started).toEqual(['zoom 5', 'zoom 8']);
  expect(placed()).toBe(2);
});

test('changing the language places the labels again', () => {
  const { scheduler, runAll, started } = scene();
  scheduler.follow(viewAt(5), false);
  runAll();
  scheduler.invalidate();
  scheduler.follow(viewAt(5), false);
  runAll();
  expect(started).toHaveLength(2);
});
