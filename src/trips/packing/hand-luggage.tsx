import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cabinConcern, staysOutOfCabin } from '#src/domain/list/cabin.ts';
import type { PackingRow } from '#src/domain/list/packing-rows.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatWeight, luggageUnit } from '#src/wording/shown/shown-units.ts';
import styles from './packing-mode.module.css';
import { weightOfRows } from './weight-of-rows.ts';

type HandLuggageProps = {
  rows: readonly PackingRow[];
  /** Grams; null without. */
  limit: number | null;
  onChange: (how: OwnChange) => void;
};

/** Things to check before a flight; never says that something is allowed. */
export function HandLuggage({ rows, limit, onChange }: HandLuggageProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const stay = rows.filter((row) => staysOutOfCabin(cabinConcern(row))).length;
  const { grams, complete } = weightOfRows(rows);
  const over = limit === null ? 0 : grams - limit;
  return (
    <div className={styles['hand']}>
      {stay === 0 ? null : (
        <Warning>
          <strong>{t('packing.cabin', { count: stay })}</strong> {t('packing.cabinRules')}
        </Warning>
      )}
      {over <= 0 || limit === null ? null : (
        <Warning>
          <strong>
            {t('packing.tooHeavy', {
              weight: formatWeight(over, language),
              limit: formatWeight(limit, language),
            })}
          </strong>
        </Warning>
      )}
      <Limit limit={limit} onChange={onChange} />
      {complete ? null : <p className={styles['soft']}>{t('packing.unweighed')}</p>}
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div className={styles['warning']}>
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}

function Limit({ limit, onChange }: Pick<HandLuggageProps, 'limit' | 'onChange'>) {
  const { t } = useTexts('trips');
  const id = useId();
  const { unit, grams } = luggageUnit();
  const change = (text: string) => {
    const weight = Number(text);
    const isWeight = text !== '' && Number.isFinite(weight) && weight > 0;
    const handLimit_g = isWeight ? Math.round(weight * grams) : null;
    onChange((own) => ({ ...own, packing: { ...own.packing, handLimit_g } }));
  };
  return (
    <div className={styles['limit']}>
      <label htmlFor={id}>{t('packing.limit', { unit })}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        defaultValue={limit === null ? '' : Number((limit / grams).toFixed(2))}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
