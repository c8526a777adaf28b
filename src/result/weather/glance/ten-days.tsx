import { Cloud, CloudRain, CloudSun, MoonStar, Snowflake, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { snowLine, tenDays } from '#src/domain/climate/rain-and-snow.ts';
import type { RainAndSnow } from '#src/domain/climate/rain-and-snow.ts';
import type { Sky } from '#src/domain/climate/sky.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { dayCount } from '#src/domain/days/day.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';
import { formatMetres, formatRainfall, formatWetDay } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './ten-days.module.css';

const KINDS = ['rain', 'snow', 'dry'] as const;
/** A dry day by its likely sky; where nobody knows it, a bit of both. */
const DRY_ICONS: Record<Sky, LucideIcon> = {
  sun: Sun,
  'sun-and-cloud': CloudSun,
  cloud: Cloud,
  dark: MoonStar,
};

type TenDaysProps = { split: RainAndSnow; evidence: Evidence; figures: SpanFigures };

/** Ten days of this season: so many with rain, with snow, and dry under their usual sky. They are in no order of days. */
export function TenDays({ split, evidence, figures }: TenDaysProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const days = tenDays(split);
  const shown = KINDS.filter((kind) => days[kind] > 0);
  const height = snowLine(split, figures, evidence.terrain, evidence.climate.elevation);
  const dry = figures.sky === null ? t('ten.dry') : t(`ten.sky.${figures.sky}`);
  const millimetres = (figures.dailyMm ?? 0) * dayCount(figures.startDate, figures.endDate);
  return (
    <div className={styles['ten']}>
      <p className={styles['head']}>
        <strong>{t('ten.heading')}</strong>{' '}
        <span>{t('ten.wet', { amount: formatWetDay(language) })}</span>
      </p>
      <div aria-hidden="true" className={styles['tiles']}>
        {shown.flatMap((kind) =>
          Array.from({ length: days[kind] }, (_, index) => (
            <Tile key={`${kind}${index}`} kind={kind} sky={figures.sky ?? 'sun-and-cloud'} />
          )),
        )}
      </div>
      <p className={styles['legend']}>
        <VisuallyHidden>{t('ten.label')}</VisuallyHidden>
        {shown.map((kind) => (
          <span key={kind}>
            <strong>{days[kind]}</strong> {kind === 'dry' ? dry : t(`ten.${kind}`)}
          </span>
        ))}
        <span className={styles['amount']}>
          {t('ten.amount', { amount: formatRainfall(millimetres, language) })}
        </span>
      </p>
      {height === null ? null : (
        <p className={styles['snowLine']}>
          {t('ten.snowAbove', { height: formatMetres(height, language) })}
        </p>
      )}
    </div>
  );
}

function Tile({ kind, sky }: { kind: (typeof KINDS)[number]; sky: Sky }) {
  const Icon = kind === 'rain' ? CloudRain : kind === 'snow' ? Snowflake : DRY_ICONS[sky];
  return (
    <span className={styles[kind]} data-sky={kind === 'dry' ? sky : undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
