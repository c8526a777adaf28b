import { memo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Activities, ActivitySuggestion } from '#src/domain/recommendation.ts';
import type { Origin } from '#src/domain/trip.ts';
import { Heading } from '#src/ui/heading.tsx';
import styles from './activities-section.module.css';
import chipStyles from './chip.module.css';
import { keepTogether } from '#src/wording/keep-together.ts';
import { FeatureIcon } from './feature-icon.tsx';
import { JumpLink } from '../jump-link.tsx';
import { NotUnderstood } from './not-understood.tsx';
import { OriginNote } from '../origin-note.tsx';
import type { PackingCategory } from '../equipment/packing-list.ts';
import type { SectionProps } from '../section-props.ts';
import { SectionFrame } from '../section-frame.tsx';
import { WishMark } from '../wish-mark.tsx';

type ActivitiesSectionProps = SectionProps & {
  origin: Origin;
  activities: Activities;
  categories: readonly PackingCategory[];
};

const FRAME_PX = 280;
const SUGGESTION_PX = 250;

/** Suggested activities with their real places and the products of the list they need. */
export const ActivitiesSection = memo(function ActivitiesSection({
  origin,
  activities,
  categories,
  ...shared
}: ActivitiesSectionProps) {
  const { t } = useTexts('result');
  const products = categories.flatMap((category) => category.products);
  return (
    <SectionFrame
      {...shared}
      section="activities"
      title={activities.title}
      label={t('activities.heading')}
      estimatedHeight={FRAME_PX + activities.suggestions.length * SUGGESTION_PX}
    >
      {activities.summary === '' ? null : (
        <p className={styles['summary']} lang={shared.textLanguage}>
          {keepTogether(activities.summary)}
        </p>
      )}
      <NotUnderstood found={activities.notUnderstood} />
      {activities.suggestions.length === 0 ? (
        <p className={styles['summary']}>{t('activities.empty')}</p>
      ) : (
        <>
          <ul className={styles['suggestions']}>
            {activities.suggestions.map((suggestion) => (
              <Suggestion
                key={`${suggestion.name} ${suggestion.description}`}
                {...shared}
                suggestion={suggestion}
                taken={products.filter(({ id }) => suggestion.recommendedProducts.includes(id))}
              />
            ))}
          </ul>
          <OriginNote origin={origin}>
            <p>{t(`activities.origin.${origin}`)}</p>
          </OriginNote>
        </>
      )}
    </SectionFrame>
  );
});

type SuggestionProps = SectionProps & {
  suggestion: ActivitySuggestion;
  taken: PackingCategory['products'];
};

function Suggestion({ suggestion, taken, ids, headingLevel, textLanguage }: SuggestionProps) {
  const { t } = useTexts('result');
  return (
    <li className={styles['suggestion']}>
      <Heading level={headingLevel === 2 ? 3 : 4} className={styles['name']} lang={textLanguage}>
        {suggestion.name}
      </Heading>
      {suggestion.near === '' ? null : (
        <Near near={suggestion.near} kind={suggestion.featureKind} lang={textLanguage} />
      )}
      <p className={styles['description']} lang={textLanguage}>
        {keepTogether(suggestion.description)}
      </p>
      <WishMark wish={suggestion.wish} lang={textLanguage} />
      {taken.length === 0 ? null : (
        <div className={styles['take']}>
          <span>{t('activities.take')}</span>
          <ul className={styles['chips']}>
            {taken.map(({ id, name }) => (
              <li key={id}>
                <JumpLink
                  targetId={ids.product(id)}
                  className={chipStyles['chip']}
                  aria-label={t('activities.takeName', { name })}
                >
                  <span lang={textLanguage}>{name}</span>
                </JumpLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function Near({ near, kind, lang }: { near: string; kind: string | null; lang: string }) {
  const { feature, distance } = nearLine(near);
  return (
    <p className={styles['near']} lang={lang}>
      <FeatureIcon kind={kind} />
      <span>
        <strong>{feature}</strong> {distance}
      </span>
    </p>
  );
}

/** 'Skuleskogen, 7 km W' split into the feature and the distance. */
export type NearLine = { feature: string; distance: string };

const DISTANCE = /^(.+?),\s*((?:\d[\d.,]*|<\s?\d+)[\s\u00A0]*k?m\b[^,]*)$/u;

export function nearLine(near: string): NearLine {
  const match = DISTANCE.exec(near);
  return { feature: match?.[1] ?? near, distance: match?.[2] ?? '' };
}
