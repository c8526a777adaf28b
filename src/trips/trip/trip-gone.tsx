import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { MessagePanel } from '../message-panel.tsx';
import { placeParts } from '#src/domain/place/place-name.ts';
import styles from './trip-page.module.css';
import type { TripStore } from './trip-store.ts';

type TripGoneProps = {
  store: TripStore;
  /** The trip deleted on this page; null where it was not found. */
  removed: SavedTrip | null;
};

/** Shown in place of a missing trip: undo, or a link to the others. */
export function TripGone({ store, removed }: TripGoneProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const failed = useStore(store, (state) => state.failed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (removed !== null) heading.current?.focus();
  }, [removed]);

  if (removed === null) {
    return (
      <MessagePanel heading={t('trip.missingHeading')} text={t('trip.missingText')}>
        <Link to="/trips" className={buttonClass('primary')}>
          {t('trip.toList')}
        </Link>
        <Link to="/planner" className={buttonClass('outlined')}>
          {t('trip.plan')}
        </Link>
      </MessagePanel>
    );
  }
  const place = wordingIn(removed, language)?.place ?? removed.trip.location.place;
  return (
    <MessagePanel
      headingRef={heading}
      heading={t('trip.removedHeading', { place: placeParts(place).name })}
      text={t('trip.removedText')}
    >
      {failed === 'undo' ? (
        <p role="alert" className={styles['alert']}>
          {t('removed.undoFailed')}
        </p>
      ) : null}
      <Button look="primary" onClick={() => void store.undo()}>
        <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('removed.undo')}
      </Button>
      <Link to="/trips" className={buttonClass('outlined')}>
        {t('trip.toList')}
      </Link>
    </MessagePanel>
  );
}
