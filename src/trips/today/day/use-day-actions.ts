import { useState } from 'react';
import {
  UNSCHEDULED,
  keep,
  letGo,
  move,
  placeOf,
  writeNote,
} from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { endOf } from '#src/domain/day-plan/step-idea.ts';
import { swapBack, swapPlans } from '#src/domain/today/rain-plan.ts';
import type { RainPlan } from '#src/domain/today/rain-plan.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { DayFacts } from '../use-day-facts.ts';

type Done = { text: string; back: (plan: DayPlan) => DayPlan };

/** The changes of today's plan, each said with its way back. */
export function useDayActions(
  { plan, number, words }: DayFacts,
  saved: SavedTrip,
  change: (how: OwnChange) => void,
) {
  const { t } = useTexts('today');
  const [done, setDone] = useState<Done | null>(null);
  const edit = (how: (now: DayPlan) => DayPlan) =>
    change((own) => ({ ...own, days: how(fitTrip(own.days, saved)) }));
  return {
    done,
    close: () => setDone(null),
    undo: () => {
      if (done !== null) edit(done.back);
      setDone(null);
    },
    note: (text: string) => edit((now) => writeNote(now, number, text)),
    swap: (rain: RainPlan) => {
      edit((now) => swapPlans(now, number, rain));
      const names = rain.ideas.map((idea) => nameOf(idea.names, words.language)).join(', ');
      setDone({ text: t('rain.swapped', { names }), back: swapBack(plan, number) });
    },
    put: (idea: KeptIdea) => {
      const wasKept = placeOf(plan, idea.key) !== null;
      edit((now) => move(keep(now, idea), idea.key, endOf(now, number)));
      setDone({
        text: t('free.done', { name: nameOf(idea.names, words.language) }),
        back: (now) => (wasKept ? move(now, idea.key, UNSCHEDULED) : letGo(now, idea.key)),
      });
    },
  };
}

export type DayActions = ReturnType<typeof useDayActions>;
