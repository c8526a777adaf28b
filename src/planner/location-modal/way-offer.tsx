import { Route } from 'lucide-react';
import type { LongWay } from '#src/domain/stops/ways/long-way.ts';
import { nightsOfWay } from '#src/domain/stops/ways/ways-named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './stops-offer.module.css';

type WayOfferProps = { way: LongWay; onMake: (way: LongWay) => void };

/** A long way that the text names, with the stops that it would make. */
export function WayOffer({ way, onMake }: WayOfferProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const { stops } = way;
  const nights = t('search.stops.nights', { count: nightsOfWay(way) });
  return (
    <button type="button" className={styles['way']} onClick={() => onMake(way)}>
      <Route size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles['words']}>
        <span className={styles['name']}>{language === 'de' ? way.german : way.name}</span>
        <span className={styles['region']}>
          {t('search.stops.way', { count: stops.length, nights })}
        </span>
        <span className={styles['region']} translate="no">
          {stops.map(({ name }) => name).join(' – ')}
        </span>
      </span>
      <span className={styles['make']}>{t('search.stops.make')}</span>
    </button>
  );
}
