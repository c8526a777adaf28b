import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatPrice } from '#src/wording/units.ts';
import { priceOf } from '../packing-list.ts';
import type { Source } from '../packing-list.ts';

/** The right column of a row: a price while it is to buy, or why there is none. */
export function useLineMoney(product: RecommendedProduct, source: Source) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const price = priceOf(product);
  if (source !== 'buy') return { text: t(`equipment.source.${source}`), isPrice: false };
  return price === null
    ? { text: t('equipment.source.buy'), isPrice: false }
    : { text: formatPrice(price, language), isPrice: true };
}
