import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { Keeping } from './keeping.ts';
import { SightsEntry } from './sights-entry.tsx';
import type { SightsProps } from './sights-props.ts';
import { useSightsInReach } from './use-sights-in-reach.ts';
import type { SightParts } from './sight-parts.ts';

type AllSights = {
  /** The button below the ideas; null where sights are not asked for. */
  entry: ReactNode;
  /** The sights, the best of each reach first; empty until they are known. */
  sights: readonly ReachableSight[];
  /** The open list; null while it is closed. */
  open: { parts: SightParts; props: SightsProps } | null;
};

const NO_SIGHTS: readonly ReachableSight[] = [];

/** All sights around a trip: the button below its ideas, and what it opens. */
export function useAllSights(
  { trip, wordings }: Pick<PlannedTrip, 'trip' | 'wordings'>,
  keeping: Keeping,
): AllSights {
  const { reach, retry } = useSightsInReach(trip);
  const [isOpen, setOpen] = useState(false);
  const leave = useReturn(isOpen);
  const entry = useMemo(() => {
    if (reach === null) return null;
    const open = (button: HTMLElement) => {
      leave(button);
      setOpen(true);
    };
    return <SightsEntry reach={reach} onOpen={open} onRetry={retry} />;
  }, [reach, retry, leave]);
  if (reach?.status !== 'ready') return { entry, sights: NO_SIGHTS, open: null };
  const { found, parts } = reach;
  const { sights } = found;
  if (!isOpen) return { entry, sights, open: null };
  const close = () => setOpen(false);
  return {
    entry,
    sights,
    open: { parts, props: { trip, wordings, found, keeping, onClose: close } },
  };
}

/** After it closes, the page is scrolled as it was, and its button has the focus again. */
function useReturn(isOpen: boolean): (button: HTMLElement) => void {
  const left = useRef<{ button: HTMLElement; scroller: Element | null; top: number } | null>(null);
  useLayoutEffect(() => {
    if (isOpen || left.current === null) return;
    const { button, scroller, top } = left.current;
    scroller?.scrollTo({ top });
    button.focus({ preventScroll: true });
    left.current = null;
  }, [isOpen]);
  return useMemo(
    () => (button: HTMLElement) => {
      const scroller = scrollerOf(button);
      left.current = { button, scroller, top: scroller?.scrollTop ?? 0 };
    },
    [],
  );
}

function scrollerOf(element: Element | null): Element | null {
  if (element === null || element === document.body) return null;
  const { overflowY } = getComputedStyle(element);
  return overflowY === 'auto' || overflowY === 'scroll'
    ? element
    : scrollerOf(element.parentElement);
}
