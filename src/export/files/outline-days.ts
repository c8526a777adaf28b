import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { unscheduledOf } from '#src/domain/day-plan/change-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { isOwnIdea, nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

/** A kept idea: a stop of a day, or what lies on none. */
export type OutlinePlace = {
  key: string;
  name: string;
  /** The note of an own idea; may be empty. */
  note: string;
  own: boolean;
  kind: string | null;
  /** Name of the list that it was brought with; may be empty. */
  list: string;
  /** Null for an idea that needs no place. */
  at: LatLng | null;
};

/** A day of the plan that has anything. */
export type OutlineDay = {
  date: IsoDay;
  /** From 1. */
  number: number;
  /** In the order of the day. */
  ideas: readonly OutlinePlace[];
  /** The alternatives. */
  instead: readonly OutlinePlace[];
  note: string;
  /** The number of the stop that one is at; null in a gap and on a trip of one stop. */
  stop: number | null;
};

/** The plan as files tell it: its days, and what is kept but lies on none of them. */
export function outlineDays(
  { days, trip, stops }: Pick<SavedTrip, 'days' | 'trip' | 'stops'>,
  language: Language,
): { days: Omit<OutlineDay, 'stop'>[]; unplaced: OutlinePlace[] } {
  const plan = fitTrip(days, { trip, stops });
  const kept = new Map(plan.kept.map((idea) => [idea.key, placeOf(idea, language)]));
  const placesOf = (keys: readonly string[]) => keys.flatMap((key) => kept.get(key) ?? []);
  return {
    days: plan.days.flatMap(({ ideas, rain, note }, index) => {
      if (ideas.length + rain.length === 0 && note === '') return [];
      const date = addDays(trip.request.startDate, index);
      return [{ date, number: index + 1, ideas: placesOf(ideas), instead: placesOf(rain), note }];
    }),
    unplaced: unscheduledOf(plan).map((idea) => placeOf(idea, language)),
  };
}

function placeOf(idea: KeptIdea, language: Language): OutlinePlace {
  const { key, names, note, kind, list = '', at = null } = idea;
  return { key, name: nameOf(names, language), note, own: isOwnIdea(idea), kind, list, at };
}

/** 'Skuleskogen, Sauna'. */
export function placeNames(stops: readonly OutlinePlace[]): string {
  return stops.map(({ name }) => name).join(', ');
}
