import { Crosshair, History, MapPinPlus, Search } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { recentName } from '../store/recent-places.ts';
import type { RecentPlace } from '../store/recent-places.ts';
import styles from './where-to.module.css';

type WhereToProps = { onSearch: () => void };

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The one way in on a small screen: a field that opens the search, whose end switches to placing mode. */
export function WhereTo({ onSearch }: WhereToProps) {
  const { t } = useTexts('planner');
  const placing = usePlanner((state) => state.placing);
  const missing = usePlanner(
    ({ planning }) => planning.status === 'failed' && planning.failure.code === 'no-destination',
  );
  const touch = useMediaQuery('(pointer: coarse)', true);
  return (
    <div className={styles['area']}>
      <div className={styles['field']} data-placing={placing} data-missing={missing}>
        {placing ? null : (
          <button type="button" data-search="true" className={styles['search']} onClick={onSearch}>
            <Search {...ICON} />
            {t('place.none-title')}
          </button>
        )}
        <PlacingToggle />
      </div>
      <p className={styles['hint']}>
        {t(placing ? 'place.placing-hint' : touch ? 'place.hint-touch' : 'place.hint')}
      </p>
      {placing ? null : <RecentPlaces />}
    </div>
  );
}

/** Select Destination (specification, section 2): an icon, which says what to do while it is on. */
function PlacingToggle() {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const placing = usePlanner((state) => state.placing);
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={placing}
      aria-label={placing ? undefined : t('map.select')}
      title={placing ? undefined : t('map.select')}
      onClick={() => store.setPlacing(!placing)}
    >
      {placing ? <Crosshair {...ICON} /> : <MapPinPlus {...ICON} />}
      {placing ? t('map.placing') : null}
    </button>
  );
}

/** The last places, one tap away; nothing where there are none. */
function RecentPlaces() {
  const { t } = useTexts('planner');
  const recent = usePlanner((state) => state.recentPlaces);
  if (recent.length === 0) return null;
  return (
    <ul className={styles['recent']} aria-label={t('search.last')}>
      {recent.map((place) => (
        <RecentChip key={`${place.lat} ${place.lng}`} place={place} />
      ))}
    </ul>
  );
}

function RecentChip({ place }: { place: RecentPlace }) {
  const language = useLanguage();
  const store = usePlannerStore();
  const { lat, lng } = place;
  const full = recentName(place, language);
  const name = shortPlaceName(full);
  const choose = () =>
    store.choosePlace(
      { lat, lng },
      { lat, lng, place: full, name, context: '', kind: null, elevation: null },
    );
  return (
    <li>
      <button type="button" translate="no" onClick={choose}>
        <History size={18} strokeWidth={1.75} aria-hidden="true" />
        {name}
      </button>
    </li>
  );
}
