import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatPrice } from '#src/wording/units.ts';
import { priceOf } from '../packing-list.ts';
import styles from './line-price.module.css';
import { shopLink } from './shop-link.ts';

type LinePriceProps = {
  line: RecommendedProduct;
  /** False: the link would fail, and only the price stands. */
  online: boolean;
};

/** A line's price, which is the link to its shop, marked as advertising. Nothing where neither is known. */
export function LinePrice({ line, online }: LinePriceProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const price = priceOf(line);
  const href = online ? shopLink(line.affiliate_link) : null;
  if (price === null && href === null) return null;
  const text = price === null ? t('equipment.shop') : formatPrice(price, language);
  return (
    <span className={styles['price']} translate="no">
      {href === null ? (
        text
      ) : (
        <a
          href={href}
          target="_blank"
          rel="sponsored noopener noreferrer"
          className={styles['link']}
          aria-label={t('equipment.priceLink', { price: text, name: line.name })}
        >
          <span className={styles['ad']}>{t('equipment.ad')}</span>{' '}
          <span className={styles['amount']}>{text}</span>
        </a>
      )}
    </span>
  );
}
