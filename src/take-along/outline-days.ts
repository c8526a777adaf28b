import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { SavedTrip } from '#src/domain/trip.ts';

/** A day of the plan that has anything. */
export type OutlineDay = {
  date: IsoDay;
  /** From 1. */
  number: number;
  /** In the order of the day; `at` is null for an idea that needs no place. */
  ideas: readonly { name: string; kind: string | null; at: LatLng | null }[];
  /** Names of what to do instead. */
  instead: readonly string[];
  note: string;
};

export function outlineDays({ days, trip }: SavedTrip, language: Language): OutlineDay[] {
  const plan = fitPlan(days, trip.request);
  const kept = new Map(plan.kept.map((idea) => [idea.key, idea]));
  const ideasOf = (keys: readonly string[]) => keys.flatMap((key) => kept.get(key) ?? []);
  return plan.days.flatMap(({ ideas, rain, note }, index) => {
    if (ideas.length + rain.length === 0 && note === '') return [];
    return [
      {
        date: addDays(trip.request.startDate, index),
        number: index + 1,
        ideas: ideasOf(ideas).map(({ names, kind, at }) => ({
          name: nameOf(names, language),
          kind,
          at: at ?? null,
        })),
        instead: ideasOf(rain).map(({ names }) => nameOf(names, language)),
        note,
      },
    ];
  });
}
