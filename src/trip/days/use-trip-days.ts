import { useCallback, useMemo, useState } from 'react';
import { bringIdeas, takeBack } from '#src/domain/day-plan/bring-ideas.ts';
import {
  UNSCHEDULED,
  backTo,
  bringBack,
  keep,
  letGo,
  move,
  placeOf,
  putAside,
  rewrite,
} from '#src/domain/day-plan/change-plan.ts';
import { endOf } from '#src/domain/day-plan/step-idea.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { IdeaKeeping } from '#src/result/activities/idea-selection.ts';
import type { IdeaDays } from '../use-ideas.ts';
import { layOutAll } from './lay-out.ts';
import type { Left } from './without-day/left-over.tsx';
import { shownKeys, withoutAside } from './shown-ideas.ts';
import { useStopInView } from './use-stop-in-view.ts';

/** A change of the plan; applied twice it is the same as once. */
export type PlanChange = (plan: DayPlan) => DayPlan;

/** The last change, for the toast; `back` undoes it. */
export type Done = { back: PlanChange } & (
  | { what: 'set-aside' | 'removed' | 'added' | 'changed'; name: string }
  | { what: 'placed'; name: string; number: number }
  | { what: 'brought'; count: number }
  | { what: 'laid-out' }
);

/**
 * Kept ideas and days of a trip. `shown`: the trip without the ideas that were set aside. `stop`:
 * the stop at `at`. `ideas` and `days`: what the list and the map, and the section of the days,
 * need. `change` is null where they are only read.
 */
export function useTripDays(
  planned: PlannedTrip,
  stored: DayPlan,
  change: ((how: OwnChange) => void) | null,
  at = 0,
) {
  const { trip, stops } = planned;
  const fit = useCallback((days: DayPlan) => fitTrip(days, { trip, stops }), [trip, stops]);
  const plan = useMemo(() => fit(stored), [stored, fit]);
  const shown = useShown(planned, plan);
  const stop = useStopInView(shown, at);
  const [done, setDone] = useState<Done | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const [adding, setAdding] = useState<{ day: number | null } | null>(null);
  const [bringing, setBringing] = useState<{ file: File | null } | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ day: number | null } | null>(null);
  const [read, setRead] = useState<number | null>(null);
  const ask = useCallback((day: number | null) => setAsked({ day }), []);
  const edit = useCallback(
    (how: PlanChange) => change?.((own) => ({ ...own, days: how(fit(own.days)) })),
    [change, fit],
  );
  const readOnly = change === null;
  const keeping = useKeeping(planned, stop, { plan, edit, setDone, setMoving });
  const ideas = useMemo<IdeaDays>(() => {
    const onDay = (day: number) => {
      setLit(day);
      ask(day);
    };
    return { plan, keeping: readOnly ? null : keeping, litDay: lit, onDay };
  }, [plan, keeping, readOnly, lit, ask]);
  const own = useOwnIdeas({ plan, edit, setDone, ask });
  const layingOut = useLayingOut(planned, { plan, edit, setDone });
  const open = { adding, setAdding, bringing, setBringing, moving, setMoving, done, setDone };
  const inView = { asked, ask, read, setRead, lit, setLit };
  return {
    shown,
    stop,
    ideas,
    days: { plan, edit, readOnly, ...own, ...layingOut, ...inView, ...open },
  };
}

/** The trip without the ideas that were set aside; the same while these are. */
function useShown(planned: PlannedTrip, plan: DayPlan): PlannedTrip {
  const { trip, wordings, origin, evidence, country, wants, stops } = planned;
  const aside = plan.setAside.map(({ key }) => key).join('\n');
  return useMemo<PlannedTrip>(
    () => ({
      trip,
      origin,
      evidence,
      country,
      ...(wants === undefined ? {} : { wants }),
      ...(stops === undefined ? {} : { stops }),
      ...withoutAside({ wordings }, aside.split('\n')),
    }),
    [trip, origin, evidence, country, wants, stops, wordings, aside],
  );
}

/** Lays the ideas on the days; `left` says which found none. */
function useLayingOut(
  planned: PlannedTrip,
  { plan, edit, setDone }: Pick<Keeping, 'plan' | 'edit' | 'setDone'>,
) {
  const [left, setLeft] = useState<Left | null>(null);
  const layOut = () => {
    const laidOut = layOutAll(plan, planned);
    edit((now) => layOutAll(now, planned).plan);
    setLeft({ notPlaced: laidOut.left, added: laidOut.added });
    if (plan.kept.length > 0) return;
    const keys = laidOut.plan.kept.map(({ key }) => key);
    setDone({ what: 'laid-out', back: (now) => takeBack(now, keys) });
  };
  return { left, layOut };
}

export type TripDays = ReturnType<typeof useTripDays>['days'];

type Keeping = {
  plan: DayPlan;
  edit: (how: PlanChange) => void;
  setDone: (done: Done) => void;
  setMoving: (key: string) => void;
};

/** The actions on the cards of the ideas. */
function useKeeping(
  { trip, wordings }: PlannedTrip,
  shown: PlannedTrip,
  { plan, edit, setDone, setMoving }: Keeping,
): IdeaKeeping {
  const language = useLanguage();
  return useMemo<IdeaKeeping>(() => {
    const known = new Map(suggestedIdeas({ wordings }).map((idea) => [idea.key, idea]));
    const keys = shownKeys(wordingIn(shown, language));
    const ideaAt = (index: number) => known.get(keys[index] ?? '');
    return {
      kept: new Set(keys.flatMap((key, index) => (placeOf(plan, key) === null ? [] : [index]))),
      dayOf(index) {
        const place = placeOf(plan, keys[index] ?? '');
        return place?.in === 'ideas' ? place.day : null;
      },
      onKeep(index, kept) {
        const idea = ideaAt(index);
        if (idea !== undefined) edit((now) => (kept ? keep(now, idea) : letGo(now, idea.key)));
      },
      onDay(index) {
        const idea = ideaAt(index);
        if (idea === undefined) return;
        edit((now) => keep(now, idea));
        setMoving(idea.key);
      },
      onSetAside(index) {
        const idea = ideaAt(index);
        if (idea === undefined) return;
        edit((now) => putAside(now, idea));
        setDone({
          what: 'set-aside',
          name: nameOf(idea.names, language),
          back: backTo(plan, idea),
        });
      },
      setAside: plan.setAside.map(({ key, names }) => ({ key, name: nameOf(names, language) })),
      onBringBack: (key) => edit((now) => bringBack(now, key)),
      alone: trip.request.travelers === 1,
    };
  }, [shown, language, plan, edit, setDone, setMoving, trip, wordings]);
}

/** Adding, bringing and letting go of ideas, each said in the toast with its way back. */
function useOwnIdeas({
  plan,
  edit,
  setDone,
  ask,
}: Omit<Keeping, 'setMoving'> & { ask: (day: number | null) => void }) {
  const language = useLanguage();
  const add = (idea: KeptIdea, day: number | null) => {
    edit((now) => {
      const kept = keep(now, idea);
      return day === null ? kept : move(kept, idea.key, endOf(now, day));
    });
    setDone({
      what: 'added',
      name: nameOf(idea.names, language),
      back: (now) => letGo(now, idea.key),
    });
    // The section of the days appears with its first idea, far above.
    if (plan.kept.length === 0) ask(null);
  };
  /** Comes last on the day where no position is said. */
  const put = (idea: KeptIdea, day: number, at?: number) => {
    const wasKept = placeOf(plan, idea.key) !== null;
    edit((now) => {
      const to = at === undefined ? endOf(now, day) : ({ in: 'ideas', day, at } as const);
      return move(keep(now, idea), idea.key, to);
    });
    setDone({
      what: 'placed',
      name: nameOf(idea.names, language),
      number: day + 1,
      back: (now) => (wasKept ? move(now, idea.key, UNSCHEDULED) : letGo(now, idea.key)),
    });
  };
  const bring = (brought: KeptIdea[]) => {
    edit((now) => bringIdeas(now, brought));
    const keys = brought.map(({ key }) => key);
    setDone({ what: 'brought', count: keys.length, back: (now) => takeBack(now, keys) });
    ask(null);
  };
  const remove = (idea: KeptIdea) => {
    edit((now) => letGo(now, idea.key));
    setDone({ what: 'removed', name: nameOf(idea.names, language), back: backTo(plan, idea) });
  };
  const reword = (idea: KeptIdea) => {
    const before = plan.kept.find(({ key }) => key === idea.key) ?? idea;
    const name = nameOf(idea.names, language);
    edit((now) => rewrite(now, idea));
    setDone({ what: 'changed', name, back: (now) => rewrite(now, before) });
  };
  return { add, put, bring, remove, reword };
}
