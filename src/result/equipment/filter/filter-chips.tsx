import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Chip, Chips } from '#src/ui/chips/chips.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatNumber } from '#src/wording/numbers.ts';
import styles from './filter-chips.module.css';
import { FILTERS, filterLines } from './list-filter.ts';
import type { Filter } from './list-filter.ts';
import type { Sources } from '../packing-list.ts';
import type { ListView } from '../use-list-view.ts';

type FilterChipsProps = Pick<ListView, 'filter' | 'found' | 'onFilter'> & {
  lines: readonly ListLine[];
  sources: Sources;
  packed: readonly string[];
};

/** All or open, and to buy once something lacks, each with the number of its lines. */
export function FilterChips(props: FilterChipsProps) {
  const { filter: chosen, found, lines, sources, packed, onFilter } = props;
  const { t } = useTexts('result');
  const language = useLanguage();
  const isOffered = (filter: Filter) =>
    filter !== 'toBuy' ||
    chosen === 'toBuy' ||
    filterLines('toBuy', lines, sources, packed).length > 0;
  const choose = (filter: Filter) => {
    const matches = filterLines(filter, lines, sources, packed);
    onFilter(filter, filter === 'all' ? null : new Set(matches.map(({ id }) => id)));
  };
  return (
    <>
      <Chips label={t('equipment.show')} className={styles['chips']}>
        {FILTERS.filter(isOffered).map((filter) => (
          <Chip
            key={filter}
            isOn={filter === chosen}
            count={formatNumber(filterLines(filter, lines, sources, packed).length, language)}
            onPress={() => choose(filter)}
          >
            {t(`equipment.filter.${filter}`)}
          </Chip>
        ))}
      </Chips>
      <VisuallyHidden>
        <output>{found === null ? '' : t('equipment.linesShown', { count: found.size })}</output>
      </VisuallyHidden>
      {found?.size === 0 ? (
        <p className={styles['nothing']}>
          {t(chosen === 'open' ? 'equipment.nothing.open' : 'equipment.nothing.toBuy')}{' '}
          <button type="button" className={styles['showAll']} onClick={() => choose('all')}>
            {t('equipment.showAll')}
          </button>
        </p>
      ) : null}
    </>
  );
}
