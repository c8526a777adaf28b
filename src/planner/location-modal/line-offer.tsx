import { ChevronsUpDown } from 'lucide-react';
import { distanceKm } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import type { LineStop } from '#src/domain/stops/line/stops-of-line.ts';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import styles from './stops-offer.module.css';

type LineOfferProps = {
  line: readonly LineStop[];
  /** Another place of the same name is meant. */
  onRepick: (part: number, namesake: number) => void;
  onMake: () => void;
  onOneName: () => void;
};

/** The places of a line that names several, as they were understood. */
export function LineOffer({ line: whole, onRepick, onMake, onOneName }: LineOfferProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const line = whole.slice(0, MOST_STOPS);
  const leftOut = whole.length - line.length;
  const places = line.flatMap(({ namesakes, picked }) => namesakes[picked] ?? []);
  const distance = formatKilometres(roundedWay(places), language);
  return (
    <section aria-label={t('search.stops.label')}>
      <p className={styles['lead']}>
        <output>
          {t('search.stops.lead', { count: places.length, distance })}
          {leftOut === 0 ? null : ` ${t('search.stops.left-out', { count: leftOut })}`}
        </output>
      </p>
      <ol className={styles['rows']}>
        {line.map((stop, part) => (
          // The parts of a line have no other identity than their order.
          // oxlint-disable-next-line react/no-array-index-key
          <LineRow key={part} {...{ stop, part, onRepick }} />
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button look="primary" wide onClick={onMake}>
          {t('search.stops.make')}
        </Button>
        <Button look="quiet" wide onClick={onOneName}>
          {t('search.stops.one-name')}
        </Button>
      </div>
    </section>
  );
}

type LineRowProps = Pick<LineOfferProps, 'onRepick'> & { stop: LineStop; part: number };

function LineRow({ stop: { namesakes, picked, nights }, part, onRepick }: LineRowProps) {
  const { t } = useTexts('planner');
  const place = namesakes[picked];
  if (place === undefined) return null;
  const kind = place.kind === null ? '' : t(`kind.${place.kind}`);
  const about = [kind, place.context].filter(Boolean).join(' · ');
  return (
    <li className={styles['row']}>
      <StopPin number={part + 1} look="filled" />
      <span className={styles['words']}>
        <span className={styles['name']} translate="no">
          {place.name}
        </span>
        <span className={styles['region']}>
          {nights === null ? about : `${t('search.stops.nights', { count: nights })} · ${about}`}
        </span>
      </span>
      {namesakes.length < 2 ? null : (
        <span className={styles['others']}>
          <ChevronsUpDown size={20} strokeWidth={1.75} aria-hidden="true" />
          <select
            aria-label={t('search.stops.others', { place: place.name })}
            value={picked}
            onChange={(event) => onRepick(part, Number(event.target.value))}
          >
            {namesakes.map((namesake, index) => (
              <option key={`${namesake.lat} ${namesake.lng}`} value={index}>
                {namesake.place}
              </option>
            ))}
          </select>
        </span>
      )}
    </li>
  );
}

/** In straight lines, to ten kilometres. */
function roundedWay(places: readonly FoundPlace[]): number {
  const legs = places.slice(1).map((place, at) => distanceKm(places[at] ?? place, place));
  const way = legs.reduce((sum, leg) => sum + leg, 0);
  return way < 100 ? Math.round(way) : Math.round(way / 10) * 10;
}
