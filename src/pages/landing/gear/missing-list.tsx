import { formatPrice } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { EXAMPLE_LIST, stillToBuy } from './example-list.ts';
import styles from './missing-list.module.css';

/** The same list as a shopping list: owned products have no price and are in no sum. */
export function MissingList() {
  const { t } = useTexts('landing');
  const language = useLanguage();
  return (
    <div className={styles['list']}>
      {EXAMPLE_LIST.map((item) => (
        <div key={item.name} className={styles['line']} data-owned={item.owned}>
          <strong>{t(`example.${item.name}`)}</strong>
          <span>{item.owned ? t('example.owned') : formatPrice(item.euro, language)}</span>
        </div>
      ))}
      <div className={styles['total']}>
        <span className={styles['ad']}>{t('example.ad')}</span>
        <strong>{t('example.stillToBuyLabel')}</strong>
        <span className={styles['sum']}>{formatPrice(stillToBuy(EXAMPLE_LIST), language)}</span>
      </div>
    </div>
  );
}
