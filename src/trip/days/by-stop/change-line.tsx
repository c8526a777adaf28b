import { House, Signpost } from 'lucide-react';
import { Fragment } from 'react';
import { keptAs, keptSight } from '#src/domain/day-plan/kept-sight.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { BY_AIR_KM } from '#src/domain/stops/day-stops.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { withoutNear } from '#src/wording/in-place.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import type { DaysActions } from '../use-days-actions.ts';
import styles from './change-line.module.css';

/** On the last day. */
export function HomeLine() {
  const { t } = useTexts('days');
  return (
    <div className={styles['change']}>
      <House size={20} strokeWidth={1.75} aria-hidden="true" />
      <p className={styles['to']}>
        <b>{t('change.home')}</b>
        {t('change.half')}
      </p>
    </div>
  );
}

type ChangeLineProps = {
  /** Of the day, from 0. */
  number: number;
  /** Of all stops. */
  names: readonly string[];
  /** Close to the straight line; empty until they are known, and where nothing lies there. */
  sights: readonly ReachableSight[];
  actions: DaysActions;
};

/** On a day of change: where one goes on to, how far that is, and what lies on the way. Nothing on other days. */
export function ChangeLine({ number, names, sights, actions }: ChangeLineProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const { plan, readOnly, ground } = actions;
  const { at = null, from = null, through = [] } = ground.days[number] ?? {};
  if (at === null || from === null) return null;
  const place = withoutNear(names[at] ?? '');
  const km = wayKm();
  const open = readOnly ? [] : sights.filter((sight) => keptAs(sight, plan) === null);
  return (
    <div className={styles['change']}>
      <Signpost size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className={styles['to']}>
          <b>{t('change.to', { place })}</b>
          {t('change.half')}
        </p>
        <p>
          {t(km > BY_AIR_KM ? 'change.byAir' : 'change.line', {
            distance: formatKilometres(km, language),
          })}
        </p>
        {through.length === 0 ? null : (
          <p>{t('change.through', { places: through.map((stop) => names[stop]).join(', ') })}</p>
        )}
        {open.length === 0 ? null : (
          <p className={styles['near']}>
            {t('change.near')}{' '}
            {open.map((sight, index) => (
              <Fragment key={sight.id}>
                {index === 0 ? null : ', '}
                <button
                  type="button"
                  aria-label={t('change.put', {
                    name: sight.names[language],
                    place,
                    number: number + 1,
                  })}
                  onClick={() => actions.put(keptSight(sight), number)}
                >
                  {sight.names[language]}
                </button>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  );

  /** From stop to stop in straight lines. */
  function wayKm(): number {
    const points = [from, ...through, at].flatMap(
      (stop) => ground.stops[stop ?? -1]?.trip.location ?? [],
    );
    return points.reduce((sum, point, index) => {
      return sum + distanceKm(points[index - 1] ?? point, point);
    }, 0);
  }
}
