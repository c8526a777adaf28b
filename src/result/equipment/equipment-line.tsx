import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Language } from '#src/domain/language.ts';
import type { RecommendedProduct } from '#src/domain/recommendation.ts';
import { formatPrice, formatWeight } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import styles from './equipment-line.module.css';
import { FiguredText } from '../figured-text.tsx';
import { keepTogether } from '#src/wording/keep-together.ts';
import { priceOf } from './packing-list.ts';
import { shopLink } from './shop-link.ts';
import { WishMark } from '../wish-mark.tsx';

type EquipmentLineProps = {
  id: string;
  product: RecommendedProduct;
  textLanguage: Language;
  owned: boolean;
  onOwn: (line: RecommendedProduct, owned: boolean) => void;
};

/** One product: tick, name, quantity, prices, weight, reason, description and shop link. */
export const EquipmentLine = memo(function EquipmentLine({
  id,
  product,
  textLanguage,
  owned,
  onOwn,
}: EquipmentLineProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { name, quantity, reason, description } = product;
  const many = quantity > 1;
  const euro = priceOf(product);
  const price = euro === null ? t('equipment.noPrice') : formatPrice(euro, language);
  return (
    <li id={id} tabIndex={-1} className={styles['line']} data-owned={owned}>
      <Checkbox
        label={t(many ? 'equipment.tickMany' : 'equipment.tick', { name, quantity })}
        checked={owned}
        onChange={(ticked) => onOwn(product, ticked)}
      />
      <div className={styles['body']}>
        <p className={styles['top']}>
          <span className={styles['name']}>
            <span lang={textLanguage}>{keepTogether(name)}</span>
            {many ? (
              <span className={styles['quantity']}> {t('equipment.quantity', { quantity })}</span>
            ) : null}
          </span>
          {owned && euro !== null ? (
            <s className={styles['price']}>{price}</s>
          ) : (
            <span className={styles['price']}>{price}</span>
          )}
        </p>
        {reason === '' ? null : (
          <p className={styles['why']} lang={textLanguage}>
            <FiguredText text={reason} className={styles['figure']} />
          </p>
        )}
        {description === '' || description === reason ? null : (
          <p className={styles['description']} lang={textLanguage}>
            {keepTogether(description)}
          </p>
        )}
        <WishMark wish={product.wish} lang={textLanguage} />
        <LineFoot product={product} owned={owned} />
      </div>
    </li>
  );
});

function LineFoot({ product, owned }: { product: RecommendedProduct; owned: boolean }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { weight_g: weight, price, quantity, name } = product;
  const href = owned ? null : shopLink(product.affiliate_link);
  const facts = [
    price === null || quantity === 1
      ? ''
      : t('equipment.each', { price: formatPrice(price, language) }),
    weight === null ? '' : formatWeight(weight * quantity, language),
    owned ? t('equipment.youHave') : '',
  ].filter((fact) => fact !== '');
  return (
    <p className={styles['foot']}>
      <span>{facts.join(' · ')}</span>
      {href === null ? null : (
        <span className={styles['shop']}>
          <span className={styles['ad']}>{t('equipment.ad')}</span>
          <a
            className={styles['link']}
            href={href}
            target="_blank"
            rel="sponsored noopener noreferrer"
            aria-label={t('equipment.viewName', { name })}
          >
            {t('equipment.view')}
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          </a>
        </span>
      )}
    </p>
  );
}
