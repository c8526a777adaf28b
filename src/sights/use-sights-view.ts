import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { backTo, keep, letGo } from '#src/domain/day-plan/change-plan.ts';
import { roomIn } from '#src/domain/day-plan/bring-ideas.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { keptAs, keptSight } from '#src/domain/day-plan/kept-sight.ts';
import type { ReachableSight, SightsInReach } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { dayOfSight, isKept } from './keeping.ts';
import type { Keeping } from './keeping.ts';
import { NO_FILTER, chipCounts, filterSights, filterUnfit } from './list/filter-sights.ts';
import type { SightFilter } from './list/filter-sights.ts';
import type { RowActions } from './list/row-actions.ts';

/** The message at the foot: a kept sight was taken off its day, or no more are kept. */
export type Notice =
  | { what: 'gone'; name: string; number: number; back: (plan: DayPlan) => DayPlan }
  | { what: 'full' };

/** The state of the list: the search text, the open rows, and the sight selected on map and list. */
export function useSightsView({ sights, unfit: out }: SightsInReach, keeping: Keeping) {
  const { t: words } = useTexts('result');
  const [filter, setFilter] = useState<SightFilter>(NO_FILTER);
  const { plan } = keeping;
  const asked = useDeferredValue(filter);
  const { found, counts, unfit } = useMemo(() => {
    const about = {
      isKept: (sight: ReachableSight) => isKept(sight, plan),
      kindName: (kind: ReachableSight['kind']) => words(`kind.${kind}`),
    };
    return {
      found: filterSights(sights, asked, about),
      counts: chipCounts(sights, asked, about),
      // Never offered; who looks for one by a word of it is told why.
      unfit: asked.text.trim() === '' ? [] : filterUnfit(out, asked, about),
    };
  }, [sights, out, asked, plan, words]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const { notice, setNotice, onKeep } = useKeeping(keeping);
  const open = (id: string, isOpen: boolean) =>
    setOpened(
      (before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)),
    );
  return {
    filter,
    setFilter,
    found,
    unfit,
    counts,
    opened,
    open,
    toggle: (id: string) => open(id, !opened.has(id)),
    selected,
    setSelected,
    pointed,
    setPointed,
    notice,
    setNotice,
    onKeep,
  };
}

export type SightsView = ReturnType<typeof useSightsView>;

/** Keeping a sight and letting it go; what lay on a day has a way back there. */
function useKeeping(keeping: Keeping) {
  const language = useLanguage();
  const [notice, setNotice] = useState<Notice | null>(null);
  const onKeep = (sight: ReachableSight) => {
    const { plan, edit } = keeping;
    const idea = keptAs(sight, plan);
    setNotice(null);
    if (idea === null) {
      if (roomIn(plan) === 0) setNotice({ what: 'full' });
      else edit((now) => keep(now, keptSight(sight)));
      return;
    }
    const day = dayOfSight(sight, plan);
    edit((now) => letGo(now, idea.key));
    if (day === null) return;
    const name = sight.names[language];
    setNotice({ what: 'gone', name, number: day + 1, back: backTo(plan, idea) });
  };
  return { notice, setNotice, onKeep };
}

/** The actions of the rows as an object that never changes. */
export function useStableActions(actions: RowActions): RowActions {
  const latest: RefObject<RowActions> = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onToggle: (id) => latest.current.onToggle(id),
      onKeep: (sight) => latest.current.onKeep(sight),
      onPoint: (id) => latest.current.onPoint(id),
      onShowOnMap: (id) => latest.current.onShowOnMap(id),
    }),
    [],
  );
}
