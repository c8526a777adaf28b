import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { RestingView } from './map-names.ts';

type Rest = {
  section: RefObject<HTMLElement | null>;
  view: RestingView | null;
  onRest: (view: RestingView) => void;
};

/** The view of the map while the focus is in it: only those who move it by keyboard read its names. */
export function useRestingView(): Rest {
  const section = useRef<HTMLElement>(null);
  const [view, setView] = useState<RestingView | null>(null);
  return {
    section,
    view,
    onRest(next) {
      if (section.current?.contains(document.activeElement) === true) setView(next);
    },
  };
}
