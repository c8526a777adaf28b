import { expect, test } from 'vitest';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { beforeLeaving } from '#src/domain/list/before-leaving.ts';
import { cabinConcern, staysOutOfCabin } from '#src/domain/list/cabin.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import {
  legOn,
  packingProgress,
  packingRows,
  stageOn,
  tickFor,
} from '#src/domain/list/packing-rows.ts';
import type { PackingView } from '#src/domain/list/packing-rows.ts';
import { suggestLines } from '#src/domain/list/suggest-lines.ts';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { category, line } from './lists.ts';

const LIST = {
  categories: [
    category('Camp', [line('tent'), line('gas', { obtain: 'buy-there' }), line('mat')]),
    category('Papers', [line('pass')], 'have'),
  ],
};

function keysIn(view: PackingView, own = NOTHING_OWN, leg: 'out' | 'home' = 'out') {
  const list = applyEdits(LIST, own.listEdits);
  return packingRows(list, own, [ownedItem('mat', { lacking: true }), ownedItem('tent')], {
    view,
    leg,
  }).map(({ key }) => key);
}

test('each view shows its lines', () => {
  const bagged = editLine('pass', { bag: 'hand' })(editLine('tent', { whose: 2 })(NOTHING_OWN));
  const own = tickFor('out', ['tent'], true)(bagged);
  expect(keysIn({ by: 'all' }, own)).toEqual(['tent', 'gas', 'mat', 'pass']);
  expect(keysIn({ by: 'open' }, own)).toEqual(['gas', 'mat', 'pass']);
  expect(keysIn({ by: 'toBuy' }, own)).toEqual(['mat']);
  expect(keysIn({ by: 'bag', bag: 'hand' }, own)).toEqual(['pass']);
  expect(keysIn({ by: 'whose', whose: 2 }, own)).toEqual(['tent']);
});

test('the way home has ticks of its own, and those of the way there stay', () => {
  const out = tickFor('out', ['tent', 'mat'], true)(NOTHING_OWN);
  expect(keysIn({ by: 'open' }, out, 'home')).toHaveLength(4);
  const home = tickFor('home', ['tent'], true)(out);
  expect(keysIn({ by: 'open' }, home, 'home')).toEqual(['gas', 'mat', 'pass']);
  expect(keysIn({ by: 'open' }, home)).toEqual(['gas', 'pass']);
  expect(tickFor('home', ['tent'], false)(home)).toEqual(out);
});

test('the progress counts everything that is packed', () => {
  const own = tickFor('out', ['tent', 'pass', 'gone'], true)(NOTHING_OWN);
  expect(packingProgress(applyEdits(LIST, NO_EDITS), own)).toEqual({ packed: 2, lines: 4 });
});

test.each([
  ['2027-05-07', { when: 'before', days: 34 }, 'out'],
  ['2027-06-09', { when: 'before', days: 1 }, 'out'],
  ['2027-06-10', { when: 'during', day: 1, days: 11 }, 'out'],
  ['2027-06-20', { when: 'during', day: 11, days: 11 }, 'home'],
  ['2027-06-21', { when: 'after' }, 'home'],
])('on %s the trip of 10 to 20 June is %o, and one packs for the way %s', (today, stage, leg) => {
  expect(stageOn(today, '2027-06-10', '2027-06-20')).toEqual(stage);
  expect(legOn(today, '2027-06-10')).toBe(leg);
});

test.each([
  ['Pocket knife', undefined, 'blade'],
  ['Taschenmesser', undefined, 'blade'],
  ['Ice axe, 55 cm', 'ice-axe', 'blade'],
  ['Multi-Tool', undefined, 'blade'],
  ['Nagelschere', undefined, 'blade'],
  ['Taschenmesserset', undefined, 'blade'],
  ['Gas, 450 g', undefined, 'gas'],
  ['Sunscreen, 200 ml', 'sunscreen', 'liquid'],
  ['Sonnencreme, 75 ml', undefined, 'small-liquid'],
  ['Lip balm, 4,5 ml', undefined, 'small-liquid'],
  ['Sunscreen', 'sunscreen', 'small-liquid'],
  ['Power bank, 74 Wh', 'power-bank', 'battery'],
  ['Rain jacket', 'rain-jacket', null],
  ['Gasthaus voucher', undefined, null],
  ['Water bottle, 1 l', 'bottle', null],
])('%s (%s) in the cabin: %s', (name, job, concern) => {
  const found = cabinConcern(job === undefined ? { name } : { name, job });
  expect(found).toBe(concern);
  expect(staysOutOfCabin(found)).toBe(['blade', 'gas', 'liquid'].includes(concern ?? ''));
});

test('what to do before leaving comes from the trip: days, health, and what is on the list', () => {
  const saved = { ...highCoast(), ...NOTHING_OWN, id: 'a', savedAt: '2026-11-20T08:00:00.000Z' };
  const things = beforeLeaving(saved);
  expect(things.map(({ id }) => id)).toEqual(['passport', 'offline', 'heating']);
  expect(things[0]).toEqual({ id: 'passport', until: '2027-12-20' });
});

test.each([
  ['US', [{ id: 'passport', until: '2027-12-20' }]],
  ['DE', [{ id: 'passport', until: null }]],
  ['SE', []],
])('to Sweden, who lives in %s is reminded of the papers they need', (code, papers) => {
  const planned = highCoast();
  const home = { code, currencies: [], plugs: [], volts: [] };
  const trip = { ...planned.trip, home };
  const own = { ...NOTHING_OWN, id: 'a', savedAt: '2026-11-20T08:00:00.000Z' };
  const things = beforeLeaving({ ...planned, ...own, trip });
  expect(things.filter(({ id }) => id === 'passport')).toEqual(papers);
});

function added(key: string, name: string) {
  const details = { weight_g: null, kind: null, part: 'trip', toBuy: false } as const;
  return { key, name, quantity: 1, ...details };
}

test('own lines of other trips are offered: those on most first, none that is here by key or name', () => {
  const others = [
    { ...NO_EDITS, own: [added('a', 'Chess'), added('b', 'Kettle')] },
    {
      lines: [{ key: 'c', name: 'Hammock' }],
      own: [added('c', 'Net'), added('d', 'kettle '), added('e', 'Flute')],
      people: [],
    },
  ];
  const mine = { ...NO_EDITS, own: [added('x', 'chess'), added('e', 'Recorder')] };
  expect(suggestLines(others, mine).map(({ name }) => name)).toEqual(['Kettle', 'Hammock']);
});
