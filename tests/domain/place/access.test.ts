import { expect, test } from 'vitest';
import { ADULTS, fitOf } from '#src/domain/place/access.ts';

const WITH_BABY = { ...ADULTS, babies: 1 };
const STAIRS = { access: ['steps', 'no-pram'], needs: [], hours: 1 } as const;
const CLIFF_PATH = { access: ['walk', 'edge', 'no-pram'], needs: [], hours: 1 } as const;
const GORGE = { access: ['walk', 'no-pram'], needs: [], hours: 1 } as const;
const SCRAMBLE = { access: ['scramble', 'no-pram'], needs: [], hours: 1 } as const;
const CABLE_CAR = { access: ['thin-air'], needs: [], hours: 3 } as const;
const PAVED = { access: ['step-free'], needs: [], hours: 1 } as const;

test('adults are kept from nothing, and told of no care', () => {
  for (const sight of [STAIRS, CLIFF_PATH, SCRAMBLE, PAVED]) {
    expect(fitOf(sight, ADULTS)).toEqual({ fits: true, care: [] });
  }
});

test('with a baby nobody is sent up rocks, nor for an hour along a cliff or where no pram goes; stairs take care', () => {
  expect(fitOf(SCRAMBLE, WITH_BABY).fits).toBe(false);
  expect(fitOf(CLIFF_PATH, WITH_BABY).fits).toBe(false);
  expect(fitOf(GORGE, WITH_BABY).fits).toBe(false);
  expect(fitOf(STAIRS, WITH_BABY)).toEqual({ fits: true, care: ['steps', 'no-pram'] });
});

test('from a wheelchair only what is known to be without steps is offered', () => {
  const party = { ...ADULTS, wheelchair: true };
  expect(fitOf(PAVED, party).fits).toBe(true);
  expect(fitOf({ access: [], needs: [], hours: 1 }, party).fits).toBe(false);
});

test('a child of nine walks along a cliff by the hand of nobody, one of five with care', () => {
  expect(fitOf(CLIFF_PATH, { ...ADULTS, youngest: 9 }).care).toEqual([]);
  expect(fitOf(CLIFF_PATH, { ...ADULTS, youngest: 5 }).care).toEqual(['edge']);
  expect(fitOf(SCRAMBLE, { ...ADULTS, youngest: 5 }).fits).toBe(false);
});

test('half a day on foot is for children from six on', () => {
  const walk = { access: ['walk', 'no-pram'], needs: ['long-walk'], hours: 4 } as const;
  expect(fitOf(walk, { ...ADULTS, youngest: 4 }).fits).toBe(false);
  expect(fitOf({ ...walk, hours: 2 }, { ...ADULTS, youngest: 4 }).fits).toBe(true);
  expect(fitOf(walk, { ...ADULTS, youngest: 6 }).fits).toBe(true);
});

test('up into thin air goes nobody under two; older toddlers, small children and the old with care', () => {
  expect(fitOf(CABLE_CAR, { ...ADULTS, babies: 1, underTwo: 1 }).fits).toBe(false);
  expect(fitOf(CABLE_CAR, { ...ADULTS, toddlers: 1, underTwo: 1 }).fits).toBe(false);
  expect(fitOf(CABLE_CAR, { ...ADULTS, toddlers: 1 })).toEqual({ fits: true, care: ['thin-air'] });
  expect(fitOf(CABLE_CAR, { ...ADULTS, youngest: 5 }).care).toEqual(['thin-air']);
  expect(fitOf(CABLE_CAR, { ...ADULTS, older: true }).care).toEqual(['thin-air']);
  expect(fitOf(CABLE_CAR, { ...ADULTS, youngest: 9 }).care).toEqual([]);
});

test('a lift without steps that ends in thin air is for a wheelchair, not for the baby beside it', () => {
  const lift = { access: ['step-free', 'thin-air'], needs: [], hours: 3 } as const;
  expect(fitOf(lift, { ...ADULTS, wheelchair: true }).fits).toBe(true);
  expect(fitOf(lift, { ...ADULTS, wheelchair: true, babies: 1, underTwo: 1 }).fits).toBe(false);
});
