import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import { formatNumber } from '#src/wording/numbers.ts';
import { useFolded } from '../use-folded.ts';
import { EquipmentGroup } from './equipment-group.tsx';
import { someNames } from './some-names.ts';
import styles from './have-list.module.css';
import type { PartProps } from './list-props.ts';
import { linesOf } from './packing-list.ts';

/** "You surely have": folded, without prices until asked, and in no sum. */
export function HaveList({ categories, headingLevel, ...list }: PartProps) {
  const { t } = useTexts('result');
  const bodyId = useId();
  const { unfolded, onUnfold } = list.view;
  const body = useFolded(!unfolded, () => onUnfold(true));
  const [priced, setPriced] = useState(false);
  const count = formatNumber(linesOf(categories).length, useLanguage());
  return (
    <div className={styles['list']}>
      <div className={styles['fold']}>
        <Heading level={headingLevel} className={styles['heading']}>
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={bodyId}
            onClick={() => onUnfold(!unfolded)}
          >
            {t('equipment.have.heading')} <small>{count}</small>
          </button>
        </Heading>
        <ChevronDown
          className={styles['chevron']}
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <p className={styles['lead']}>
          {unfolded ? (
            <>
              {t(priced ? 'equipment.have.leadPriced' : 'equipment.have.lead')}{' '}
              <button type="button" className={styles['prices']} onClick={() => setPriced(!priced)}>
                {t(priced ? 'equipment.have.hidePrices' : 'equipment.have.showPrices')}
              </button>
            </>
          ) : (
            <span lang={list.textLanguage}>
              {t('equipment.have.among', { names: someNames(categories, list.textLanguage) })}
            </span>
          )}
        </p>
      </div>
      <div ref={body} id={bodyId} className={styles['groups']}>
        {categories.map((category) => (
          <EquipmentGroup key={category.key} {...list} category={category} priced={priced} />
        ))}
      </div>
    </div>
  );
}
