import { useTexts } from '#src/i18n/use-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatTripDates } from '#src/wording/day-ranges.ts';
import { changedStops } from './changed-stops.ts';
import type { ChangedStop } from './changed-stops.ts';
import styles from './changed-facts.module.css';
import type { TripChanges } from './use-trip-changes.ts';

/** 'Kraków, 14–17 June 2027'. */
function said(stop: ChangedStop['stop'] | undefined): string {
  return stop === undefined ? '' : `${stop.name}, ${stop.dates}`;
}

/** Stops, place, dates, travellers and wishes, each where it changes: as they were, and as they would be. */
export function ChangedFacts({ changes: { before, after } }: { changes: TripChanges }) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const [old, fresh] = [before.saved.trip.request, after.saved.trip.request];
  const wishesIn = (text: string) =>
    text.trim() === '' ? t('changes.noWishes') : t('changes.wishes', { wishes: text.trim() });
  const datesStay = old.startDate === fresh.startDate && old.endDate === fresh.endDate;
  const facts = [
    { from: before.place, to: after.place },
    {
      from: datesStay ? '' : formatTripDates(old.startDate, old.endDate, language),
      to: datesStay ? '' : formatTripDates(fresh.startDate, fresh.endDate, language),
    },
    {
      from: t('card.travelers', { count: old.travelers }),
      to: t('card.travelers', { count: fresh.travelers }),
    },
    { from: wishesIn(old.preferences), to: wishesIn(fresh.preferences) },
  ].filter(({ from, to }) => from !== to);
  const stops = changedStops(before.saved, after.saved, language);
  return (
    <div className={styles['facts']}>
      {stops.map(({ stop, was }) => (
        <p key={said(stop) + said(was)}>
          {was === undefined ? (
            <>
              {t('changes.stopAdded')} <strong>{said(stop)}</strong>
            </>
          ) : stop === undefined ? (
            <>
              {t('changes.stopGone')} <s>{said(was)}</s>
            </>
          ) : (
            <>
              {said(was)} <span aria-hidden="true">→ </span>
              <VisuallyHidden>{t('changes.then')} </VisuallyHidden>
              <strong>{stop.dates}</strong>
            </>
          )}
        </p>
      ))}
      {facts.length + stops.length === 0 ? <p>{t('changes.sameTrip')}</p> : null}
      {facts.map(({ from, to }) => (
        <p key={to}>
          <VisuallyHidden>{t('changes.from')} </VisuallyHidden>
          {from} <span aria-hidden="true">→ </span>
          <VisuallyHidden>{t('changes.then')} </VisuallyHidden>
          <strong>{to}</strong>
        </p>
      ))}
    </div>
  );
}
