import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { buttonClass } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './hero.module.css';
import { LastTrip } from './last-trip.tsx';
import type { SavedLast } from './last-trip.tsx';

/** Headline, call to action and a link to the last trip, over the picture. */
export function Hero({ lastTrip }: { lastTrip: SavedLast | null }) {
  const { t } = useTexts('landing');
  return (
    <section className={styles['hero']}>
      <div className={styles['content']}>
        <h1 className={styles['title']}>{t('hero.title')}</h1>
        <p className={styles['lead']}>{t('hero.lead')}</p>
        <div className={styles['actions']}>
          <Link to="/planner" className={buttonClass('primary')}>
            {t('hero.start')}
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <p className={styles['note']}>{t('hero.note')}</p>
        </div>
        {lastTrip === null ? null : <LastTrip trip={lastTrip} />}
      </div>
      <div className={styles['frame']}>
        <img
          className={styles['picture']}
          src="/images/hero.svg"
          width={1600}
          height={900}
          alt={t('hero.picture')}
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
