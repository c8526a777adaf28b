import { expect, test } from 'vitest';
import { move, placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import { layOutDays } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import type { LayOutFacts } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import { AT, away, idea, laid, placedKeys, planOf } from './plans.ts';

function layOut(plan: DayPlan, facts: Partial<LayOutFacts> = {}) {
  const light = plan.days.map(() => 14);
  const order = plan.kept.map(({ key }) => key);
  return layOutDays(plan, { base: AT, light, wetDaysPer10: 0, spare: [], order, ...facts });
}

/** A town of sights within 2 km of each other. */
const TOWN = ['uffizi', 'cathedral', 'accademia', 'bargello', 'boboli', 'san-marco'].map(
  (key, at) =>
    idea(key, { at: away(0.1 * (at + 1) ** 1.5), hours: 2, kind: 'museum', indoor: true }),
);

test('sights within two kilometres are one day of at most three, the best of them first', () => {
  const order = ['boboli', 'uffizi', 'cathedral', 'accademia', 'bargello', 'san-marco'];
  const { plan, left } = layOut(planOf(8, TOWN), { order });
  expect(laid(plan)).toEqual([
    '',
    'accademia bargello boboli',
    'san-marco cathedral uffizi',
    '',
    '',
    '',
    '',
    '',
  ]);
  expect(left).toEqual([]);
});

test('what lies in the same direction is one outing, and the first and last day stay free', () => {
  const plan = planOf(5, [
    idea('far', { at: away(60), hours: 1 }),
    idea('north', { at: away(50, 'n'), hours: 2 }),
    idea('on-the-way', { at: away(45), hours: 2 }),
  ]);
  const { plan: after, left } = layOut(plan);
  expect(laid(after)).toEqual(['', 'on-the-way far', '', 'north', '']);
  expect(left).toEqual([]);
});

test('between two long outings lies a day that is not, or nothing where there are days enough', () => {
  const siena = idea('siena', { at: away(51, 's'), hours: 8 });
  const lucca = idea('lucca', { at: away(61, 'w'), hours: 8 });
  const pisa = idea('pisa', { at: away(68, 'w'), hours: 5 });
  const boboli = idea('boboli', { at: away(1), hours: 2.5 });
  expect(laid(layOut(planOf(5, [siena, lucca, boboli])).plan)).toEqual([
    '',
    'siena',
    'boboli',
    'lucca',
    '',
  ]);
  expect(laid(layOut(planOf(5, [siena, lucca])).plan)).toEqual(['', 'siena', '', 'lucca', '']);
  const full = layOut(planOf(5, [siena, lucca, pisa]));
  expect(laid(full.plan)).toEqual(['', 'siena', 'lucca', 'pisa', '']);
});

test('a day that is short has no two long walks', () => {
  const ideas = [idea('a', { at: away(50), hours: 3 }), idea('b', { at: away(52), hours: 3 })];
  expect(laid(layOut(planOf(3, ideas)).plan)).toEqual(['', 'a b', '']);
  const { plan, left } = layOut(planOf(3, ideas), { light: [5, 5, 5] });
  expect(laid(plan)).toEqual(['', 'a', '']);
  expect(left).toEqual([{ key: 'b', why: 'no-room' }]);
});

test('arrival and departure take two ideas, a day between three, and what found no room is said', () => {
  const ideas = Array.from('abcdefghij', (key) => idea(key, { at: away(1), hours: 1.2 }));
  const { plan, left } = layOut(planOf(3, ideas));
  expect(plan.days.map((day) => day.ideas.length)).toEqual([2, 3, 2]);
  expect(left).toEqual(['h', 'i', 'j'].map((key) => ({ key, why: 'no-room' })));
});

test('the first and the last day are for what is near and short', () => {
  const ideas = [
    idea('day', { at: away(60), hours: 5 }),
    idea('walk', { at: away(5, 'n'), hours: 2 }),
    idea('other', { at: away(55, 's'), hours: 5 }),
  ];
  const { plan, left } = layOut(planOf(3, ideas));
  expect(laid(plan)).toEqual(['walk', 'day', '']);
  expect(left).toEqual([{ key: 'other', why: 'no-room' }]);
});

test('no half day stays free beside a day of places that lie apart', () => {
  const ideas = [
    idea('railway', { at: away(26) }),
    idea('boulevard', { at: away(0.4), hours: 1.5 }),
    idea('market', { at: away(0.6, 'n'), hours: 1.5 }),
    idea('range', { at: away(137, 'n') }),
  ];
  const { plan, left } = layOut(planOf(2, ideas), { half: [true, false] });
  expect(laid(plan)).toEqual(['market boulevard', 'railway']);
  expect(left).toEqual([{ key: 'range', why: 'no-room' }]);
});

test('what is worth least finds no room, even if it needs the only whole day', () => {
  const town = Array.from('abcdefg', (key) => idea(key, { at: away(1), hours: 1.4 }));
  const day = idea('day', { at: away(60), hours: 6 });
  const last = layOut(planOf(3, [...town, day]));
  expect(last.left).toEqual([{ key: 'day', why: 'no-room' }]);
  const first = layOut(planOf(3, [day, ...town]));
  expect(first.plan.days[1]?.ideas).toEqual(['day']);
  expect(first.left.map(({ key }) => key)).toEqual(['e', 'f', 'g']);
});

test('what fills a day and is worth more takes the day of an outing of which all is worth less', () => {
  const ideas = [
    idea('ski-east', { at: away(6), hours: 6 }),
    idea('ski-west', { at: away(6, 'w'), hours: 6 }),
    idea('lake', { at: away(50, 'n'), hours: 3 }),
    idea('gorge', { at: away(52, 'n'), hours: 3 }),
  ];
  const { plan, left } = layOut(planOf(4, ideas));
  expect(laid(plan)).toEqual(['', 'ski-east', 'ski-west', '']);
  expect(left.map(({ key }) => key)).toEqual(['lake', 'gorge']);
  const outingFirst = ['lake', 'gorge', 'ski-east', 'ski-west'];
  expect(layOut(planOf(4, ideas), { order: outingFirst }).left.map(({ key }) => key)).toEqual([
    'ski-west',
  ]);
});

test('what one wrote oneself comes before what the trip suggests, and a brought list after it', () => {
  const dinner = ownIdea('1', { name: 'Dinner', language: 'en', note: '', at: away(1) });
  const saved = ownIdea('2', { name: 'Bar', language: 'en', note: '', list: 'Saved', at: away(1) });
  const ideas = [...Array.from('abcdef', (key) => idea(key, { at: away(1) })), saved, dinner];
  const { plan, left } = layOut(planOf(3, ideas), { order: Array.from('abcdef') });
  expect(placeOf(plan, 'own:1')?.in).toBe('ideas');
  expect(left.map(({ key }) => key)).toEqual(['own:2']);
});

test('a trek has days of its own, one after the other, with a day of rest before the next outing', () => {
  const trek = idea('trek', { at: away(30), hours: 32 });
  const day = idea('day', { at: away(50, 'n'), hours: 7 });
  const town = idea('town', { at: away(1), hours: 2 });
  const { plan, left } = layOut(planOf(9, [day, trek, town]));
  expect(laid(plan)).toEqual(['', 'trek', '', '', '', 'town', 'day', '', '']);
  expect(left).toEqual([]);
});

test('a trek that takes more days than there are is named as too long', () => {
  const { plan, left } = layOut(planOf(5, [idea('trek', { at: away(10), hours: 32 })]));
  expect(placedKeys(plan)).toEqual([]);
  expect(left).toEqual([{ key: 'trek', why: 'too-long' }]);
});

const WALKS = (['n', 's', 'w', 'e'] as const).map((to, index) =>
  idea(`walk-${to}`, { at: away(20, to), hours: 5 - index }),
);
const MUSEUMS = ['museum-1', 'museum-2'].map((key, at) =>
  idea(key, { at: away(4 * at + 2), hours: 2, indoor: true, kind: 'museum' }),
);

test('a museum that was kept has a day however much it rains', () => {
  const { plan } = layOut(planOf(8, [...WALKS, ...MUSEUMS]), { wetDaysPer10: 8 });
  expect(plan.days.flatMap(({ rain }) => rain)).toEqual([]);
  expect(placedKeys(plan)).toHaveLength(6);
});

test('for as many days as it rains, a sight with a roof that nobody kept waits beside the longest', () => {
  const spare = MUSEUMS;
  expect(laid(layOut(planOf(6, WALKS), { wetDaysPer10: 5, spare }).plan)).toEqual([
    '',
    'walk-n / museum-1',
    'walk-s / museum-2',
    'walk-w',
    'walk-e',
    '',
  ]);
  const wet = layOut(planOf(6, WALKS), { wetDaysPer10: 3, spare });
  expect(wet.added).toEqual(['museum-1']);
  expect(layOut(planOf(6, WALKS), { wetDaysPer10: 1, spare }).added).toEqual([]);
});

test.each(['bath', 'hot-spring', 'market', 'zoo', 'cave', 'garden', null])(
  'no plan for rain of the kind %s: it may be in the open',
  (kind) => {
    const spare = [idea('spare', { at: away(1), indoor: true, kind })];
    expect(layOut(planOf(6, WALKS), { wetDaysPer10: 8, spare }).added).toEqual([]);
  },
);

test('beside a trek of several days nothing waits for rain', () => {
  const trek = idea('trek', { at: away(3), hours: 30, kind: 'trail' });
  const { added } = layOut(planOf(8, [trek]), { wetDaysPer10: 8, spare: MUSEUMS });
  expect(added).toEqual([]);
});

test('laid out again, a plan for rain stays one, and makes room once it is not needed', () => {
  const spare = MUSEUMS.slice(0, 1);
  const wet = { wetDaysPer10: 4, spare };
  const { plan } = layOut(planOf(6, WALKS), wet);
  expect(laid(layOut(plan, { ...wet, spare: [] }).plan)).toEqual(laid(plan));
  const dry = layOut(plan, { wetDaysPer10: 0 });
  expect(dry.plan.kept.map(({ key }) => key)).toEqual(WALKS.map(({ key }) => key));
  const chosen = move(plan, 'museum-1', { in: 'ideas', day: 5, at: 0 });
  expect(laid(layOut(chosen, { ...wet, spare: [] }).plan)[5]).toBe('museum-1');
});

test('a museum that an earlier version put aside for rain is a stop once the days are laid out again', () => {
  const [museum] = MUSEUMS;
  const old = planOf(6, [...WALKS, ...MUSEUMS.slice(0, 1)]);
  const days = old.days.map((day, at) =>
    at === 1 ? { ...day, ideas: ['walk-n'], rain: ['museum-1'] } : day,
  );
  const { plan } = layOut({ ...old, days });
  expect(placeOf(plan, museum?.key ?? '')?.in).toBe('ideas');
});

test('laying out again keeps what was placed by hand, and puts near ideas beside it', () => {
  const plan = planOf(4, [
    idea('a', { at: away(60) }),
    idea('b', { at: away(58) }),
    idea('c', { at: away(60, 'n') }),
  ]);
  const moved = move(layOut(plan).plan, 'a', { in: 'ideas', day: 2, at: 0 });
  const again = layOut(moved).plan;
  expect(laid(again)).toEqual(['', 'c', 'b a', '']);
  expect(again.byHand).toEqual(['a']);
});
