import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import { EquipmentGroup } from './equipment-group.tsx';
import { EquipmentTotals } from './equipment-totals.tsx';
import { FilterChips } from './filter/filter-chips.tsx';
import type { PartProps } from './list-props.ts';
import { linesOf } from './packing-list.ts';
import { packingTotals } from './packing-totals.ts';
import styles from './trip-list.module.css';

/** "For this trip": what place, season and plans add. Only these lines are counted. */
export function TripList({ categories, headingLevel, ...list }: PartProps) {
  const { t } = useTexts('result');
  const { own, sources, view, onChange } = list;
  const lines = linesOf(categories);
  const hasBags = lines.some(({ bag }) => bag !== null);
  const isShared = lines.some(({ whose }) => whose !== null);
  return (
    <div className={styles['list']} data-bags={hasBags} data-whose={isShared}>
      <div className={styles['head']}>
        <Heading level={headingLevel} className={styles['heading']}>
          {t('equipment.forTrip.heading')}
        </Heading>
        <EquipmentTotals
          totals={packingTotals(lines, sources, own.packed)}
          ticked={onChange !== null}
        />
      </div>
      {onChange === null ? null : (
        <FilterChips {...view} lines={lines} sources={sources} packed={own.packed} />
      )}
      <div className={styles['groups']}>
        {categories.map((category) => (
          <EquipmentGroup key={category.key} {...list} category={category} priced />
        ))}
      </div>
    </div>
  );
}
