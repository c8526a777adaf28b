import { ASKED } from './expectations.ts';
import type { IdeaRule } from './idea-rules.ts';
import { TEXTS_OF } from './texts-of.ts';
import { sumOf } from './list-lines.ts';

/** Things that few trips need; the rows that may have them say so. */
const RARE = /^(?:crampons|ice-axe|rope-glacier-30|bear-canister|poles|glacier-glasses|dog-.*)$/u;

/** The plan is what its row expects. */
export const ROW_RULES: readonly IdeaRule[] = [
  ...ASKED.map((asked): IdeaRule => ({
    name: `as the row says: ${asked}`,
    check: (planned) => {
      const { must, not } = planned.expected.texts[asked];
      const texts = must.length + not.length === 0 ? [] : TEXTS_OF[asked](planned);
      const found = (pattern: RegExp) => texts.filter((text) => pattern.test(text));
      return [
        ...must
          .filter((pattern) => found(pattern).length === 0)
          .map(({ source }) => `no ${source} in ${texts.join('; ')}`),
        ...not.flatMap(found).map((text) => `unwanted: ${text}`),
      ];
    },
  })),
  {
    name: 'what few trips need is only where the row asks for it or says that it may be',
    check: (planned) => {
      const { may, texts } = planned.expected;
      const climbs = TEXTS_OF.needs(planned).filter((need) => need === 'climb');
      const rare = TEXTS_OF.jobs(planned).filter((job) => RARE.test(job));
      return [...rare, ...climbs].filter(
        (one) => !may.has(one) && !texts.jobs.must.some((pattern) => pattern.test(one)),
      );
    },
  },
  {
    name: 'the first list costs no more than the row says, 400 € a head where it says nothing',
    check: ({ plan, trip, expected }) => {
      const sum = Math.round(sumOf(plan) / trip.request.travelers);
      return sum > expected.costs ? [`${sum} € a head, ${expected.costs} at most`] : [];
    },
  },
];
