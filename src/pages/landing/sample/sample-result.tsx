import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { upcomingDay } from '#src/domain/days/upcoming.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { SampleActivities } from './sample-activities.tsx';
import { SamplePacking } from './sample-packing.tsx';
import styles from './sample-result.module.css';
import { SampleWeather } from './sample-weather.tsx';
import { SAMPLE } from './sample.ts';

/** A real result of the planner, shortened. */
export function SampleResult({ today }: { today: IsoDay }) {
  const { t } = useTexts('landing');
  const language = useLanguage();
  const { lat, lng, startDate, endDate, travelers } = SAMPLE;
  const { place, preferences, weather } = SAMPLE.words[language];
  const from = upcomingDay(startDate.slice(5), today);
  const to = upcomingDay(endDate.slice(5), from);
  return (
    <section className={styles['sample']}>
      <h2 className={styles['heading']}>{t('sample.heading')}</h2>
      <p className={styles['lead']}>{t('sample.lead')}</p>
      <article className={styles['page']}>
        <img
          className={styles['picture']}
          src="/images/landscapes/high-coast.svg"
          width={1600}
          height={900}
          alt={t('sample.picture')}
          loading="lazy"
        />
        <div className={styles['head']}>
          <div>
            <h3 className={styles['place']}>{place}</h3>
            <p className={styles['trip']}>
              {formatShortDayRange(startDate, endDate, language)} ·{' '}
              {t('sample.travelers', { travelers })} ·{' '}
              <span className={styles['point']}>{formatCoordinates({ lat, lng }, language)}</span>
            </p>
            <p className={`${styles['trip']} ${styles['wishes']}`}>
              {t('sample.preferences', { preferences })}
            </p>
          </div>
          <p className={styles['sentence']}>{weather}</p>
        </div>
        <div className={styles['body']}>
          <SampleWeather />
          <SamplePacking />
        </div>
        <SampleActivities />
        <div className={styles['foot']}>
          <p>{t('sample.origin')}</p>
          <Link to="/planner" search={{ lat, lng, from, to }} className={styles['link']}>
            {t('sample.plan')}
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </div>
      </article>
    </section>
  );
}
