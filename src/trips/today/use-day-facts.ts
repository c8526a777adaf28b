import { useMemo } from 'react';
import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { nearSightsAtStops } from '#src/domain/day-plan/near-sights.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { adviceByKey } from '#src/domain/today/advice.ts';
import { rainPlanOf } from '#src/domain/today/rain-plan.ts';
import type { RainPlan } from '#src/domain/today/rain-plan.ts';
import type { TodayStage } from '#src/domain/today/stage.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { stopFacts, withSights } from '#src/trip/days/lay-out.ts';
import { stopOnDay, useTripPlaces } from '#src/trip/days/trip-ground.ts';
import { ideasOn, todayPlaces } from './today-day.ts';
import { useNearSights } from './use-near-sights.ts';

const NO_ADVICE = { suggestions: [] };

/** The plans of today and tomorrow, their advice, and further sights. */
export function useDayFacts(saved: SavedTrip, stage: TodayStage) {
  const { t } = useTexts('today');
  const { t: tResult } = useTexts('result');
  const language = useLanguage();
  const words = useMemo(() => ({ t, tResult, language }), [t, tResult, language]);
  const { trip, stops } = saved;
  const plan = useMemo(() => fitTrip(saved.days, { trip, stops }), [saved.days, trip, stops]);
  // Compared by its number: the stage is a new object each minute.
  const number = stage.kind === 'eve' ? -1 : stage.number;
  const { ground, here, base, baseTomorrow } = useStopOfDay(saved, number);
  const places = useMemo(
    () => todayPlaces(ideasOn(plan, number), base, words),
    [plan, number, base, words],
  );
  const tomorrow = useMemo(
    () => todayPlaces(ideasOn(plan, number + 1), baseTomorrow, words),
    [plan, number, baseTomorrow, words],
  );
  const suggested = useMemo(() => suggestedIdeas(saved), [saved]);
  const isFree = number >= 0 && places.length === 0;
  const isUnsaid = plan.kept.some(
    ({ key, kind }) => kind !== null && !suggested.some((idea) => idea.key === key),
  );
  const aside = new Set(plan.setAside.map(({ key }) => key));
  const spare = suggestedIdeas(here).filter(
    ({ key }) => placeOf(plan, key) === null && !aside.has(key),
  );
  const suggestedRain = rainOn(spare);
  const isOpen = suggestedRain === null && places.some(({ idea }) => !idea.indoor);
  const sights = useNearSights(here.trip, isFree || isUnsaid || isOpen);
  const lay = useMemo(
    () => stopFacts(plan, saved).map((facts) => withSights(facts, plan, sights)),
    [plan, saved, sights],
  );
  const advice = useMemo(() => {
    const wording = wordingIn(saved, language);
    return adviceByKey(wording?.recommendation.sections.activities ?? NO_ADVICE, plan, sights);
  }, [saved, language, plan, sights]);
  const rain =
    suggestedRain ?? rainOn((lay[ground.stopOnDay[number] ?? 0]?.spare ?? []).filter(isMuseum));
  const near = useMemo(
    () => (isFree ? (nearSightsAtStops(plan, lay).get(number) ?? []) : []),
    [isFree, plan, lay, number],
  );
  const there = { here, ground, base, baseTomorrow };
  return { words, plan, number, ...there, places, tomorrow, advice, rain, near };

  function rainOn(instead: readonly KeptIdea[]): RainPlan | null {
    return number < 0 ? null : rainPlanOf(plan, number, { base, spare: instead });
  }
}

/** Where one is on the day, and where one stays on the day after. */
function useStopOfDay(saved: SavedTrip, number: number) {
  const ground = useTripPlaces(saved);
  return useMemo(() => {
    const here = stopOnDay(ground, number);
    const baseTomorrow = stopOnDay(ground, number + 1).trip.location;
    return { ground, here, base: here.trip.location, baseTomorrow };
  }, [ground, number]);
}

/** Of what nobody chose, only what has a roof everywhere: a castle may be a courtyard. */
function isMuseum({ kind }: KeptIdea): boolean {
  return kind === 'museum';
}

export type DayFacts = ReturnType<typeof useDayFacts>;
