import { useMemo } from 'react';
import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { nearSights } from '#src/domain/day-plan/near-sights.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { adviceByKey } from '#src/domain/today/advice.ts';
import { rainPlanOf } from '#src/domain/today/rain-plan.ts';
import type { RainPlan } from '#src/domain/today/rain-plan.ts';
import type { TodayStage } from '#src/domain/today/stage.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { layOutFacts, withSights } from '#src/trip/days/lay-out.ts';
import { ideasOn, todayPlaces } from './today-day.ts';
import { useNearSights } from './use-near-sights.ts';

const NO_ADVICE = { suggestions: [] };

/** What is planned for today and tomorrow, what is said of it, and what else there is to do. */
export function useDayFacts(saved: SavedTrip, stage: TodayStage) {
  const { t } = useTexts('today');
  const { t: tResult } = useTexts('result');
  const language = useLanguage();
  const words = useMemo(() => ({ t, tResult, language }), [t, tResult, language]);
  const { trip } = saved;
  const { location: base } = trip;
  const plan = useMemo(() => fitPlan(saved.days, trip.request), [saved.days, trip.request]);
  // Compared by its number: the stage is a new object each minute.
  const number = stage.kind === 'eve' ? -1 : stage.number;
  const places = useMemo(
    () => todayPlaces(ideasOn(plan, number), base, words),
    [plan, number, base, words],
  );
  const tomorrow = useMemo(
    () => todayPlaces(ideasOn(plan, number + 1), base, words),
    [plan, number, base, words],
  );
  const suggested = useMemo(() => suggestedIdeas(saved), [saved]);
  const isFree = number >= 0 && places.length === 0;
  const isUnsaid = plan.kept.some(
    ({ key, kind }) => kind !== null && !suggested.some((idea) => idea.key === key),
  );
  const aside = new Set(plan.setAside.map(({ key }) => key));
  const spare = suggested.filter(({ key }) => placeOf(plan, key) === null && !aside.has(key));
  const suggestedRain = rainOn(spare);
  const isOpen = suggestedRain === null && places.some(({ idea }) => !idea.indoor);
  const sights = useNearSights(trip, isFree || isUnsaid || isOpen);
  const lay = useMemo(
    () => withSights(layOutFacts(plan, saved), plan, sights),
    [plan, saved, sights],
  );
  const advice = useMemo(() => {
    const wording = wordingIn(saved, language);
    return adviceByKey(wording?.recommendation.sections.activities ?? NO_ADVICE, plan, sights);
  }, [saved, language, plan, sights]);
  const rain = suggestedRain ?? rainOn(lay.spare.filter(isMuseum));
  const near = useMemo(
    () => (isFree ? (nearSights(plan, lay).get(number) ?? []) : []),
    [isFree, plan, lay, number],
  );
  return { words, plan, number, base, places, tomorrow, advice, rain, near };

  function rainOn(instead: readonly KeptIdea[]): RainPlan | null {
    return number < 0 ? null : rainPlanOf(plan, number, { base, spare: instead });
  }
}

/** Of what nobody chose, only what has a roof everywhere: a castle may be a courtyard. */
function isMuseum({ kind }: KeptIdea): boolean {
  return kind === 'museum';
}

export type DayFacts = ReturnType<typeof useDayFacts>;
