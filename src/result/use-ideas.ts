import { useCallback, useMemo, useState } from 'react';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IdeaChoice, IdeaKeeping, IdeaSelection } from './activities/idea-selection.ts';
import { dayTrails, ideaMarkers } from './activities/idea-markers.ts';

/** No idea is open. */
const NONE = -1;

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
 * The ideas of a result, in the list (`selection`) and on the map (`onMap`): both show which one is
 * open, and either may open another. Both are stable while nothing changes.
 */
export function useIdeas(planned: PlannedTrip, days: IdeaDays | null = null) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const [choice, setChoice] = useState<IdeaChoice>(() => startOf(days));
  const [pointed, setPointed] = useState<number | null>(null);
  const onChoose = useCallback((index: number) => setChoice({ index, from: 'list' }), []);
  const keeping = days?.keeping ?? null;
  const selection = useMemo<IdeaSelection>(
    () => ({ choice, onChoose, onPoint: setPointed, keeping }),
    [choice, onChoose, keeping],
  );
  const { trip, wordings } = planned;
  const plan = days?.plan ?? null;
  const markers = useMemo(() => {
    const wording = wordingIn({ trip, wordings }, language);
    return wording === null ? [] : ideaMarkers(wording, plan, { t, language });
  }, [trip, wordings, plan, language, t]);
  const trails = useMemo(() => (plan === null ? [] : dayTrails(plan)), [plan]);
  const onDay = days?.onDay;
  const onSelect = useCallback(
    (index: number) => {
      const day = markers.find((marker) => marker.index === index)?.day ?? null;
      if (day !== null && onDay !== undefined) onDay(day);
      else setChoice({ index, from: 'map' });
    },
    [markers, onDay],
  );
  const selected = pointed ?? choice.index;
  const litDay = days?.litDay ?? null;
  const onMap = useMemo(() => {
    if (markers.length === 0) return null;
    const clusterLabel = (numbers: string) => t('onMap.cluster', { numbers });
    const listLabel = t('onMap.list');
    return { markers, trails, selected, litDay, onSelect, listLabel, clusterLabel };
  }, [markers, trails, selected, litDay, onSelect, t]);
  return { selection, onMap };
}

/** The first idea is open until some lie on days: then it is the days that are read. */
function startOf(days: IdeaDays | null): IdeaChoice {
  const isLaidOut = days?.plan.days.some(({ ideas }) => ideas.length > 0) ?? false;
  return { index: isLaidOut ? NONE : 0, from: 'start' };
}
