import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityWeight } from './activity-weight.tsx';
import styles from './gear.module.css';
import { MissingList } from './missing-list.tsx';
import { SeasonLayers } from './season-layers.tsx';

/** How the packing list follows season, activity and what is already there. */
export function Gear() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles['gear']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{t('gear.heading')}</h2>
        <p className={styles['lead']}>{t('gear.lead')}</p>
      </div>
      <ul className={styles['cards']}>
        <GearCard
          drawing={<SeasonLayers />}
          title={t('gear.season.title')}
          text={t('gear.season.text')}
        />
        <GearCard
          drawing={<ActivityWeight />}
          title={t('gear.activity.title')}
          text={t('gear.activity.text')}
        />
        <GearCard
          drawing={<MissingList />}
          title={t('gear.missing.title')}
          text={t('gear.missing.text')}
        />
      </ul>
    </section>
  );
}

type GearCardProps = { drawing: ReactNode; title: string; text: string };

function GearCard({ drawing, title, text }: GearCardProps) {
  return (
    <li className={styles['card']}>
      <div className={styles['drawing']} aria-hidden="true">
        {drawing}
      </div>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
    </li>
  );
}
