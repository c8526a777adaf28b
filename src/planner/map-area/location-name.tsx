import { MapPin, Pencil } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tooltip } from '#src/ui/overlays/tooltip.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { usePlanner } from '../planner-context.ts';
import styles from './location-name.module.css';
import { usePlaceName, useStopNames } from './use-place-name.ts';

/** The destination's name on the map; nothing without a destination. */
export function LocationName({ onChange }: { onChange: () => void }) {
  const { t } = useTexts('planner');
  const chosen = usePlanner((state) => state.place.status === 'chosen');
  const current = usePlaceName();
  const name = useStopNames() ?? current;
  if (!chosen) return null;
  return (
    <div className={styles['box']} data-over-map>
      <MapPin className={styles['pin']} size={20} strokeWidth={1.75} aria-hidden="true" />
      {name === null ? (
        <output className={styles['name']}>
          <Skeleton width={150} height={14} />
          <VisuallyHidden>{t('place.loading')}</VisuallyHidden>
        </output>
      ) : (
        <>
          <output className={styles['name']} title={name}>
            {name}
          </output>
          <Tooltip text={t('place.change')}>
            <button
              type="button"
              data-search="true"
              className={styles['change']}
              aria-label={t('place.change')}
              onClick={onChange}
            >
              <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </Tooltip>
        </>
      )}
    </div>
  );
}
