import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Activities } from '#src/domain/trip/recommendation.ts';
import type { Origin } from '#src/domain/trip/trip.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';
import { OriginNote } from '../origin-note.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './activities-section.module.css';
import { SetAside } from './after-ideas.tsx';
import { IdeaCard } from './idea-card.tsx';
import type { IdeaSelection } from './idea-selection.ts';
import { NotUnderstood } from './not-understood.tsx';
import { SafetyCard } from './safety-card.tsx';

type ActivitiesSectionProps = SectionProps & {
  origin: Origin;
  activities: Activities;
  categories: readonly ListCategory[];
  selection: IdeaSelection;
  /** Below the ideas. */
  allSights?: ReactNode;
  /** At the end of the section. */
  others?: ReactNode;
  /** Only on paper, before the ideas. */
  paperMap?: ReactNode;
  /** Opens a line of the packing list. */
  onShowLine: (productId: string) => void;
  onTryWish: ((word: string) => void) | null;
};

const FRAME_PX = 520;
const CLOSED_PX = 98;

/** Ideas with their real places and the products of the list they need, and what to beware of. */
export const ActivitiesSection = memo(function ActivitiesSection({
  origin,
  activities,
  categories,
  selection,
  allSights,
  others,
  paperMap,
  onShowLine,
  onTryWish,
  ...shared
}: ActivitiesSectionProps) {
  const { t } = useTexts('result');
  const { notUnderstood, safety = [], suggestions, summary, title } = activities;
  const products = categories.flatMap((category) => category.products);
  return (
    <SectionFrame
      {...shared}
      section="activities"
      title={title}
      label={t('activities.heading')}
      estimatedHeight={FRAME_PX + suggestions.length * CLOSED_PX}
    >
      {summary === '' ? null : (
        <p className={styles['summary']} lang={shared.textLanguage}>
          {shownText(summary, shared.textLanguage)}
        </p>
      )}
      <NotUnderstood found={notUnderstood} lang={shared.textLanguage} onTry={onTryWish} />
      <div className={styles['columns']}>
        {paperMap}
        {suggestions.length === 0 ? (
          <p className={styles['summary']}>{t('activities.empty')}</p>
        ) : (
          <ol className={styles['suggestions']}>
            {suggestions.map((suggestion, index) => (
              <IdeaCard
                key={`${suggestion.name} ${suggestion.description}`}
                {...shared}
                suggestion={suggestion}
                index={index}
                selection={selection}
                taken={products.filter(({ id }) => suggestion.recommendedProducts.includes(id))}
                onShowLine={onShowLine}
              />
            ))}
          </ol>
        )}
      </div>
      {allSights}
      {selection.keeping === null ? null : <SetAside keeping={selection.keeping} />}
      <SafetyCard {...shared} notes={safety} />
      {suggestions.length === 0 ? null : <IdeasOrigin origin={origin} />}
      {others}
    </SectionFrame>
  );
});

function IdeasOrigin({ origin }: Pick<ActivitiesSectionProps, 'origin'>) {
  const { t } = useTexts('result');
  return (
    <OriginNote origin={origin}>
      <p>{t(`activities.origin.${origin}`)}</p>
    </OriginNote>
  );
}
