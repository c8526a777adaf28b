import { Crosshair, MapPin, Pencil, Search } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tooltip } from '#src/ui/overlays/tooltip.tsx';
import { placeParts } from '#src/domain/place/place-name.ts';
import { usePlaceName } from '../map-area/use-place-name.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './destination-card.module.css';

type DestinationCardProps = {
  /** The form was submitted without a destination. */
  missing: boolean;
  onSearch: () => void;
};

/** The chosen place, or the two ways to choose one. */
export function DestinationCard({ missing, onSearch }: DestinationCardProps) {
  const { t } = useTexts('planner');
  const point = usePlanner(({ place }) => (place.status === 'chosen' ? place.point : null));
  const placing = usePlanner((state) => state.placing);
  const chosen = point !== null && !placing;
  const Icon = placing ? Crosshair : MapPin;
  const name = point === null ? 'search.open' : 'place.change';
  return (
    <section
      className={styles['card']}
      aria-label={t('place.label')}
      data-missing={missing && !chosen}
    >
      <Icon className={styles['icon']} size={22} strokeWidth={1.75} aria-hidden="true" />
      {chosen ? <ChosenPlace point={point} /> : <HowToChoose onSearch={onSearch} />}
      <Tooltip text={t(name)}>
        <button
          type="button"
          data-search="true"
          className={styles['search']}
          aria-label={t(name)}
          onClick={onSearch}
        >
          {chosen ? (
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          )}
        </button>
      </Tooltip>
    </section>
  );
}

function ChosenPlace({ point }: { point: LatLng }) {
  const language = useLanguage();
  const name = usePlaceName();
  if (name === null) {
    return (
      <div className={styles['bars']}>
        <Skeleton width={150} height={14} />
        <Skeleton width={190} height={11} />
      </div>
    );
  }
  const { name: place, context: region } = placeParts(name);
  return (
    <div className={styles['words']} translate="no">
      <p className={styles['name']} title={name}>
        {place}
      </p>
      <p className={styles['region']}>
        <span>{region}</span>
        <span className={styles['coordinates']}>{formatCoordinates(point, language)}</span>
      </p>
    </div>
  );
}

function HowToChoose({ onSearch }: { onSearch: () => void }) {
  const { t } = useTexts('planner');
  const placing = usePlanner((state) => state.placing);
  return (
    <div className={styles['words']}>
      <p className={styles['name']}>{t(placing ? 'map.placing' : 'place.none-title')}</p>
      <p className={styles['region']}>
        {t(placing ? 'place.or' : 'place.none-text')}{' '}
        <button type="button" className={styles['link']} onClick={onSearch}>
          {t('place.search')}
        </button>
      </p>
    </div>
  );
}
