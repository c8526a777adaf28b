import { useTexts } from '#src/i18n/use-texts.ts';
import { ActivityWeight } from './activity-weight.tsx';
import { DrawnItem } from '../features/drawn-item.tsx';
import styles from './gear.module.css';
import { MissingList } from './missing-list.tsx';
import { SeasonLayers } from './season-layers.tsx';

/** How the packing list follows the season, the activities and what the traveller owns. */
export function Gear() {
  const { t } = useTexts('landing');
  return (
    <section className={styles['gear']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{t('gear.heading')}</h2>
        <p className={styles['lead']}>{t('gear.lead')}</p>
      </div>
      <ul className={styles['cards']}>
        <DrawnItem
          look={styles}
          drawing={<SeasonLayers />}
          title={t('gear.season.title')}
          text={t('gear.season.text')}
        />
        <DrawnItem
          look={styles}
          drawing={<ActivityWeight />}
          title={t('gear.activity.title')}
          text={t('gear.activity.text')}
        />
        <DrawnItem
          look={styles}
          drawing={<MissingList />}
          title={t('gear.missing.title')}
          text={t('gear.missing.text')}
        />
      </ul>
    </section>
  );
}
