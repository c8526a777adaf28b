import { GripVertical, Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { PointerEvent } from 'react';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import { nearDay } from '#src/domain/day-plan/near-day.ts';
import type { NearDay as NearDayOffers } from '#src/domain/day-plan/near-day.ts';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon, knownKind } from '#src/result/activities/kind-icon.tsx';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { DaysActions } from '../use-days-actions.ts';
import { useNearWay } from '../use-near-way.ts';
import styles from './near-offers.module.css';

type NearOffersProps = {
  /** The day, from 0. */
  number: number;
  actions: DaysActions;
  /** Said where there is something to offer. */
  lead: string;
  headingLevel: HeadingLevel;
  /** Holds a row to be dragged; null where nothing can be. */
  onHold: ((event: PointerEvent<HTMLElement>, idea: KeptIdea) => void) | null;
  onPut: (idea: KeptIdea) => void;
  onMore: () => void;
};

const NOTHING: NearDayOffers = { sights: [], kept: [] };

/** What lies near a day, what is kept and on no day yet, and the way to anything else. */
export function NearOffers({ lead, headingLevel, onMore, ...props }: NearOffersProps) {
  const { t } = useTexts('days');
  const { number, actions } = props;
  const { plan, ground } = actions;
  const facts = ground.facts[ground.stopOnDay[number] ?? 0] ?? ground.facts[0];
  // A trek goes on over days that have nothing of their own.
  const isUnderWay = actions.shapes[number]?.kind === 'trek';
  const near = useMemo(
    () => (facts === undefined || isUnderWay ? NOTHING : nearDay(plan, number, facts)),
    [plan, number, facts, isUnderWay],
  );
  const isEmpty = near.sights.length + near.kept.length === 0;
  // While the sights are being read, it is not known whether there are any.
  const isKnown = facts !== undefined && facts.spare.length > 0;
  const none = isKnown ? t('nearDay.none') : null;
  const words = isEmpty ? none : lead;
  const said = isUnderWay ? t('nearDay.trek') : words;
  return (
    <>
      {said === null ? null : <p className={styles['lead']}>{said}</p>}
      <Rows sights={near.sights} {...props} />
      {near.kept.length === 0 ? null : (
        <Heading level={headingLevel} className={styles['kept']}>
          {t('nearDay.kept')}
        </Heading>
      )}
      <Rows sights={near.kept} {...props} />
      <button type="button" className={styles['more']} onClick={onMore}>
        {t('nearDay.more', { number: number + 1 })}
      </button>
    </>
  );
}

type RowsProps = Pick<NearOffersProps, 'number' | 'actions' | 'onHold' | 'onPut'> & {
  sights: readonly NearSight[];
};

function Rows({ sights, number, actions, onHold, onPut }: RowsProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const wayTo = useNearWay();
  if (sights.length === 0) return null;
  return (
    <ul className={styles['rows']}>
      {sights.map((sight) => {
        const { idea } = sight;
        const name = nameOf(idea.names, language);
        return (
          <li
            key={idea.key}
            className={styles['row']}
            data-idea={onHold === null ? undefined : 'near'}
            onPointerDown={onHold === null ? undefined : (event) => onHold(event, idea)}
          >
            {onHold === null ? null : (
              <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
            <span className={styles['words']}>
              <b>{name}</b>
              <span>
                <KindIcon kind={knownKind(idea.kind)} />
                {actions.ideas.kindAndHours(idea)}
              </span>
              <span>{wayTo(sight)}</span>
            </span>
            <IconButton
              label={t('nearDay.put', { name, number: number + 1 })}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => onPut(idea)}
            >
              <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
