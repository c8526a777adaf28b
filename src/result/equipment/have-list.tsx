import { useId } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { Folded } from '../folded.tsx';
import { EquipmentGroup } from './equipment-group.tsx';
import { FoldHead } from './fold-head.tsx';
import { someNames } from './some-names.ts';
import styles from './have-list.module.css';
import type { PartProps } from './list-props.ts';
import { linesOf } from './packing-list.ts';

/** "You surely have": folded where the list is only read, since nobody packs there. */
export function HaveList({ categories, ...list }: PartProps) {
  const { t } = useTexts('result');
  const bodyId = useId();
  // Who packs sees all of it.
  const folds = list.onChange === null;
  const { onUnfold } = list.view;
  const unfolded = !folds || list.view.unfolded;
  return (
    <div className={styles['list']}>
      {folds ? (
        <Fold {...{ categories, bodyId, unfolded, list }} />
      ) : (
        <h3 className={styles['heading']}>{t('equipment.have.heading')}</h3>
      )}
      <Folded
        folded={!unfolded}
        onFound={() => onUnfold(true)}
        id={bodyId}
        className={styles['groups']}
      >
        {categories.map((category) => (
          <EquipmentGroup key={category.key} {...list} category={category} />
        ))}
      </Folded>
    </div>
  );
}

type FoldProps = Pick<PartProps, 'categories'> & {
  list: Pick<PartProps, 'textLanguage' | 'view'>;
  bodyId: string;
  unfolded: boolean;
};

function Fold({ categories, list, bodyId, unfolded }: FoldProps) {
  const { t } = useTexts('result');
  const { onUnfold } = list.view;
  const count = formatNumber(linesOf(categories).length, useLanguage());
  return (
    <FoldHead
      bodyId={bodyId}
      isOpen={unfolded}
      onToggle={() => onUnfold(!unfolded)}
      heading={
        <>
          {t('equipment.have.heading')} <small>{count}</small>
        </>
      }
    >
      {unfolded ? null : (
        <p className={styles['lead']} lang={list.textLanguage}>
          {t('equipment.have.among', { names: someNames(categories, list.textLanguage) })}
        </p>
      )}
    </FoldHead>
  );
}
