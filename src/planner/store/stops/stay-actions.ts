import type { StoreApi } from 'zustand/vanilla';
import { addDays } from '#src/domain/days/day.ts';
import { MOST_NIGHTS, nightsBetween, stopDates } from '#src/domain/stops/stays.ts';
import type { StopDates } from '#src/domain/stops/stays.ts';
import type { PlannerState } from '../planner-state.ts';
import { areNights, datesOfStops, stopsOfDraft, withStays } from '../stops.ts';

export type StayActions = {
  /** 0 to MOST_NIGHTS; what follows moves along. */
  setNights: (at: number, nights: number) => void;
  /** The stop whose days the open calendar sets; the returned function says that it is closed. */
  lightStop: (at: number) => () => void;
  /** The days of one stop, set by hand. What follows moves along; a gap or an overlap before it stays. */
  setStopDates: (at: number, dates: StopDates) => void;
  /**
   * Ends the gap or the overlap before this stop. `stay`: the stop before lasts until this one
   * begins. `earlier`: this one begins when the stop before ends, and what follows moves along.
   */
  mendGap: (at: number, how: 'stay' | 'earlier') => void;
};

/** How long each stop of the form lasts. */
export function createStayActions(store: StoreApi<PlannerState>): StayActions {
  const setStays = (change: Parameters<typeof withStays>[1]) =>
    store.setState((state) => withStays(state, change));
  return {
    lightStop(at) {
      store.setState({ litStop: at });
      return () => store.setState({ litStop: null });
    },
    setNights(at, nights) {
      if (!areNights(nights)) return;
      setStays((stays) => stays.map((stay, index) => (index === at ? { ...stay, nights } : stay)));
    },
    setStopDates(at, { startDate, endDate }) {
      const nights = nightsBetween(startDate, endDate);
      if (!areNights(nights)) return;
      const state = store.getState();
      const begins = datesOfStops(state)?.[at]?.startDate;
      if (begins === undefined || at === 0) {
        const before = daysBefore(state, at);
        store.setState(({ draft }) => ({
          draft: { ...draft, startDate: addDays(startDate, -before) },
        }));
      }
      const later = begins === undefined || at === 0 ? 0 : nightsBetween(begins, startDate);
      setStays((stays) =>
        stays.map((stay, index) => (index === at ? { nights, gap: stay.gap + later } : stay)),
      );
    },
    mendGap(at, how) {
      setStays((stays) => {
        const gap = stays[at]?.gap ?? 0;
        return stays.map((stay, index) => {
          if (index === at) return { ...stay, gap: 0 };
          const isLonger = how === 'stay' && index === at - 1;
          return isLonger ? { ...stay, nights: within(stay.nights + gap) } : stay;
        });
      });
    },
  };
}

/** From the first day of the trip to the one on which this stop begins. */
function daysBefore(state: PlannerState, at: number): number {
  const anyDay = '2000-01-01';
  const stays = stopsOfDraft(state).map(({ stay }) => stay);
  const begins = stopDates(anyDay, stays)[at]?.startDate ?? anyDay;
  return nightsBetween(anyDay, begins);
}

function within(nights: number): number {
  return Math.min(Math.max(nights, 0), MOST_NIGHTS);
}
