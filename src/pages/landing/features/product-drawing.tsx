import { Check } from 'lucide-react';
import { formatPrice } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { EXAMPLE_LIST, stillToBuy } from '../gear/example-list.ts';
import styles from './product-drawing.module.css';

/** Three lines of a packing list with their prices; one is ticked as owned. */
export function ProductDrawing() {
  const { t } = useTexts('landing');
  const language = useLanguage();
  const price = formatPrice(stillToBuy(EXAMPLE_LIST), language);
  return (
    <div className={styles['list']}>
      {EXAMPLE_LIST.map((item) => (
        <div key={item.name} className={styles['line']}>
          <span className={styles['tick']} data-owned={item.owned}>
            {item.owned ? <Check size={13} strokeWidth={3} /> : null}
          </span>
          {t(`example.${item.name}`)}
          <span className={styles['price']}>{formatPrice(item.euro, language)}</span>
        </div>
      ))}
      <div className={styles['total']}>{t('example.stillToBuy', { price })}</div>
    </div>
  );
}
