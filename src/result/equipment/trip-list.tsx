import { useTexts } from '#src/i18n/use-texts.ts';
import { EquipmentGroup } from './equipment-group.tsx';
import type { PartProps } from './list-props.ts';
import { linesOf } from './packing-list.ts';
import styles from './trip-list.module.css';

/** "For this trip": what place, season and plans add. */
export function TripList({ categories, ...list }: PartProps) {
  const { t } = useTexts('result');
  const lines = linesOf(categories);
  const hasBags = lines.some(({ bag }) => bag !== null);
  const isShared = lines.some(({ whose }) => whose !== null);
  return (
    <div className={styles['list']} data-bags={hasBags} data-whose={isShared}>
      <h3 className={styles['heading']}>{t('equipment.forTrip.heading')}</h3>
      <div className={styles['groups']}>
        {categories.map((category) => (
          <EquipmentGroup key={category.key} {...list} category={category} />
        ))}
      </div>
    </div>
  );
}
