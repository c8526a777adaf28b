import { useTexts } from '#src/i18n/use-texts.ts';
import { formatPrice, formatWeight } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './equipment-totals.module.css';
import type { PackingTotals } from './packing-list.ts';

/** The totals above the list; they depend on the ticks. */
export function EquipmentTotals({ totals }: { totals: PackingTotals }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const atLeast = (amount: string | null, complete: boolean) => {
    if (amount === null) return t('equipment.unknown');
    return complete ? amount : t('equipment.atLeast', { amount });
  };
  const { stillToGet, weight } = totals;
  const price = stillToGet === null ? null : formatPrice(stillToGet, language);
  return (
    <dl className={styles['totals']} aria-label={t('equipment.totals')}>
      <div>
        <dt>{t('equipment.stillToGet')}</dt>
        <dd>{atLeast(price, totals.priceComplete)}</dd>
      </div>
      <div>
        <dt>{t('equipment.weight')}</dt>
        <dd>
          {atLeast(weight === null ? null : formatWeight(weight, language), totals.weightComplete)}
        </dd>
      </div>
      <div>
        <dt>{t('equipment.have')}</dt>
        <dd>{t('equipment.haveOf', { have: totals.have, lines: totals.lines })}</dd>
      </div>
    </dl>
  );
}
