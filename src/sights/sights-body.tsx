import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { REACH_KM } from '#src/domain/place/reach.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import { NO_FILTER } from './list/filter-sights.ts';
import { SightList } from './list/sight-list.tsx';
import { UnfitList } from './list/unfit-list.tsx';
import type { RowActions } from './list/row-actions.ts';
import styles from './sights-body.module.css';
import type { SightsView } from './use-sights-view.ts';

type SightsBodyProps = {
  view: SightsView;
  /** Of the whole list, whatever is looked for. */
  all: readonly ReachableSight[];
  isTown: boolean;
  plan: DayPlan;
  /** Pointed at on the map. */
  lit: string | null;
  actions: RowActions;
};

/** The list; where nothing is found, what was looked for and how to look for less. */
export function SightsBody({ view, all, isTown, plan, lit, actions }: SightsBodyProps) {
  const { filter, setFilter, found, opened, unfit } = view;
  if (found.length + unfit.length === 0) return <Nothing filter={filter} setFilter={setFilter} />;
  return (
    <>
      {found.length === 0 ? null : (
        <SightList
          // Another search begins with its first rows.
          key={`${filter.text} ${filter.marks.join(' ')} ${filter.kinds.join(' ')}`}
          {...{ found, isTown, plan, opened, lit, actions }}
        />
      )}
      {unfit.length === 0 ? null : <UnfitList {...{ unfit, all, plan, opened, actions }} />}
    </>
  );
}

function Nothing({ filter, setFilter }: Pick<SightsView, 'filter' | 'setFilter'>) {
  const { t } = useTexts('sights');
  const { t: words } = useTexts('result');
  const far = formatKilometres(REACH_KM['day-out'], useLanguage());
  const { text, marks, kinds } = filter;
  return (
    <div className={styles['nothing']}>
      <p>{text === '' ? t('nothingShown', { far }) : t('nothing', { far, text })}</p>
      {marks.map((mark) => (
        <Button
          key={mark}
          onClick={() => setFilter({ ...filter, marks: marks.filter((one) => one !== mark) })}
        >
          {t('without', { chip: t(`mark.${mark}`) })}
        </Button>
      ))}
      {kinds.map((kind) => (
        <Button
          key={kind}
          onClick={() => setFilter({ ...filter, kinds: kinds.filter((one) => one !== kind) })}
        >
          {t('without', { chip: words(`kind.${kind}`) })}
        </Button>
      ))}
      {text === '' ? null : (
        <Button onClick={() => setFilter({ ...filter, text: NO_FILTER.text })}>{t('clear')}</Button>
      )}
    </div>
  );
}
