import { Bookmark, Plus } from 'lucide-react';
import { distanceKm } from '#src/domain/place/location.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { ReachableSight, UnfitSight } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon } from '#src/result/activities/kind-icon.tsx';
import { CopyName, OpenInMaps } from '#src/result/activities/place-actions.tsx';
import { Button } from '#src/ui/button.tsx';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';
import { isKept } from '../keeping.ts';
import type { RowActions } from './row-actions.ts';
import styles from './unfit-list.module.css';

type UnfitListProps = {
  unfit: readonly UnfitSight[];
  /** The sights of the list, among which something near is proposed. */
  all: readonly ReachableSight[];
  plan: DayPlan;
  opened: ReadonlySet<string>;
  actions: RowActions;
};

/** Sights that match the search but do not fit the travellers: the reason, and what fits near them. */
export function UnfitList({ unfit, all, plan, opened, actions }: UnfitListProps) {
  const { t } = useTexts('sights');
  return (
    <section className={styles['unfit']}>
      <div className={styles['head']}>
        <h3>{t('unfit.title')}</h3>
        <span>{unfit.length}</span>
      </div>
      <ul className={styles['list']} aria-label={t('unfit.title')}>
        {unfit.map((sight) => (
          <li key={sight.id}>
            <UnfitRow
              sight={sight}
              instead={all.find(({ id }) => id === sight.insteadId) ?? null}
              isOpen={opened.has(sight.id)}
              {...{ plan, actions }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type UnfitRowProps = Pick<UnfitListProps, 'plan' | 'actions'> & {
  sight: UnfitSight;
  instead: ReachableSight | null;
  isOpen: boolean;
};

function UnfitRow({ sight, instead, isOpen, plan, actions }: UnfitRowProps) {
  const { t } = useTexts('sights');
  const language = useLanguage();
  const name = sight.names[language];
  const keptAnyway = isKept(sight, plan);
  return (
    <div className={styles['row']} data-open={isOpen}>
      <span className={styles['icon']}>
        <KindIcon kind={sight.kind} />
      </span>
      <button
        type="button"
        className={styles['open']}
        aria-expanded={isOpen}
        onClick={() => actions.onToggle(sight.id)}
      >
        <b translate="no">{name}</b>
        <span>{shownText(sight.why, language)}</span>
      </button>
      {isOpen ? (
        <div className={styles['note']}>
          {sight.asks === '' ? null : (
            <p className={styles['rule']}>{shownText(sight.asks, language)}</p>
          )}
          {instead === null ? null : (
            <>
              <p className={styles['near']}>{t('unfit.instead')}</p>
              <Button aria-pressed={isKept(instead, plan)} onClick={() => actions.onKeep(instead)}>
                <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
                <span>
                  <b translate="no">{instead.names[language]}</b>,{' '}
                  {t('unfit.away', { way: formatShortWay(distanceKm(sight, instead), language) })}
                </span>
              </Button>
            </>
          )}
          <div className={styles['more']}>
            <OpenInMaps at={sight} name={name} />
            <CopyName name={name} />
          </div>
          <div className={styles['anyway']}>
            <Button look="quiet" aria-pressed={keptAnyway} onClick={() => actions.onKeep(sight)}>
              <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('unfit.keep')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
