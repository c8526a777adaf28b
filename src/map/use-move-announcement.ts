import { useEffect, useRef, useState } from 'react';
import type { Language } from '#src/domain/language/language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { NamedPoint } from './labels/labels-in-view.ts';
import type { RestingView } from './map-names.ts';

/**
 * The announcement for screen readers once the map has moved and rests: 'Zoom 9, Bologna, 23 names.' Where
 * no name is there yet, it waits for the names.
 */
export function useMoveAnnouncement(
  view: RestingView | null,
  names: readonly NamedPoint[],
  language: Language,
): string {
  const { t } = useTexts('map');
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<RestingView | null>(null);
  const wasEmpty = useRef(false);
  const nearest = names[0]?.names[language];
  const count = names.length;
  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (view === null || last === null) return;
    if (!hasMoved(last, view) && !(wasEmpty.current && count > 0)) return;
    wasEmpty.current = count === 0;
    const zoom = Math.round(view.zoom);
    setAnnouncement(
      nearest === undefined
        ? t('names.moved-far', { zoom })
        : t('names.moved', { zoom, nearest, count }),
    );
  }, [view, nearest, count, t]);
  return announcement;
}

function hasMoved(from: RestingView, to: RestingView): boolean {
  const { lat, lng } = from.center;
  return from.zoom !== to.zoom || lat !== to.center.lat || lng !== to.center.lng;
}
