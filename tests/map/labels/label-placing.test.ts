import { afterEach, expect, test, vi } from 'vitest';
import { createLabelPlacing } from '#src/map/labels/label-placing.ts';
import type { LabelPlacing } from '#src/map/labels/label-placing.ts';
import type { LabelView } from '#src/map/labels/label-view.ts';

const NAMES = 30;

type Scene = {
  placing: LabelPlacing<string>;
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
  const placing = createLabelPlacing<string>({
    *start({ zoom }) {
      started.push(`zoom ${zoom}`);
      for (let name = 0; name < NAMES; name += 1) {
        now += 1;
        yield;
      }
      return [`names of zoom ${zoom}`];
    },
    placed: () => {
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
  return { placing, runAll, started, placed: () => placed };
}

function viewAt(zoom: number): LabelView {
  const size = { width: 400, height: 800, margin: 280, pixelRatio: 1 };
  return { x: 0, y: 0, resolution: 2 ** -zoom, zoom, extent: [0, 0, 1, 1], ...size };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('placing takes several time slices, then calls back', () => {
  const { placing, runAll, placed } = scene();
  placing.follow(viewAt(5), false);
  expect(placing.pictures()).toEqual([]);
  expect(runAll()).toBeGreaterThan(3);
  expect(placing.pictures()).toEqual(['names of zoom 5']);
  expect(placed()).toBe(1);
});

test('the previous labels stay until those of the new view are placed', () => {
  const { placing, runAll } = scene();
  placing.follow(viewAt(5), false);
  runAll();
  placing.follow(viewAt(7), false);
  expect(placing.pictures()).toEqual(['names of zoom 5']);
  runAll();
  expect(placing.pictures()).toEqual(['names of zoom 7']);
});

test('after zooming out the previous labels are crowded until new ones are placed', () => {
  const { placing, runAll } = scene();
  expect(placing.areCrowded(viewAt(5))).toBe(false);
  placing.follow(viewAt(8), false);
  runAll();
  expect(placing.areCrowded(viewAt(8))).toBe(false);
  expect(placing.areCrowded(viewAt(9))).toBe(false);
  expect(placing.areCrowded(viewAt(7))).toBe(true);
  placing.follow(viewAt(7), false);
  placing.forget();
  expect(placing.areCrowded(viewAt(7))).toBe(true);
  placing.follow(viewAt(7), false);
  runAll();
  expect(placing.areCrowded(viewAt(7))).toBe(false);
});

test('a placed view is not placed again; a view left during placement is dropped', () => {
  const { placing, runAll, started, placed } = scene();
  placing.follow(viewAt(5), false);
  runAll();
  placing.follow(viewAt(5), false);
  expect(runAll()).toBe(0);
  placing.follow(viewAt(6), false);
  placing.follow(viewAt(8), false);
  runAll();
  expect(started).toEqual(['zoom 5', 'zoom 8']);
  expect(placed()).toBe(2);
});

test('changing the language places the labels again', () => {
  const { placing, runAll, started } = scene();
  placing.follow(viewAt(5), false);
  runAll();
  placing.forget();
  placing.follow(viewAt(5), false);
  runAll();
  expect(started).toHaveLength(2);
});
