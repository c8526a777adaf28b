import { PackageOpen } from 'lucide-react';
import { memo } from 'react';
import { Trans } from 'react-i18next';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ownsLine } from '#src/domain/gear.ts';
import type { GearItem } from '#src/domain/gear.ts';
import type { Equipment, RecommendedProduct } from '#src/domain/recommendation.ts';
import type { Origin } from '#src/domain/trip.ts';
import { formatDay } from '#src/wording/days.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatWeight } from '#src/wording/units.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { Heading } from '#src/ui/heading.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { EquipmentLine } from './equipment-line.tsx';
import styles from './equipment-section.module.css';
import { EquipmentTotals } from './equipment-totals.tsx';
import { keepTogether } from '#src/wording/keep-together.ts';
import { OriginNote } from '../origin-note.tsx';
import { emptyBecause, oldestPriceDay, packingTotals, weightOf } from './packing-list.ts';
import type { PackingCategory } from './packing-list.ts';
import type { SectionProps } from '../section-props.ts';
import { SectionFrame } from '../section-frame.tsx';

type EquipmentSectionProps = SectionProps & {
  origin: Origin;
  equipment: Equipment;
  categories: readonly PackingCategory[];
  packed: readonly string[];
  onPack: (productId: string, packed: boolean) => void;
  gear: readonly GearItem[];
  onOwn: (line: RecommendedProduct, owned: boolean) => void;
};

/** The packing list with reasons, quantities, weights, prices and what is owned. */
export const EquipmentSection = memo(function EquipmentSection(props: EquipmentSectionProps) {
  const { origin, equipment, categories, packed: _, onPack: __, gear, onOwn, ...shared } = props;
  const { t } = useTexts('result');
  return (
    <SectionFrame
      {...shared}
      section="equipment"
      title={equipment.title}
      label={t('equipment.heading')}
      estimatedHeight={estimatedHeight(categories)}
    >
      {equipment.summary === '' ? null : (
        <p className={styles['summary']} lang={shared.textLanguage}>
          {keepTogether(equipment.summary)}
        </p>
      )}
      {categories.length === 0 ? (
        <p className={styles['empty']}>
          <PackageOpen size={20} strokeWidth={1.75} aria-hidden="true" />
          {t(`equipment.empty.${emptyBecause(equipment)}`)}
        </p>
      ) : (
        <>
          <EquipmentTotals totals={packingTotals(categories, gear)} />
          <div className={styles['categories']}>
            {categories.map((category) => (
              <Category
                key={category.key}
                {...shared}
                category={category}
                gear={gear}
                onOwn={onOwn}
              />
            ))}
          </div>
          <EquipmentOrigin origin={origin} priceDay={oldestPriceDay(categories)} />
        </>
      )}
    </SectionFrame>
  );
});

const FRAME_PX = 520;
const CATEGORY_PX = 90;
const LINE_PX = 180;

function estimatedHeight(categories: readonly PackingCategory[]): number {
  const lines = categories.reduce((sum, { products }) => sum + products.length, 0);
  return FRAME_PX + categories.length * CATEGORY_PX + lines * LINE_PX;
}

type CategoryProps = SectionProps & {
  category: PackingCategory;
  gear: readonly GearItem[];
  onOwn: (line: RecommendedProduct, owned: boolean) => void;
};

function Category({ category, gear, onOwn, ids, headingLevel, textLanguage }: CategoryProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const weight = weightOf(category.products);
  return (
    <div className={styles['category']}>
      <div className={styles['categoryHead']}>
        <CategoryIcon kind={category.kind} />
        <Heading
          level={headingLevel === 2 ? 3 : 4}
          className={styles['categoryName']}
          lang={category.name === '' ? undefined : textLanguage}
        >
          {category.name === '' ? t('equipment.others') : category.name}
        </Heading>
        <p className={styles['categorySum']}>
          {formatNumber(category.products.length, language)}
          {weight === null ? '' : ` · ${formatWeight(weight, language)}`}
        </p>
      </div>
      <ul className={styles['lines']}>
        {category.products.map((product) => (
          <EquipmentLine
            key={product.id}
            id={ids.product(product.id)}
            product={product}
            textLanguage={textLanguage}
            owned={ownsLine(gear, product)}
            onOwn={onOwn}
          />
        ))}
      </ul>
    </div>
  );
}

function EquipmentOrigin({ origin, priceDay }: { origin: Origin; priceDay: string | null }) {
  const { t } = useTexts('result');
  const i18n = useI18n();
  const language = useLanguage();
  const ad = <span className={styles['ad']} />;
  return (
    <OriginNote origin={origin}>
      <p>
        {t(`equipment.origin.${origin}`)}{' '}
        <span className={styles['catalogue']}>
          <Trans i18n={i18n} ns="result" i18nKey="equipment.catalogue" components={{ ad }} />{' '}
        </span>
        {priceDay === null ? null : t('equipment.prices', { day: formatDay(priceDay, language) })}
      </p>
    </OriginNote>
  );
}
