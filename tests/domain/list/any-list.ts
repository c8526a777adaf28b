import {
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  addOwnLine,
  changeOwnLine,
  editLine,
  namePerson,
  removeOwnLine,
  takeList,
} from '#src/domain/list/change-list.ts';
import { BAGS, NO_EDITS } from '#src/domain/list/list-edits.ts';
import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { category, line } from './lists.ts';

/** Few jobs and products, so that edits, ticks and recomputations meet. */
const JOBS = ['tent', 'hat', 'bag', 'stove', 'constructor'] as const;
const KEYS = [...JOBS, 'p1', 'p2', 'own-1', 'own-2'] as const;

const product = record({
  number: nat(9),
  job: option(constantFrom(...JOBS)),
  quantity: nat(5),
}).map(({ number, job, quantity }): RecommendedProduct => {
  const base = line(`p${number}`, { quantity: quantity + 1 });
  return job === null ? base : Object.assign(base, { job });
});
export const anyList = array(
  tuple(constantFrom('a', 'b', ''), constantFrom('trip', 'have'), array(product)),
).map((groups) => ({
  categories: groups.map(([name, part, products]) => category(name, products, part)),
}));

const key = constantFrom(...KEYS);
const text = oneof(string(), string({ minLength: 100, maxLength: 3000, size: 'max' }));
const patch = record(
  {
    name: option(text),
    quantity: option(oneof(integer(), double())),
    note: option(text),
    bag: option(constantFrom(...BAGS)),
    whose: option(oneof(constant('shared' as const), integer({ min: 1, max: 20 }))),
    away: boolean(),
  },
  { requiredKeys: [] },
);
const ownLine = record({
  key: constantFrom('own-1', 'own-2', 'tent'),
  name: text,
  quantity: integer({ min: 1, max: 9 }),
  weight_g: option(nat()),
  kind: constant(null),
  part: constantFrom('trip' as const, 'have' as const),
  toBuy: boolean(),
});
export const anyListChange: Arbitrary<OwnChange> = oneof(
  tuple(key, patch).map((args) => editLine(...args)),
  ownLine.map(addOwnLine),
  tuple(ownLine, text).map(([own, group]) => addOwnLine({ ...own, group })),
  key.map(removeOwnLine),
  tuple(key, boolean()).map(([one, toBuy]) => changeOwnLine(one, { toBuy })),
  tuple(array(key), boolean()).map((args) => tickPacked(...args)),
  tuple(integer({ min: 1, max: 20 }), text).map((args) => namePerson(...args)),
  constant(takeList({ ...NO_EDITS, lines: [{ key: 'hat', away: true }] })),
);
