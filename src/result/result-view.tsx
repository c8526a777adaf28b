import { memo, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ActivitiesSection } from './activities/activities-section.tsx';
import type { IdeaSelection } from './activities/idea-selection.ts';
import { EquipmentSection } from './equipment/equipment-section.tsx';
import { GoodToKnow } from './good-to-know/good-to-know.tsx';
import { linesOf } from './equipment/packing-list.ts';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';
import type { LineActions } from './equipment/line/equipment-line.tsx';
import { useListView } from './equipment/use-list-view.ts';
import { resultIds } from './result-ids.ts';
import type { SectionProps } from './section-props.ts';
import styles from './result-view.module.css';
import { SectionTabs } from './section-tabs.tsx';
import { WeatherSection } from './weather/weather-section.tsx';
import type { WindowChoice } from './weather/when-to-go/window-choice.ts';

type ResultViewProps = Pick<LineActions, 'onChange' | 'onOwn'> & {
  planned: PlannedTrip;
  /** The traveller's part of the trip. */
  own: TripOwn;
  /** The device could not say it in the language of the page; until it has, nothing is told. */
  unsaid?: boolean;
  /** The traveller's gear, for all trips. */
  gear: readonly GearItem[];
  /** Own lines of earlier trips that this one does not have; memoise them. */
  suggestions?: readonly OwnLine[];
  /** Stands above the list; memoise it. */
  listHead?: ReactNode;
  /** Shown beside the field that adds a line; memoise it. */
  addMore?: ReactNode;
  /** Actions on the list as a whole; memoise it. */
  listFoot?: ReactNode;
  /** How other dates are chosen; memoise it. Null where they cannot be. */
  windowChoice?: WindowChoice | null;
  /** Stands below the ideas and leads to all sights; memoise it. */
  allSights?: ReactNode;
  /** Which idea is open; from `useIdeas`. */
  ideas: IdeaSelection;
  /** Puts a word into the wishes; memoise it. Null where they cannot be changed. */
  onTryWish?: ((word: string) => void) | null;
  /** False: links to shops would fail. */
  online: boolean;
  /** Level of the three section headings. */
  headingLevel?: 2 | 3;
} & Pick<SectionProps, 'firstScreenFirst'>;

const NO_SUGGESTIONS: readonly OwnLine[] = [];
const NO_NOTES: readonly never[] = [];

/**
 * One recommendation: weather, recommended equipment, activities. Everything is computed from
 * `planned`; nothing is rendered without a wording. Fills its container's width, with its own padding.
 */
export const ResultView = memo(function ResultView(props: ResultViewProps) {
  const { planned, unsaid = false, ideas, windowChoice = null, onTryWish = null, ...rest } = props;
  const { headingLevel = 2, suggestions = NO_SUGGESTIONS, ...others } = rest;
  const { allSights, firstScreenFirst = false, ...lines } = others;
  const language = useLanguage();
  const prefix = useId();
  // Stable references: the sections are memoised, so that a tick re-renders the list only.
  const ids = useMemo(() => resultIds(prefix), [prefix]);
  const wording = wordingIn(planned, language);
  const equipment = wording?.recommendation.sections.recommendedEquipment ?? null;
  const { list, view, showLine } = useListView(equipment, lines.own.listEdits);
  if (wording === null) return null;

  const { country, evidence, origin, trip, wants } = planned;
  const measured = { evidence, origin, trip, wants };
  const { weather, recommendedEquipment, activities } = wording.recommendation.sections;
  const shared = { ids, headingLevel, firstScreenFirst, textLanguage: wording.language };
  const counts = {
    weather: null,
    equipment: packedCount(list.categories, lines),
    activities: String(activities.suggestions.length),
  };
  return (
    <div className={styles['result']}>
      <SectionTabs ids={ids} counts={counts} />
      {wording.language === language || (origin === 'device' && !unsaid) ? null : (
        <WrittenIn origin={origin} language={wording.language} />
      )}
      <WeatherSection
        {...shared}
        {...measured}
        model={wording.recommendation.model}
        safety={activities.safety ?? NO_NOTES}
        weather={weather}
        windowChoice={windowChoice}
      />
      <GoodToKnow country={country} evidence={evidence} trip={trip} headingLevel={headingLevel} />
      <EquipmentSection
        {...shared}
        origin={origin}
        equipment={recommendedEquipment}
        list={list}
        {...lines}
        there={country}
        travelers={trip.request.travelers}
        suggestions={suggestions}
        view={view}
      />
      <ActivitiesSection
        {...shared}
        origin={origin}
        activities={activities}
        categories={list.categories}
        selection={ideas}
        allSights={allSights}
        onShowLine={showLine}
        onTryWish={onTryWish}
      />
    </div>
  );
});

/** '12/25' is packed; '25' where nothing can be ticked. */
function packedCount(
  categories: readonly ListCategory[],
  { own, onChange }: Pick<ResultViewProps, 'own' | 'onChange'>,
): string {
  const lines = linesOf(categories);
  const done = lines.filter(({ key }) => own.packed.includes(key));
  return onChange === null ? String(lines.length) : `${done.length}/${lines.length}`;
}

function WrittenIn({ origin, language }: { origin: PlannedTrip['origin']; language: 'en' | 'de' }) {
  const { t } = useTexts('result');
  return (
    <p className={styles['writtenIn']}>
      {t(`writtenIn.${origin}`, { language: t(`writtenIn.${language}`) })}
    </p>
  );
}
