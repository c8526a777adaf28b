import * as fc from 'fast-check';
import { addDays } from '#src/domain/days/day.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { keep } from '#src/domain/day-plan/change-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';

export const FIRST = '2027-09-06';

export function idea(key: string, facts: Partial<KeptIdea> = {}): KeptIdea {
  return { key, names: { en: key, de: key }, kind: null, indoor: false, note: '', ...facts };
}

/** These ideas kept, for a trip of so many days. */
export function planOf(days: number, ideas: readonly KeptIdea[]): DayPlan {
  const request = { startDate: FIRST, endDate: addDays(FIRST, days - 1) };
  return fitPlan(ideas.reduce(keep, EMPTY_PLAN), request);
}

/** The names of the ideas on each day, 'a b', and after a stroke those for rain: 'a b / c'. */
export function laid({ days }: DayPlan): string[] {
  return days.map(({ ideas, rain }) =>
    rain.length === 0 ? ideas.join(' ') : `${ideas.join(' ')} / ${rain.join(' ')}`,
  );
}

/** Every key that lies on a day, as often as it does. */
export function placedKeys({ days }: DayPlan): string[] {
  return days.flatMap(({ ideas, rain }) => [...ideas, ...rain]);
}

/** Ideas within some 150 km of `AT`, some without a point or hours. */
export const AT = { lat: 63.75, lng: -20.22 };

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

export const anyIdeas: fc.Arbitrary<KeptIdea[]> = fc.uniqueArray(
  fc
    .record({
      key: fc.constantFrom(...LETTERS),
      at: fc.option(
        fc.record({
          lat: fc.double({ min: 62.5, max: 65, noNaN: true }),
          lng: fc.double({ min: -23, max: -17, noNaN: true }),
        }),
        { nil: undefined },
      ),
      hours: fc.option(fc.double({ min: 0.2, max: 30, noNaN: true }), { nil: undefined }),
      indoor: fc.boolean(),
      kind: fc.constantFrom(null, 'waterfall', 'dark-sky', 'museum'),
    })
    .map(({ key, at, hours, ...facts }) =>
      idea(key, {
        ...facts,
        ...(at === undefined ? {} : { at }),
        ...(hours === undefined ? {} : { hours }),
      }),
    ),
  { selector: ({ key }) => key, maxLength: 14 },
);
