import { expect, test } from 'vitest';
import { withoutTwins } from '#data/ways/twins.ts';
import type { Way } from '#data/ways/way.ts';
import { GULF } from './metre-grid.ts';

const road: Way = { class: 'road', line: GULF.line([0, 0], [4000, 800], [10_000, 0]) };
const besideRoad = GULF.line([0, 150], [4000, 950], [10_150, 0]);

test('a road stored twice is drawn once: the longer one', () => {
  const copy: Way = { class: 'road', line: besideRoad };
  expect(withoutTwins([road, copy])).toEqual([copy]);
  expect(withoutTwins([copy, road])).toEqual([copy]);
});

test('a road stored three times is drawn once', () => {
  const copies: Way[] = [0, 100, 200].map((north) => ({
    class: 'road',
    line: GULF.line([0, north], [10_000, north]),
  }));
  expect(withoutTwins(copies)).toHaveLength(1);
});

test('of a road stored with two classes the more important is drawn, though the other is longer', () => {
  const motorway: Way = { class: 'major', line: GULF.line([100, 0], [9900, 0]) };
  const longer: Way = { class: 'track', line: GULF.line([0, 100], [10_000, 100]) };
  expect(withoutTwins([longer, motorway])).toEqual([motorway]);
});

test('a piece of motorway stays beside a track that goes on', () => {
  const motorway: Way = { class: 'major', line: GULF.line([4000, 100], [8000, 100]) };
  const track: Way = { class: 'track', line: GULF.line([0, 0], [20_000, 0]) };
  expect(withoutTwins([track, motorway])).toEqual([track, motorway]);
});

test('a road stored whole and in pieces is drawn once', () => {
  const whole: Way = { class: 'primary', line: GULF.line([0, 0], [10_000, 0]) };
  const pieces: Way[] = [
    { class: 'primary', line: GULF.line([0, 50], [5000, 50]) },
    { class: 'primary', line: GULF.line([5000, 50], [10_000, 50]) },
  ];
  expect(withoutTwins([...pieces, whole])).toEqual([whole]);
});

test('a road that leaves the other one stays', () => {
  const branch: Way = { class: 'road', line: GULF.line([0, 150], [4000, 950], [7000, 5000]) };
  expect(withoutTwins([road, branch])).toEqual([road, branch]);
});

test('a second road half a kilometre away stays', () => {
  const parallel: Way = { class: 'road', line: GULF.line([0, 500], [10_000, 500]) };
  const straight: Way = { class: 'road', line: GULF.line([0, 0], [10_000, 0]) };
  expect(withoutTwins([straight, parallel])).toEqual([straight, parallel]);
});

test('a road, a railway and a ferry beside each other all stay', () => {
  const railway: Way = { class: 'rail', line: besideRoad };
  const ferry: Way = { class: 'ferry', line: besideRoad };
  const all = [road, railway, ferry];
  expect(withoutTwins(all)).toEqual(all);
});

test('a railway stored twice is drawn once', () => {
  const railway: Way = { class: 'rail', line: road.line };
  const copy: Way = { class: 'rail', line: besideRoad };
  expect(withoutTwins([railway, copy])).toEqual([copy]);
});
