import { expect, test } from 'vitest';
import { move } from '#src/domain/day-plan/change-plan.ts';
import { dayShapes } from '#src/domain/day-plan/day-shape.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { daysTaken } from '#src/domain/day-plan/trek.ts';
import { formatDuration } from '#src/wording/duration.ts';
import { AT, away, idea, planOf } from './plans.ts';

/** Each idea on the day of its number. */
function shapesOf(days: number, ideas: readonly (readonly [KeptIdea, number])[]) {
  const kept = planOf(
    days,
    ideas.map(([one]) => one),
  );
  const plan = ideas.reduce(
    (now, [{ key }, day]) => move(now, key, { in: 'ideas', day, at: 9 }),
    kept,
  );
  return dayShapes(plan, [AT]);
}

test('one arrives, leaves, stays in town for stops near each other, and travels far', () => {
  const shapes = shapesOf(5, [
    [idea('viewpoint', { at: away(1), hours: 1.5 }), 0],
    [idea('bridge', { at: away(0.5), hours: 2.5 }), 1],
    [idea('chapel', { at: away(1), hours: 1 }), 1],
    [idea('garden', { at: away(1, 'n'), hours: 2.5 }), 1],
    [idea('siena', { at: away(51, 's'), hours: 5 }), 2],
    [idea('market', { at: away(1), hours: 1 }), 3],
  ]);
  const said = shapes.map((shape) => {
    if (shape === null || !('km' in shape)) return shape?.kind ?? '';
    return `${shape.kind} ${shape.km.toFixed(1)}`;
  });
  expect(said).toEqual(['arrive', 'stops 1.9', 'day-out 51.0', '', 'leave']);
});

test('nothing is said of distances where a stop has no point, nor of half days on a weekend', () => {
  const walk = idea('walk', { at: away(1) });
  expect(shapesOf(2, [[walk, 0]])).toEqual([null, null]);
  expect(
    shapesOf(3, [
      [walk, 1],
      [idea('dinner'), 1],
    ])[1],
  ).toBeNull();
});

function trekDay(day: number) {
  return { kind: 'trek', key: 'trek', day, of: 4 };
}

test('a trek goes on over its days until one has something of its own', () => {
  const trek = idea('trek', { at: away(20), hours: 32 });
  expect(shapesOf(7, [[trek, 1]]).slice(1, 6)).toEqual([
    trekDay(1),
    trekDay(2),
    trekDay(3),
    trekDay(4),
    null,
  ]);
  const cut = shapesOf(7, [
    [trek, 1],
    [idea('town', { at: away(1) }), 3],
  ]);
  expect(cut.slice(1, 5)).toEqual([trekDay(1), trekDay(2), null, null]);
});

test.each([10, 11, 15, 20, 32, 60])(
  'an idea of %d hours takes the days that are said of it',
  (hours) => {
    const days = daysTaken({ hours });
    expect(formatDuration(hours, 'en').replace('\u00A0', ' ')).toBe(
      days === 1 ? 'a day' : `${days} days`,
    );
  },
);
