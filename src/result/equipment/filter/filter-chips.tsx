import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { BAGS } from '#src/domain/list/list-edits.ts';
import type { Whose } from '#src/domain/list/list-edits.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Chip, ChoiceChip, Chips } from '#src/ui/chips/chips.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatNumber } from '#src/wording/numbers.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { useWhoseName } from '../edit/use-whose-name.ts';
import styles from './filter-chips.module.css';
import { ALL_LINES, FILTERS, filterLines, isNarrowed } from './list-filter.ts';
import type { Narrowing } from './list-filter.ts';
import { weightOfAll } from '../packing-list.ts';
import type { Sources } from '../packing-list.ts';
import type { ListView } from '../use-list-view.ts';

type FilterChipsProps = Pick<ListView, 'narrowing' | 'found' | 'onFilter'> & {
  lines: readonly ListLine[];
  sources: Sources;
  travelers: number;
  own: TripOwn;
};

/** All or open, and to buy once something lacks; one bag, one person; with the numbers of their lines. */
export function FilterChips(props: FilterChipsProps) {
  const { narrowing, found, lines, sources, own, travelers, onFilter } = props;
  const { t } = useTexts('result');
  const language = useLanguage();
  const linesOf = (change: Partial<Narrowing>) =>
    filterLines({ ...narrowing, ...change }, lines, sources, own.packed);
  const choose = (change: Partial<Narrowing>) => {
    const next = { ...narrowing, ...change };
    onFilter(next, isNarrowed(next) ? new Set(linesOf(change).map(({ id }) => id)) : null);
  };
  const isOffered = (filter: Narrowing['filter']) =>
    filter !== 'toBuy' || narrowing.filter === 'toBuy' || linesOf({ filter }).length > 0;
  return (
    <>
      <Chips label={t('equipment.show')} className={styles['chips']}>
        {FILTERS.filter(isOffered).map((filter) => (
          <Chip
            key={filter}
            isOn={filter === narrowing.filter}
            count={formatNumber(linesOf({ filter }).length, language)}
            onPress={() => choose({ filter })}
          >
            {t(`equipment.filter.${filter}`)}
          </Chip>
        ))}
        <BagChip {...props} linesOf={linesOf} choose={choose} />
        {travelers > 1 ? <PersonChip {...props} linesOf={linesOf} choose={choose} /> : null}
      </Chips>
      <VisuallyHidden>
        <output>{found === null ? '' : t('equipment.linesShown', { count: found.size })}</output>
      </VisuallyHidden>
      {narrowing.bag === null || found?.size === 0 ? null : (
        <InBag lines={lines.filter(({ id }) => found?.has(id) === true)} sources={sources} />
      )}
      {found?.size === 0 ? (
        <p className={styles['nothing']}>
          {t(`equipment.nothing.${nothingOf(narrowing)}`)}{' '}
          <button type="button" className={styles['showAll']} onClick={() => choose(ALL_LINES)}>
            {t('equipment.showAll')}
          </button>
        </p>
      ) : null}
    </>
  );
}

type ChoiceProps = FilterChipsProps & {
  linesOf: (change: Partial<Narrowing>) => readonly ListLine[];
  choose: (change: Partial<Narrowing>) => void;
};

/** The bags in which something is, and what is in none yet. */
function BagChip({ narrowing, linesOf, choose }: ChoiceProps) {
  const { t } = useTexts('result');
  const all = [...BAGS, 'none'] as const;
  const options = all.flatMap((bag) => {
    const count = linesOf({ bag }).length;
    if (count === 0 && bag !== narrowing.bag) return [];
    const name = bag === 'none' ? t('equipment.filter.noBag') : t(`equipment.edit.bags.${bag}`);
    return [{ value: bag, label: t('equipment.filter.counted', { name, number: count }) }];
  });
  return (
    <ChoiceChip
      label={t('equipment.edit.bag')}
      name={t('equipment.filter.oneBag')}
      value={narrowing.bag ?? ''}
      options={options}
      onChoose={(value) => choose({ bag: all.find((bag) => bag === value) ?? null })}
    />
  );
}

/** Those who have something of their own, what is shared, and what is nobody’s yet. */
function PersonChip({ narrowing, travelers, own, linesOf, choose }: ChoiceProps) {
  const { t } = useTexts('result');
  const whoseName = useWhoseName(own.listEdits.people);
  const persons = Array.from({ length: travelers }, (_, index) => index + 1);
  const all: readonly (Whose | 'nobody')[] = [...persons, 'shared', 'nobody'];
  const options = all.flatMap((whose) => {
    const count = linesOf({ whose }).length;
    if (count === 0 && whose !== narrowing.whose) return [];
    const name = whose === 'nobody' ? t('equipment.filter.nobody') : whoseName(whose);
    return [
      { value: String(whose), label: t('equipment.filter.counted', { name, number: count }) },
    ];
  });
  return (
    <ChoiceChip
      label={t('equipment.filter.person')}
      name={t('equipment.filter.onePerson')}
      value={narrowing.whose === null ? '' : String(narrowing.whose)}
      options={options}
      onChoose={(value) => choose({ whose: all.find((whose) => String(whose) === value) ?? null })}
    />
  );
}

/** The weight of the chosen bag. */
function InBag({ lines, sources }: { lines: readonly ListLine[]; sources: Sources }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const weight = weightOfAll(lines, sources);
  const count = t('equipment.linesShown', { count: lines.length });
  return (
    <p className={styles['weight']}>
      {weight === null ? count : `${count}, ${formatWeight(weight, language)}`}
    </p>
  );
}

function nothingOf({ filter, bag, whose }: Narrowing): 'open' | 'toBuy' | 'narrowed' {
  if (bag !== null || whose !== null) return 'narrowed';
  return filter === 'open' ? 'open' : 'toBuy';
}
