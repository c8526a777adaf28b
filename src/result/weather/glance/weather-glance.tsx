import { useMemo } from 'react';
import { Sunset, Waves, Wind } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { keepTogether } from '#src/wording/keep-together.ts';
import { rainAndSnowOf } from '#src/domain/climate/rain-and-snow.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { Evidence, Trip } from '#src/domain/trip/trip.ts';
import type { GlanceWords } from './glance-words.ts';
import styles from './weather-glance.module.css';
import { TenDays } from './ten-days.tsx';
import { useLightWords } from './light-words.ts';
import { useSeaWords } from './sea-words.ts';
import { useWindWords } from './wind-words.ts';

type WeatherGlanceProps = { evidence: Evidence; trip: Trip; figures: SpanFigures };

/** Ten of the trip's days, its wind, its light and its sea; each only where there is something to say. */
export function WeatherGlance({ evidence, trip, figures }: WeatherGlanceProps) {
  const { climate, terrain } = evidence;
  const { startDate, endDate } = trip.request;
  const split = useMemo(
    () => rainAndSnowOf(climate, startDate, endDate),
    [climate, startDate, endDate],
  );
  const wind = useWindWords(figures, terrain, trip.location.lat);
  const light = useLightWords(figures, trip.location, evidence.timeZone);
  const sea = useSeaWords(figures, terrain);
  return (
    <div className={styles['glance']}>
      {split === null ? null : <TenDays split={split} evidence={evidence} figures={figures} />}
      <GlanceRow icon={Wind} words={wind} />
      <GlanceRow icon={Sunset} words={light} />
      <GlanceRow icon={Waves} words={sea} />
    </div>
  );
}

function GlanceRow({ icon: Icon, words }: { icon: LucideIcon; words: GlanceWords | null }) {
  if (words === null) return null;
  return (
    <div className={styles['row']}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <strong>{keepTogether(words.title)}</strong> <span>{keepTogether(words.text)}</span>
      </p>
    </div>
  );
}
