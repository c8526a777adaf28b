import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { MapSights } from './map-sights.ts';
import styles from './search-area.module.css';
import type { GroundView, SightGround } from './sight-ground.ts';

type SearchAreaProps = {
  ground: SightGround;
  area: MapSights['area'];
};

/** Of the smaller side of the map: who moved it farther wants to see what is there. */
const MOVED_SHARE = 1 / 3;

/** Offers to search around the middle of the map, once it was moved away from where the sights were found. */
export function SearchArea({ ground, area }: SearchAreaProps) {
  const { t } = useTexts('map');
  const [view, setView] = useState<GroundView | null>(null);
  useEffect(
    () =>
      ground.follow((now, isResting) => {
        if (isResting) setView(now);
      }),
    [ground],
  );
  if (area.state === 'searching') {
    return <output className={styles['area']}>{t('area.searching')}</output>;
  }
  if (view === null || view.movedShare < MOVED_SHARE) return null;
  return (
    <button
      type="button"
      className={styles['area']}
      data-over-map
      onClick={() => {
        ground.stay();
        setView(null);
        area.onSearch(view.middle);
      }}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      {t(area.state === 'failed' ? 'area.failed' : 'area.search')}
    </button>
  );
}
