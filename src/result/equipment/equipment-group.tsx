import { Pencil } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { CategoryIcon } from './category-icon.tsx';
import styles from './equipment-group.module.css';
import { EquipmentLine } from './line/equipment-line.tsx';
import { weightOfAll } from './packing-list.ts';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';
import type { ListProps } from './list-props.ts';

type EquipmentGroupProps = ListProps & { category: ListCategory };

/** The lines of one category under its name. */
export function EquipmentGroup({ category, ...list }: EquipmentGroupProps) {
  const { t } = useTexts('result');
  const { name, own: isOwn, part, products } = category;
  const { ids, own, sources, textLanguage, view } = list;
  const isFound = ({ id }: { id: string }) => view.found?.has(id) ?? true;
  return (
    <div className={styles['group']} data-part={part} data-found={products.some(isFound)}>
      <div className={styles['head']}>
        {part === 'trip' ? <GroupIcon category={category} /> : null}
        <h4 className={styles['name']} lang={isOwn || name === '' ? undefined : textLanguage}>
          {heading()}
        </h4>
        {part === 'trip' ? <GroupSum category={category} sources={sources} /> : null}
      </div>
      <ul className={styles['lines']}>
        {products.map((product) => (
          <EquipmentLine
            key={product.id}
            id={ids.product(product.id)}
            product={product}
            textLanguage={textLanguage}
            part={part}
            packed={own.packed.includes(product.key)}
            source={sources.get(product.id) ?? 'unsaid'}
            found={isFound(product)}
            open={view.open?.productId === product.id ? view.open : null}
            online={list.online}
            marked={list.marked}
            editing={list.editing}
            onChange={list.onChange}
            onOwn={list.onOwn}
            onOpen={view.onOpen}
          />
        ))}
      </ul>
    </div>
  );

  function heading(): string {
    if (isOwn && name === '') return t('equipment.edit.yourOwn');
    return name === '' ? t('equipment.others') : name;
  }
}

function GroupIcon({ category: { own, kind } }: Pick<EquipmentGroupProps, 'category'>) {
  if (own) return <Pencil size={24} strokeWidth={1.75} aria-hidden="true" />;
  return <CategoryIcon kind={kind} />;
}

function GroupSum({ category, sources }: Pick<EquipmentGroupProps, 'category' | 'sources'>) {
  const language = useLanguage();
  const weight = weightOfAll(category.products, sources);
  return (
    <p className={styles['sum']}>
      {formatNumber(category.products.length, language)}
      {weight === null ? '' : ` · ${formatWeight(weight, language)}`}
    </p>
  );
}
