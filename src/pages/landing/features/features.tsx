import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ActivityDrawing } from './activity-drawing.tsx';
import { DrawnItem } from './drawn-item.tsx';
import styles from './features.module.css';
import { LocationDrawing } from './location-drawing.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { WeatherDrawing } from './weather-drawing.tsx';

/** The four feature cards, as waypoints of a trail that starts in the hero picture. */
export function Features() {
  const { t } = useTexts('landing');
  return (
    <section className={styles['features']}>
      <svg
        className={styles['curve']}
        viewBox="0 0 942 181"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M942 0C962 12 962 30 938 44 906 62 894 58 872 76 846 98 806 88 762 102 690 122 600 116 480 122 330 130 210 130 96 122 30 118 0 140 0 181" />
      </svg>
      <h2>
        <VisuallyHidden>{t('features.heading')}</VisuallyHidden>
      </h2>
      <ul className={styles['list']}>
        <DrawnItem
          look={styles}
          drawing={<LocationDrawing />}
          title={t('features.location.title')}
          text={t('features.location.text')}
        />
        <DrawnItem
          look={styles}
          drawing={<ProductDrawing />}
          title={t('features.products.title')}
          text={t('features.products.text')}
        />
        <DrawnItem
          look={styles}
          drawing={<WeatherDrawing />}
          title={t('features.weather.title')}
          text={t('features.weather.text')}
        />
        <DrawnItem
          look={styles}
          drawing={<ActivityDrawing />}
          title={t('features.activities.title')}
          text={t('features.activities.text')}
        />
      </ul>
    </section>
  );
}
