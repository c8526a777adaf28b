import { useId } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import { formatNumber } from '#src/wording/numbers.ts';
import { Folded } from '../folded.tsx';
import { EquipmentGroup } from './equipment-group.tsx';
import { FoldHead } from './fold-head.tsx';
import { someNames } from './some-names.ts';
import styles from './have-list.module.css';
import type { PartProps } from './list-props.ts';
import { linesOf } from './packing-list.ts';

/** "You surely have": folded where the list is only read, since nobody packs there. */
export function HaveList({ categories, headingLevel, ...list }: PartProps) {
  const { t } = useTexts('result');
  const bodyId = useId();
  // Who packs sees all of it.
  const folds = list.onChange === null;
  const { onUnfold } = list.view;
  const unfolded = !folds || list.view.unfolded;
  return (
    <div className={styles['list']}>
      {folds ? (
        <Fold {...{ categories, headingLevel, bodyId, unfolded, list }} />
      ) : (
        <Heading level={headingLevel} className={styles['heading']}>
          {t('equipment.have.heading')}
        </Heading>
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

type FoldProps = Pick<PartProps, 'categories' | 'headingLevel'> & {
  list: Pick<PartProps, 'textLanguage' | 'view'>;
  bodyId: string;
  unfolded: boolean;
};

function Fold({ categories, headingLevel, list, bodyId, unfolded }: FoldProps) {
  const { t } = useTexts('result');
  const { onUnfold } = list.view;
  const count = formatNumber(linesOf(categories).length, useLanguage());
  return (
    <FoldHead
      level={headingLevel}
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
