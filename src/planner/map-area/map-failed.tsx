import { MapPinOff, Search } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './map-failed.module.css';

type MapFailedProps = { coveredPx: number; onSearch: () => void };

/** Replaces a map that did not load; the search still works. */
export function MapFailed({ coveredPx, onSearch }: MapFailedProps) {
  const { t } = useTexts('planner');
  return (
    <div className={styles['failed']} role="alert" style={{ paddingBottom: coveredPx + 24 }}>
      <MapPinOff size={32} strokeWidth={1.75} aria-hidden="true" />
      <h2>{t('map.failed-title')}</h2>
      <p>{t('map.failed-text')}</p>
      <Button onClick={onSearch}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('map.failed-search')}
      </Button>
    </div>
  );
}
