import { useTexts } from '#src/i18n/use-texts.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { formatPrice } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './equipment-totals.module.css';
import type { PackingTotals } from './packing-totals.ts';

type EquipmentTotalsProps = {
  totals: PackingTotals;
  /** Whether lines can be ticked as packed. */
  ticked: boolean;
};

/** The totals of the first list. */
export function EquipmentTotals({ totals, ticked }: EquipmentTotalsProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const atLeast = (amount: string | null, complete: boolean) => {
    if (amount === null) return t('equipment.unknown');
    return complete ? amount : t('equipment.atLeast', { amount });
  };
  const { stillToBuy, priceComplete, weight, weightComplete, packed, lines } = totals;
  const price = stillToBuy === null ? null : formatPrice(stillToBuy, language);
  return (
    <dl className={styles['totals']} aria-label={t('equipment.totals')}>
      <div>
        <dt>{t('equipment.stillToBuy')}</dt>
        <dd>
          {stillToBuy === 0 && priceComplete
            ? t('equipment.nothingToBuy')
            : atLeast(price, priceComplete)}
        </dd>
      </div>
      <div>
        <dt>{t('equipment.weight')}</dt>
        <dd>{atLeast(weight === null ? null : formatWeight(weight, language), weightComplete)}</dd>
      </div>
      {ticked ? (
        <div>
          <dt>{t('equipment.packed')}</dt>
          <dd>
            {t('equipment.packedOf', {
              packed: formatNumber(packed, language),
              lines: formatNumber(lines, language),
            })}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
