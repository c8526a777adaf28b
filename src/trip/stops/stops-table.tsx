import { fallsAs } from '#src/domain/climate/falls-as.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { daylightOn } from '#src/domain/days/daylight.ts';
import { nightsBetween } from '#src/domain/stops/stays.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { rainShare } from '#src/result/weather/rain-share.ts';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import styles from './stops-table.module.css';

type StopsTableProps = {
  planned: PlannedTrip;
  /** Of each stop; null where it was not measured. */
  figures: readonly (SpanFigures | null)[];
};

/** On paper, the stops with their nights, weather and light; on the screen the strip shows them. */
export function StopsTable({ planned, figures }: StopsTableProps) {
  const { t } = useTexts('route');
  const language = useLanguage();
  const names = stopNames(planned, language);
  return (
    <div className={styles['paper']} data-stops-table>
      <table>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.stop')}</th>
            <th scope="col">{t('table.nights')}</th>
            <th scope="col">{t('table.dayNight')}</th>
            <th scope="col">{t('table.rain')}</th>
            <th scope="col">{t('table.light')}</th>
          </tr>
        </thead>
        <tbody>
          {(planned.stops ?? []).map((stop, at) => {
            const { startDate, endDate } = stop.trip.request;
            return (
              // Nothing else tells two visits of one place apart.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <th scope="row">
                  <StopPin number={at + 1} look="filled" height={24} />
                  <span>
                    {names[at]}
                    <small>{formatYearlessDayRange(startDate, endDate, language)}</small>
                  </span>
                </th>
                <td>{nightsBetween(startDate, endDate)}</td>
                <td>{degrees(figures[at] ?? null)}</td>
                <td>{rain(figures[at] ?? null)}</td>
                <td>{light(stop)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{t('table.note')}</p>
    </div>
  );

  function degrees(span: SpanFigures | null): string {
    if (span === null) return '';
    return `${formatDegrees(span.high, language)} / ${formatDegrees(span.low, language)}`;
  }

  function rain(span: SpanFigures | null): string {
    const days = span === null ? null : rainShare(span.wetDays);
    if (days === null) return '';
    if (span === null || days === 'dry') return t('strip.dry');
    return t(`table.falls.${fallsAs(span)}`, { days });
  }
}

/** '04:53–20:55' on the day of arrival; empty where the sun stays up or down. */
function light({ trip, evidence }: Pick<PlannedTrip, 'trip' | 'evidence'>): string {
  if (evidence === null) return '';
  const day = daylightOn(trip.request.startDate, trip.location, evidence.timeZone);
  return day.kind === 'normal' ? `${day.sunrise}–${day.sunset}` : '';
}
