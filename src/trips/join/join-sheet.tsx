import { Link } from '@tanstack/react-router';
import { Combine, Split } from 'lucide-react';
import type { TripHistory } from '#src/domain/ports.ts';
import { datesAfter, joinOrder } from '#src/domain/stops/join-trips.ts';
import type { JoinOrder } from '#src/domain/stops/join-trips.ts';
import { isPlanned } from '#src/domain/stops/join-stops.ts';
import { MOST_NIGHTS, MOST_STOPS } from '#src/domain/stops/stays.ts';
import { LONGEST_TRIP_DAYS } from '#src/domain/trip/trip-request.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { stopNames, tripTitle } from '#src/wording/trip-title.ts';
import { TripSheet } from '../trip-sheet.tsx';
import { useOtherTrips } from '../trip/use-other-trips.ts';
import styles from './join-sheet.module.css';
import type { PlanAnew } from './plan-anew.ts';
import { useJoin } from './use-join.ts';

export type JoinSheetProps = {
  saved: SavedTrip;
  history: TripHistory;
  planAnew: PlanAnew;
  onClose: () => void;
};

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A stop becomes a trip of its own, and two trips become one with stops. */
export function JoinSheet({ saved, history, planAnew, onClose }: JoinSheetProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const joining = useJoin({ saved, history, planAnew });
  const isWorking = joining.state.status === 'working';
  return (
    <TripSheet
      heading={t('join.heading')}
      trip={<p translate="no">{tripTitle(saved, language)}</p>}
      closeLabel={t('join.close')}
      onClose={onClose}
    >
      <Done joining={joining} />
      {saved.stops === undefined ? null : (
        <section>
          <h3 className={styles['part']}>{t('join.splitHeading')}</h3>
          <p className={styles['text']}>{t('join.splitText')}</p>
          <ul className={styles['rows']}>
            {stopNames(saved, language).map((place, at) => {
              const stop = saved.stops?.[at];
              return stop === undefined || !isPlanned(stop) ? null : (
                <li key={stop.trip.request.startDate + place}>
                  <Button wide disabled={isWorking} onClick={() => void joining.split(at)}>
                    <Split {...ICON} />
                    {t('join.split', { place })}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <Others key={saved.savedAt} {...{ saved, history, joining, isWorking }} />
    </TripSheet>
  );
}

type Joining = ReturnType<typeof useJoin>;

/** Tells the result of the last press, with undo. */
function Done({ joining }: { joining: Joining }) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const { state } = joining;
  return (
    <div aria-live="polite" className={styles['done']}>
      {state.status === 'working' ? <p>{t('join.working')}</p> : null}
      {state.status === 'failed' ? <p>{t('join.failed')}</p> : null}
      {state.status === 'split' ? (
        <>
          <p>{t('join.splitDone', { place: tripTitle(state.trip, language) })}</p>
          <Link
            className={buttonClass('outlined')}
            to="/trips/$tripId"
            params={{ tripId: state.trip.id }}
          >
            {t('join.openIt')}
          </Link>
        </>
      ) : null}
      {state.status === 'joined' ? (
        <>
          <p>{t('join.joined', { place: tripTitle(state.other, language) })}</p>
          <Button onClick={() => void joining.undo()}>{t('removed.undo')}</Button>
        </>
      ) : null}
    </div>
  );
}

type OthersProps = Pick<JoinSheetProps, 'saved' | 'history'> & {
  joining: Joining;
  isWorking: boolean;
};

/** The other trips, each with how it can join, or why not. */
function Others({ saved, history, joining, isWorking }: OthersProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const others = useOtherTrips(history, saved.id);
  const datesOf = ({ startDate, endDate }: SavedTrip['trip']['request'], now = language) =>
    formatDatedRange(startDate, endDate, now);
  return (
    <section>
      <h3 className={styles['part']}>{t('join.joinHeading')}</h3>
      <p className={styles['text']}>{t(others.length === 0 ? 'join.none' : 'join.joinText')}</p>
      <ul className={styles['rows']}>
        {others.map((other) => {
          const order = joinOrder(saved, other);
          const { startDate, endDate } = datesAfter(saved, other);
          return (
            <li key={other.id}>
              <p>
                <strong translate="no">{tripTitle(other, language)}</strong>{' '}
                <span className={styles['dates']}>{datesOf(other.trip.request)}</span>
              </p>
              <TakenOver saved={saved} other={other} order={order} />
              {order === 'before' || order === 'after' ? (
                <Button disabled={isWorking} onClick={() => void joining.join(other)}>
                  <Combine {...ICON} />
                  {t(`join.${order}`)}
                </Button>
              ) : (
                <Reason order={order} />
              )}
              {order === 'overlap' ? (
                <Button disabled={isWorking} onClick={() => void joining.moveAndJoin(other)}>
                  <Combine {...ICON} />
                  {t('join.move', { dates: formatDatedRange(startDate, endDate, language) })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type TakenOverProps = { saved: SavedTrip; other: SavedTrip; order: JoinOrder };

/** The properties that the joined trip takes from its first part only, where the two differ. */
function TakenOver({ saved, other, order }: TakenOverProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  if (order !== 'before' && order !== 'after' && order !== 'overlap') return null;
  const [first, second] = order === 'before' ? [other, saved] : [saved, other];
  const [kept, lost] = [first.trip.request, second.trip.request];
  const place = tripTitle(first, language);
  const travelersOf = ({ travelers }: TripRequest) => t('card.travelers', { count: travelers });
  const wishes = kept.preferences.trim();
  return (
    <>
      {kept.travelers === lost.travelers ? null : (
        <p className={styles['text']}>
          {t('join.forAsMany', { place, travelers: travelersOf(kept), others: travelersOf(lost) })}
        </p>
      )}
      {lost.preferences.trim() === '' || lost.preferences.trim() === wishes ? null : (
        <p className={styles['text']}>
          {wishes === '' ? t('join.noWishes', { place }) : t('join.wishesOf', { place, wishes })}
        </p>
      )}
    </>
  );
}

function Reason({ order }: { order: Exclude<JoinOrder, 'before' | 'after'> }) {
  const { t } = useTexts('trips');
  return (
    <p className={styles['text']}>
      {t(`join.${order}`, { stops: MOST_STOPS, days: LONGEST_TRIP_DAYS, nights: MOST_NIGHTS })}
    </p>
  );
}
