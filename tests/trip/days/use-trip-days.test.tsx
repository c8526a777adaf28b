// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NO_WANTS } from '#src/domain/climate/weather-wants.ts';
import { putAside } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { useTripDays } from '#src/trip/days/use-trip-days.ts';
import { highCoast } from '#tests/result/high-coast.ts';

afterEach(cleanup);

test('the shown trip is the saved one, wishes included, but for what was set aside', async () => {
  const planned = highCoast({ wants: { ...NO_WANTS, snow: true, seasons: ['skiing'] } });
  const [first] = suggestedIdeas(planned);
  if (first === undefined) throw new RangeError('no idea');
  const days = putAside(fitPlan(EMPTY_PLAN, planned.trip.request), first);
  const i18n = await createI18n('en', ['days', 'result', 'trips']);
  const { result } = renderHook(() => useTripDays(planned, days, () => undefined), {
    wrapper: ({ children }) => <TextsProvider i18n={i18n}>{children}</TextsProvider>,
  });
  const { wordings, ...rest } = result.current.shown;
  const { wordings: all, ...saved } = planned;
  expect(rest).toEqual(saved);
  const ideasOf = (said: typeof all) => said.en?.recommendation.sections.activities.suggestions;
  expect(ideasOf(wordings)).toHaveLength((ideasOf(all)?.length ?? 0) - 1);
});
