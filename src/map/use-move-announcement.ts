import { useEffect, useRef, useState } from 'react';
import type { Language } from '#src/domain/language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { NamedPoint } from './labels/labels-in-view.ts';
import type { RestingView } from './map-names.ts';

/** What a screen reader says once the map has moved and rests: 'Zoom 9, Bologna, 23 names.' */
export function useMoveAnnouncement(
  view: RestingView | null,
  names: readonly NamedPoint[],
  language: Language,
): string {
  const { t } = useTexts('map');
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<RestingView | null>(null);
  const nearest = names[0]?.names[language];
  const count = names.length;
  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (view === null || last === null || !hasMoved(last, view)) return;
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
