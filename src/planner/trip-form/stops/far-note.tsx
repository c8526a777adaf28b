import { Spline } from 'lucide-react';
import { Trans } from 'react-i18next';
import { distanceKm } from '#src/domain/place/location.ts';
import { BY_AIR_KM } from '#src/domain/stops/day-stops.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import styles from './stops.module.css';
import type { ShownStop } from './use-stops.ts';

/** The farthest way from one stop to the next, where it is too far for half a day on the ground. */
export function FarNote({ stops }: { stops: readonly ShownStop[] }) {
  const i18n = useI18n();
  const language = useLanguage();
  const [farthest] = stops
    .slice(1)
    .flatMap((stop, at) => wayBetween(stops[at], stop))
    .toSorted((one, other) => other.km - one.km);
  if (farthest === undefined || farthest.km <= BY_AIR_KM) return null;
  const { from, to, km } = farthest;
  return (
    <p className={styles['far']}>
      <Spline size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <Trans
          i18n={i18n}
          ns="stops"
          i18nKey="far"
          values={{
            first: from,
            second: to,
            distance: formatKilometres(Math.round(km / 10) * 10, language),
          }}
          components={{ b: <strong /> }}
        />
      </span>
    </p>
  );
}

function wayBetween(before: ShownStop | undefined, stop: ShownStop) {
  if (before?.place.status !== 'chosen' || stop.place.status !== 'chosen') return [];
  if (before.name === null || stop.name === null) return [];
  return [
    { from: before.name, to: stop.name, km: distanceKm(before.place.point, stop.place.point) },
  ];
}
