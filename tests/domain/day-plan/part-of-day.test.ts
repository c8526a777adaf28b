import { expect, test } from 'vitest';
import { move } from '#src/domain/day-plan/change-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { byPartOfDay, partOfDay } from '#src/domain/day-plan/lay-out/part-of-day.ts';
import { AT, away, idea, laid, planOf } from './plans.ts';

test.each([
  ['Late in the day, when the limestone turns to honey', 'late'],
  ['From nine in the evening, midweek', 'late'],
  ['An hour before sunset', 'late'],
  ['Ab neun Uhr abends, unter der Woche', 'late'],
  ['Eine Stunde vor Sonnenuntergang', 'late'],
  ['Nach Einbruch der Dunkelheit', 'late'],
  ['A night in the tent by Loch Lomond', 'night'],
  ['Stars over the bay', 'night'],
  ['Eine Nacht im Zelt am See', 'night'],
  ['Sternenhimmel: Sossusvlei', 'night'],
  ['Zu Weihnachten', null],
  ['Juni für die Mitternachtssonne', null],
  ['Klarer Spätnachmittag nach einem Regen', 'late'],
  ['High tide, early morning', 'early'],
  ['Mornings, not on Mondays', 'early'],
  ['First slot of the morning', 'early'],
  ['Um sieben am Morgen oder nach dem Essen', 'early'],
  ['Vor neun, bevor die Busse kommen', 'early'],
  ['Sechs bis neun Uhr früh', 'early'],
  ['Right at opening or in the last hour', null],
  ['Früh oder am Abend', null],
  ['On a weekday', null],
  ['Im Oktober', null],
  ['', null],
])('“%s” is %s', (when, part) => {
  expect(partOfDay(when)).toBe(part);
});

const BATH = idea('bath', { at: away(10, 's') });
const PUB = idea('pub', { at: away(1, 'w') });
const MUSEUM = idea('museum', { at: away(1) });
const MARKET = idea('market', { at: away(0.5, 'w'), kind: 'christmas-market' });
const when = new Map([
  ['bath', 'High tide, early morning'],
  ['pub', 'From nine in the evening'],
  ['far pub', 'In the evening'],
]);

/** All on one day in this order, then by the part of the day. */
function ordered(ideas: readonly KeptIdea[], { byHand = false } = {}): string[] {
  const plan = ideas.reduce(
    (now, { key }, at) => move(now, key, { in: 'ideas', day: 0, at }),
    planOf(1, ideas),
  );
  const stop = { base: AT, numbers: [0], light: [10], order: [], spare: [], wetDaysPer10: null };
  return laid(byPartOfDay(byHand ? plan : { ...plan, byHand: [] }, [stop], when));
}

test('on a day the morning comes first and the evening last, where that is hardly farther', () => {
  expect(ordered([PUB, BATH, MUSEUM])).toEqual(['bath museum pub']);
  expect(ordered([MARKET, PUB, MUSEUM])).toEqual(['museum market pub']);
  const farPub = idea('far pub', { at: away(20) });
  const nearIt = { ...BATH, at: away(21) };
  const elsewhere = idea('castle', { at: away(40, 'w') });
  expect(ordered([farPub, nearIt, elsewhere])).toEqual(['far pub bath castle']);
});

test('a night outside comes after the evening', () => {
  const tent = idea('tent', { at: away(1) });
  const nights = new Map([...when, ['tent', 'A night in the tent by the lake']]);
  const plan = [tent, PUB].reduce(
    (now, { key }, at) => move(now, key, { in: 'ideas', day: 0, at }),
    planOf(1, [tent, PUB]),
  );
  const stop = { base: AT, numbers: [0], light: [10], order: [], spare: [], wetDaysPer10: null };
  expect(laid(byPartOfDay({ ...plan, byHand: [] }, [stop], nights))).toEqual(['pub tent']);
});

test('a day on which something was placed by hand stays in its order', () => {
  expect(ordered([PUB, BATH, MUSEUM], { byHand: true })).toEqual(['pub bath museum']);
});
