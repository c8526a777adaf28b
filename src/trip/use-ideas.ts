import { useCallback, useMemo, useState } from 'react';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type {
  IdeaChoice,
  IdeaKeeping,
  IdeaSelection,
} from '#src/result/activities/idea-selection.ts';
import { dayTrails, ideaMarkers } from '#src/result/activities/idea-markers.ts';

type Chosen = { choice: IdeaChoice; open: ReadonlySet<number> };

const NONE: IdeaChoice = { index: -1, from: 'start' };

type StopInView = { at: number; planned: PlannedTrip };

/** The traveller's plan with the ideas, and the actions on it; memoise it. */
export type IdeaDays = {
  plan: DayPlan;
  /** Null where the plan is only to be read. */
  keeping: IdeaKeeping | null;
  /** The day that stands out on the map, from 0. */
  litDay: number | null;
  /** A day was chosen on the map. */
  onDay: (day: number) => void;
};

/**
 * The ideas of a result, in the list (`selection`) and on the map (`onMap`). Both show which idea
 * was opened last, and either may open another. Both stay the same objects while nothing changes.
 * On a trip with stops: the ideas of the stop in view.
 */
export function useIdeas(whole: PlannedTrip, { at, planned }: StopInView, days: IdeaDays) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const [{ choice, open }, setChosen] = useChosen(at, days);
  const [pointed, setPointed] = useState<number | null>(null);
  const actions = useMemo(
    () => ({
      onToggle: (index: number) => setChosen((before) => toggled(before, index)),
      onChoose: (index: number) =>
        setChosen(({ open: same }) => ({ open: same, choice: { index, from: 'list' } })),
      onPoint: setPointed,
    }),
    [setChosen],
  );
  const { keeping, plan, litDay, onDay } = days;
  const selection = useMemo<IdeaSelection>(
    () => ({ choice, open, ...actions, keeping }),
    [choice, open, actions, keeping],
  );
  const { trip, wordings } = planned;
  const markers = useMemo(() => {
    const wording = wordingIn({ trip, wordings }, language);
    const isNear = (idea: KeptIdea) => isOfStop(idea, at, whole.stops);
    return wording === null ? [] : ideaMarkers(wording, plan, { t, language }, isNear);
  }, [trip, wordings, plan, language, t, at, whole.stops]);
  const trails = useMemo(() => dayTrails(plan), [plan]);
  const onSelect = useCallback(
    (index: number) => {
      const day = markers.find((marker) => marker.index === index)?.day ?? null;
      if (day === null) setChosen((before) => opened(before, { index, from: 'map' }));
      else onDay(day);
    },
    [markers, onDay, setChosen],
  );
  const selected = pointed ?? choice.index;
  const onMap = useMemo(() => {
    if (markers.length === 0) return null;
    const clusterLabel = (numbers: string) => t('onMap.cluster', { numbers });
    const listLabel = t('onMap.list');
    return { markers, trails, selected, onlyDay: null, litDay, onSelect, listLabel, clusterLabel };
  }, [markers, trails, selected, litDay, onSelect, t]);
  return { selection, onMap };
}

/** The chosen and open ideas of each stop: they are so again when one comes back to it. */
function useChosen(at: number, days: IdeaDays) {
  const [start] = useState(() => startOf(days));
  const [chosen, setAll] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const setChosen = useCallback(
    (how: (before: Chosen) => Chosen) =>
      setAll((before) => new Map(before).set(at, how(before.get(at) ?? start))),
    [at, start],
  );
  return [chosen.get(at) ?? start, setChosen] as const;
}

/** Whether an idea that no stop suggests is shown with this stop: it lies nearest to it. */
function isOfStop({ at: point }: KeptIdea, at: number, stops: PlannedTrip['stops']): boolean {
  if (stops === undefined || point === undefined) return true;
  const away = stops.map(({ trip }) => distanceKm(trip.location, point));
  return away.indexOf(Math.min(...away)) === at;
}

function opened({ open }: Chosen, choice: IdeaChoice): Chosen {
  return { choice, open: new Set([...open, choice.index]) };
}

function toggled(before: Chosen, index: number): Chosen {
  if (!before.open.has(index)) return opened(before, { index, from: 'list' });
  return {
    choice: NONE,
    open: new Set([...before.open].filter((other) => other !== index)),
  };
}

/** The first idea stands out until some lie on days: then it is the days that are read. */
function startOf({ plan }: IdeaDays): Chosen {
  const isLaidOut = plan.days.some(({ ideas }) => ideas.length > 0);
  return { choice: isLaidOut ? NONE : { index: 0, from: 'start' }, open: new Set() };
}
