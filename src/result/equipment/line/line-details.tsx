import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { Language } from '#src/domain/language/language.ts';
import type { Ownership } from '#src/domain/gear.ts';
import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { changeOwnLine } from '#src/domain/list/change-list.ts';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { Segments } from '#src/ui/segments.tsx';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { formatPrice } from '#src/wording/units.ts';
import { FiguredText } from '#src/result/figured-text.tsx';
import { WishMark } from '#src/result/wish-mark.tsx';
import { HomeOfLine } from '#src/result/home-country/home-of-line.tsx';
import styles from './line-details.module.css';
import type { Source } from '../packing-list.ts';
import { LineSettings, QuantitySetting } from '../edit/line-settings.tsx';
import { LineWords } from '../edit/line-words.tsx';
import type { ListEditing } from '../edit/list-editing.ts';
import { shopLink } from './shop-link.ts';

type LineDetailsProps = {
  product: ListLine;
  source: Source;
  lang: Language;
  online: boolean;
  /** Null where the list is only to be read. */
  editing: ListEditing | null;
  /** Null where nothing can be marked. */
  onOwn: ((product: RecommendedProduct, ownership: Ownership | null) => void) | null;
};

/** The opened row: why, description, what one costs and weighs, the shop, quantity and ownership. */
export function LineDetails(props: LineDetailsProps) {
  const { product, lang, online, editing, onOwn } = props;
  const { reason, description, wish, note } = product;
  return (
    <div className={styles['details']}>
      <div className={styles['words']}>
        {reason === '' ? null : (
          <p lang={lang}>
            <FiguredText text={reason} lang={lang} className={styles['figure']} />
          </p>
        )}
        {description === '' || description === reason ? null : (
          <p className={styles['description']} lang={lang}>
            {shownText(description, lang)}
          </p>
        )}
        <WishMark wish={wish} lang={lang} />
        {note === '' ? null : <p className={styles['note']}>{note}</p>}
        <HomeOfLine job={product.job} />
        {product.own ? null : <Shop product={product} online={online} />}
      </div>
      <div className={styles['settings']}>
        {editing === null ? (
          <Quantity quantity={product.quantity} />
        ) : (
          <QuantitySetting line={product} editing={editing} />
        )}
        {onOwn === null ? null : <OwnershipSetting {...props} onOwn={onOwn} />}
        {editing === null ? null : <LineSettings line={product} editing={editing} />}
      </div>
      {editing === null ? null : <LineWords line={product} editing={editing} />}
    </div>
  );
}

function Shop({ product, online }: Pick<LineDetailsProps, 'product' | 'online'>) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { name, price, quantity, weight_g: weight } = product;
  const href = shopLink(product.affiliate_link);
  return (
    <div className={styles['shop']}>
      <p>
        {price === null ? (
          t('equipment.noPrice')
        ) : (
          <strong className={styles['price']} translate="no">
            {formatPrice(price, language)}
          </strong>
        )}
        {price === null || quantity === 1 ? '' : ` ${t('equipment.each')}`}
        {weight === null ? '' : ` · ${formatWeight(weight, language)}`}
      </p>
      {href === null ? null : (
        <p className={styles['way']}>
          <span className={styles['ad']}>{t('equipment.ad')}</span>
          {online ? (
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
          ) : (
            <span className={styles['offline']}>{t('equipment.onlineOnly')}</span>
          )}
        </p>
      )}
    </div>
  );
}

function Quantity({ quantity }: { quantity: number }) {
  const { t } = useTexts('result');
  return (
    <p className={styles['setting']}>
      <span>{t('equipment.quantityLabel')}</span>
      <span className={styles['number']}>{formatNumber(quantity, useLanguage())}</span>
    </p>
  );
}

type OwnershipProps = Pick<LineDetailsProps, 'product' | 'source' | 'editing'> & {
  onOwn: NonNullable<LineDetailsProps['onOwn']>;
};

function OwnershipSetting({ product, source, editing, onOwn }: OwnershipProps) {
  const { t } = useTexts('result');
  const labelId = useId();
  const { own: isOwn, obtain = 'buy' } = product;
  // Things hired or bought at the place are not bought at home, so none is lacking.
  const other = isOwn || obtain === 'buy' ? 'lacking' : obtain;
  const options = [
    { value: 'owned', label: t('equipment.get.owned') },
    { value: other, label: t(`equipment.get.${other}`) },
  ] as const;
  const mark = (value: 'owned' | typeof other) => {
    if (isOwn) editing?.change(changeOwnLine(product.key, { toBuy: value !== 'owned' }));
    else onOwn(product, value === 'owned' || value === 'lacking' ? value : null);
  };
  return (
    <div className={styles['setting']}>
      <span id={labelId}>{t('equipment.ownIt')}</span>
      <span className={styles['choice']}>
        <Segments
          labelledBy={labelId}
          options={options}
          value={isOwn && source === 'unsaid' ? 'owned' : source}
          onChange={mark}
        />
      </span>
    </div>
  );
}
