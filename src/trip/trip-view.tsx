import { Fragment, memo, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { isEmptyPlan } from '#src/domain/day-plan/day-plan.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, Wording } from '#src/domain/trip/trip.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ActivitiesSection } from '#src/result/activities/activities-section.tsx';
import { AFTER_LISTS, InTime } from '#src/result/afterwards.tsx';
import { GoodToKnow } from '#src/result/good-to-know/good-to-know.tsx';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import { linesOf } from '#src/result/equipment/packing-list.ts';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';
import type { LineActions } from '#src/result/equipment/line/equipment-line.tsx';
import { useListView } from '#src/result/equipment/use-list-view.ts';
import { SECTION_ORDERS, resultIds } from '#src/result/result-ids.ts';
import type { ResultIds, Section, SectionOrder } from '#src/result/result-ids.ts';
import type { SectionProps } from '#src/result/section-props.ts';
import { SectionTabs } from '#src/result/section-tabs.tsx';
import { WeatherSection } from '#src/result/weather/weather-section.tsx';
import type { WindowChoice } from '#src/result/weather/when-to-go/window-choice.ts';
import { TripDays } from './days/trip-days.tsx';
import type { Around } from './days/trip-days.tsx';
import { plannedDays } from '#src/domain/day-plan/planned-days.ts';
import { LazyWithStops } from './stops/lazy-with-stops.tsx';
import type { RouteView } from './stops/route-view.ts';
import { TripPacking } from './trip-packing.tsx';
import styles from './trip-view.module.css';
import type { OneTrip } from './use-one-trip.ts';

type TripViewProps = Pick<LineActions, 'onChange' | 'onOwn'> & {
  /** The specification's order in the planner; on a trip's own page what one does there comes first. */
  order: SectionOrder;
  trip: OneTrip;
  /** The traveller's part of the trip. */
  own: TripOwn;
  /** The device could not say it in the language of the page; until it has, nothing is told. */
  unsaid?: boolean;
  /** The traveller's gear, for all trips. */
  gear: readonly GearItem[];
  /** Own lines of earlier trips that this one does not have; memoise them. */
  suggestions?: readonly OwnLine[];
  /** Shown beside the field that adds a line; memoise it. */
  addMore?: ReactNode;
  /** Above the packing list; memoise it. */
  listHead?: ReactNode;
  /** Actions on the list as a whole; memoise it. */
  listFoot?: ReactNode;
  /** How other dates are chosen; memoise it. Null where they cannot be. */
  windowChoice?: WindowChoice | null;
  /** Puts a word into the wishes; memoise it. Null where they cannot be changed. */
  onTryWish?: ((word: string) => void) | null;
  /** False: links to shops would fail. */
  online: boolean;
  /** Where own ideas are looked for; null where the trip is only to be read. */
  around: Around | null;
  /** The map of the days, above their list; memoise it. */
  daysMap?: ReactNode;
  /** The map on paper, before the ideas, or beside the table of the stops; memoise it. */
  paperMap?: ReactNode;
  /** Above the strip of the stops, in one card with it; memoise it. */
  stopsMap?: ReactNode;
  /** The stop that is being planned: the list, the days and the facts of all of them come with the last. */
  inProgress?: StopInProgress | null;
  /** Shown where a stop is not planned: why, and what to do. */
  aboutUnplanned?: ReactNode;
} & Pick<SectionProps, 'firstScreenFirst'>;

const NO_NOTES: readonly never[] = [];
const NO_LINES: readonly never[] = [];

const OF_ONE_STOP: ReadonlySet<Section> = new Set(['weather', 'activities']);

/**
 * One trip: ideas, days, weather, packing list, facts; the same in the planner, saved and shared. Of a trip
 * with stops ideas and weather are those of one stop, which a strip above them chooses. Nothing
 * is rendered without a wording. Fills its container's width, with its own padding.
 */
export const TripView = memo(function TripView({ order, unsaid = false, ...props }: TripViewProps) {
  const language = useLanguage();
  const { shown: planned, days, stop } = props.trip;
  const prefix = useId();
  // Stable references: the sections are memoised, so that a tick re-renders the list only.
  const ids = useMemo(() => resultIds(prefix), [prefix]);
  const wording = wordingIn(planned, language);
  const isWithoutDays = days.readOnly && isEmptyPlan({ ...days.plan, setAside: [] });
  const isPartial = (props.inProgress ?? null) !== null;
  const sections = useMemo<readonly Section[]>(
    () =>
      SECTION_ORDERS[order].filter(
        (name) => (name !== 'days' || !isWithoutDays) && (!isPartial || OF_ONE_STOP.has(name)),
      ),
    [order, isWithoutDays, isPartial],
  );
  if (wording === null) return null;
  const { origin } = planned;
  const parts = { ...props, order, ids, wording, sections };
  const isOtherLanguage = wording.language !== language && (origin === 'ai' || unsaid);
  const note = isOtherLanguage ? <WrittenIn origin={origin} language={wording.language} /> : null;
  return (
    <div className={styles['result']}>
      {planned.stops === undefined ? (
        <Sections {...parts} route={null}>
          {note}
        </Sections>
      ) : (
        <LazyWithStops
          {...{ planned, stop, order, ids }}
          inProgress={props.inProgress ?? null}
          undecided={!isPartial && (props.windowChoice ?? null) !== null}
          aboutUnplanned={props.aboutUnplanned ?? null}
          paperMap={props.paperMap ?? null}
          stopsMap={props.stopsMap ?? null}
        >
          {(route) => (
            <Sections {...parts} route={route}>
              {note}
            </Sections>
          )}
        </LazyWithStops>
      )}
    </div>
  );
});

type SectionsProps = Omit<TripViewProps, 'unsaid'> & {
  sections: readonly Section[];
  wording: Wording & { language: Language };
  ids: ResultIds;
  /** Null on a trip of one stop. */
  route: RouteView | null;
  /** After the tabs. */
  children: ReactNode;
};

function Sections({ order, sections, wording, ids, route, children, ...props }: SectionsProps) {
  const { trip: one, own, onChange, firstScreenFirst = false } = props;
  const { activities, recommendedEquipment } = wording.recommendation.sections;
  const listView = useListView(recommendedEquipment, own.listEdits);
  const { country, evidence, trip } = one.shown;
  const { plan } = one.days;
  const counts = {
    weather: null,
    equipment: packedCount(listView.list.categories, { own, onChange }),
    activities: String(activities.suggestions.length),
    days: `${plannedDays(plan)}/${plan.days.length}`,
  };
  const shared = {
    ids,
    firstScreenFirst,
    textLanguage: wording.language,
  } as const;
  // A stop that is not planned has no weather; what there is to do about it stands for its ideas.
  const isUnplanned = (route?.unplanned ?? null) !== null;
  const there = useMemo(
    () => sections.filter((section) => section !== 'weather' || !isUnplanned),
    [sections, isUnplanned],
  );
  const facts =
    (props.inProgress ?? null) !== null
      ? null
      : (route?.facts ?? (
          <InTime later={firstScreenFirst} paints={AFTER_LISTS}>
            <GoodToKnow country={country} evidence={evidence} trip={trip} />
          </InTime>
        ));
  return (
    <>
      {route?.top}
      <SectionTabs ids={ids} order={order} sections={there} counts={counts} />
      {children}
      {there.map((section) => (
        <Fragment key={section}>
          <OneSection {...props} {...{ section, order, wording, shared, listView, route, ids }} />
          {order === 'specified' && section === (isUnplanned ? 'equipment' : 'weather')
            ? facts
            : null}
        </Fragment>
      ))}
      {order === 'trip' ? facts : null}
    </>
  );
}

type OneSectionProps = Omit<SectionsProps, 'sections' | 'children'> & {
  section: Section;
  shared: SectionProps;
  listView: ReturnType<typeof useListView>;
};

function OneSection({ section, order, shared, listView, route, ...props }: OneSectionProps) {
  const { trip: one, windowChoice = null, onTryWish = null } = props;
  const { t } = useTexts('result');
  const { ideas, sights } = one;
  const stop = one.stop.planned;
  const { evidence, origin, trip, wants } = stop;
  const { recommendedEquipment } = props.wording.recommendation.sections;
  const wording = wordingIn(stop, props.wording.language) ?? props.wording;
  const { weather, activities } = wording.recommendation.sections;
  /** A trip's own page has headings of its own, not the recommendation's; those of a stop name it. */
  const headed = <Part extends { title: string }>(part: Part): Part => {
    if (route !== null && (section === 'weather' || section === 'activities')) {
      return { ...part, title: route.heads[section] };
    }
    return order === 'trip' ? { ...part, title: t(`tabs.trip.${section}`) } : part;
  };
  switch (section) {
    case 'weather':
      return (
        <WeatherSection
          {...shared}
          {...{ evidence, origin, trip, wants }}
          windowChoice={route === null ? windowChoice : null}
          judgesDates={route === null}
          others={route?.others.weather}
          model={wording.recommendation.model}
          safety={activities.safety ?? NO_NOTES}
          weather={headed(weather)}
        />
      );
    case 'equipment':
      return (
        <TripPacking
          {...{ ...props, shared, listView, route }}
          equipment={headed(recommendedEquipment)}
        />
      );
    case 'activities':
      if (route !== null && route.unplanned !== null) return route.unplanned;
      return (
        <ActivitiesSection
          {...shared}
          {...{ origin, onTryWish }}
          paperMap={route === null ? props.paperMap : null}
          activities={headed(activities)}
          categories={(props.inProgress ?? null) === null ? listView.list.categories : NO_LINES}
          selection={ideas}
          allSights={sights.entry}
          others={route?.others.activities}
          onShowLine={listView.showLine}
        />
      );
    case 'days':
      return <Days {...{ ...props, order, shared, listView, route }} />;
    default:
      return section satisfies never;
  }
}

function Days({ trip: one, shared, order, ...props }: Omit<OneSectionProps, 'section'>) {
  const { around, daysMap = null } = props;
  const { shown, days, sights } = one;
  return (
    <InTime later={shared.firstScreenFirst ?? false} paints={AFTER_LISTS}>
      <TripDays
        id={shared.ids.section('days')}
        planned={shown}
        {...{ days, around, map: daysMap, sights: sights.sights }}
        wide={order === 'trip'}
      />
    </InTime>
  );
}

/** '12/25' is packed; '25' where nothing can be ticked. */
function packedCount(
  categories: readonly ListCategory[],
  { own, onChange }: Pick<TripViewProps, 'own' | 'onChange'>,
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
