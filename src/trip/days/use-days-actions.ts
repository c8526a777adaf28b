import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { exchangePlans, keep, move, placeOf, writeNote } from '#src/domain/day-plan/change-plan.ts';
import type { IdeaPlace } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { dayShapes } from '#src/domain/day-plan/day-shape.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { nearSightsAtStops } from '#src/domain/day-plan/near-sights.ts';
import { stepFrom } from '#src/domain/day-plan/step-idea.ts';
import type { Step } from '#src/domain/day-plan/step-idea.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useTripGround } from './trip-ground.ts';
import type { TripGround } from './trip-ground.ts';
import { useDayWords } from './use-day-words.ts';
import { useIdeaDrag } from './use-idea-drag.ts';
import { useIdeaWords } from './idea-words.ts';
import type { TripDays } from './use-trip-days.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  PageUp: 'day-before',
  PageDown: 'day-after',
};

/** The actions on the days, each announced to screen readers, and their words. */
export function useDaysActions(
  section: RefObject<HTMLElement | null>,
  planned: PlannedTrip,
  { plan, edit, readOnly, lit, moving, setMoving, setAdding, put }: TripDays,
  sights: readonly ReachableSight[],
) {
  const { t } = useTexts('days');
  const days = useDayWords(planned.trip.request);
  const ground = useTripGround(plan, planned, sights);
  const ideas = useIdeaWords(plan, ground, { mine: !readOnly });
  const facts = useDayFacts(plan, ground);
  const [told, setTold] = useState('');
  const [opened, setOpened] = useState(false);
  const keepFocus = useFocusAfterMove(section);
  const moveOrPut = movingBy({ plan, edit, put });
  const moveTo = (key: string, to: IdeaPlace) => {
    moveOrPut(ideas.ideaOf(key), key, to);
    setTold(days.place(ideas.nameOf(key), to, plan, key));
  };
  const drag = useIdeaDrag(section, moveTo);
  return {
    plan,
    readOnly,
    days,
    ideas,
    ...facts,
    ground,
    put(idea: KeptIdea, day: number) {
      keepFocus(idea.key);
      put(idea, day);
    },
    told,
    lit,
    opened,
    open: () => setOpened(true),
    drag,
    /** Where an idea would lie. */
    placeWords: (key: string, to: IdeaPlace | null) =>
      to === null ? '' : days.place(ideas.nameOf(key), to, plan, key),
    /** The idea whose menu is open. */
    moving: moving === null ? null : (ideas.ideaOf(moving) ?? null),
    showMenu: setMoving,
    /** An idea of one's own, for a day or for none in particular. */
    startAdding: (day: number | null) => setAdding({ day }),
    moveTo,
    moveByKey(event: KeyboardEvent, key: string) {
      const to = stepBy(event, plan, key);
      if (to === null) return;
      keepFocus(key);
      setOpened(true);
      moveTo(key, to);
    },
    exchange(day: number) {
      const { ideas: before = [], rain = [] } = plan.days[day] ?? {};
      edit((now) => exchangePlans(now, day, rain));
      setTold(t('told.exchanged', { plan: ideas.namesOf(rain), rain: ideas.namesOf(before) }));
    },
    note: (day: number, text: string) => edit((now) => writeNote(now, day, text)),
  };
}

function stepBy(event: KeyboardEvent, plan: DayPlan, key: string): IdeaPlace | null {
  const step = event.altKey ? STEPS[event.key] : undefined;
  if (step === undefined) return null;
  event.preventDefault();
  return stepFrom(plan, key, step);
}

/** Moves an idea; one that was only offered is put there, which is told with its way back. */
function movingBy({ plan, edit, put }: Pick<TripDays, 'plan' | 'edit' | 'put'>) {
  return (idea: KeptIdea | undefined, key: string, to: IdeaPlace) => {
    if (idea !== undefined && to.in === 'ideas' && placeOf(plan, key) === null) {
      put(idea, to.day, to.at);
    } else edit((now) => move(idea === undefined ? now : keep(now, idea), key, to));
  };
}

/** The kind of each day, and the sights that free days are offered. */
function useDayFacts(plan: DayPlan, { bases, facts }: TripGround) {
  const shapes = useMemo(() => dayShapes(plan, bases), [plan, bases]);
  const near = useMemo(() => nearSightsAtStops(plan, facts), [plan, facts]);
  return { shapes, near };
}

export type DaysActions = ReturnType<typeof useDaysActions>;

/** The grip of an idea that was moved by the keyboard or a chip has the focus on its new day. */
function useFocusAfterMove(section: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const grips = section.current?.querySelectorAll<HTMLElement>('[data-grip]') ?? [];
    const grip = [...grips].find(({ dataset }) => dataset['grip'] === wanted.current);
    if (grip === undefined) return;
    grip.focus();
    wanted.current = null;
  });
  return useMemo(
    () => (key: string) => {
      wanted.current = key;
    },
    [],
  );
}
