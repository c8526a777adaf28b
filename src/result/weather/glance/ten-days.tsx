import { CloudRain, Snowflake, Sun } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { snowLine, tenDays } from '#src/domain/climate/rain-and-snow.ts';
import type { RainAndSnow } from '#src/domain/climate/rain-and-snow.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { dayCount } from '#src/domain/days/day.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatMetres } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './ten-days.module.css';

const ICONS = { rain: CloudRain, snow: Snowflake, dry: Sun } as const;
const KINDS = ['rain', 'snow', 'dry'] as const;

type TenDaysProps = { split: RainAndSnow; evidence: Evidence; figures: SpanFigures };

/** Ten days of this season: so many with rain, with snow, and dry. They are in no order of days. */
export function TenDays({ split, evidence, figures }: TenDaysProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const days = tenDays(split);
  const shown = KINDS.filter((kind) => days[kind] > 0);
  const height = snowLine(split, figures, evidence.terrain, evidence.climate.elevation);
  const millimetres = (figures.dailyMm ?? 0) * dayCount(figures.startDate, figures.endDate);
  return (
    <div className={styles['ten']}>
      <p className={styles['head']}>
        <strong>{t('ten.heading')}</strong> <span>{t('ten.wet')}</span>
      </p>
      <div aria-hidden="true" className={styles['tiles']}>
        {shown.flatMap((kind) =>
          Array.from({ length: days[kind] }, (_, index) => (
            <Tile key={`${kind}${index}`} kind={kind} />
          )),
        )}
      </div>
      <p className={styles['legend']}>
        <VisuallyHidden>{t('ten.label')}</VisuallyHidden>
        {shown.map((kind) => (
          <span key={kind}>
            <strong>{days[kind]}</strong> {t(`ten.${kind}`)}
          </span>
        ))}
        <span className={styles['amount']}>
          {t('ten.amount', { mm: formatNumber(millimetres, language) })}
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

function Tile({ kind }: { kind: (typeof KINDS)[number] }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles[kind]}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
