import { ArrowLeft, X } from 'lucide-react';
import type { Ref } from 'react';
import { REACH_KM } from '#src/domain/place/reach.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import styles from './sights-head.module.css';

type SightsHeadProps = {
  ref?: Ref<HTMLHeadingElement>;
  id: string;
  trip: Trip;
  /** Name of the place in the language of the page. */
  place: string;
  all: number;
  found: number;
  /** The list is of what lies around the middle of the map. */
  isOfMap: boolean;
  onPlace: () => void;
  /** Over the page one closes it; within the panel one goes back. */
  leaves: 'close' | 'back';
  onClose: () => void;
};

/** How many sights there are, and for what they were chosen. */
export function SightsHead(props: SightsHeadProps) {
  const { ref, id, trip, place, all, found, isOfMap, leaves, onClose, onPlace } = props;
  const { t } = useTexts('sights');
  const language = useLanguage();
  const { startDate, endDate } = trip.request;
  const far = formatKilometres(REACH_KM['day-out'], language);
  const dates = formatYearlessDayRange(startDate, endDate, language);
  return (
    <div className={styles['head']}>
      {leaves === 'back' ? (
        <button type="button" className={styles['back']} onClick={onClose}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          {place === '' ? t('back') : t('backTo', { place: shortPlaceName(place) })}
        </button>
      ) : null}
      <div className={styles['row']}>
        <div>
          <h2 ref={ref} id={id} tabIndex={-1} data-initial-focus>
            {found === all
              ? t('title', { count: all })
              : t('found', { count: found, all: formatNumber(all, language) })}
          </h2>
          <p>{t(isOfMap ? 'withinMap' : 'within', { far, dates })}</p>
          {isOfMap ? (
            <button type="button" className={styles['back']} onClick={onPlace}>
              {t('around', { place: shortPlaceName(place) })}
            </button>
          ) : null}
        </div>
        {leaves === 'close' ? (
          <IconButton label={t('close')} onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}
