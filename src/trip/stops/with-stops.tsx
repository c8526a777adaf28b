import type { ReactNode } from 'react';
import { isPlanned } from '#src/domain/stops/join-stops.ts';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ResultIds, SectionOrder } from '#src/result/result-ids.ts';
import { inPlace } from '#src/wording/in-place.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import { FactsOfStops } from './facts-of-stops.tsx';
import { useLineReasons, useListSummary } from './line-reasons.ts';
import { OtherStops } from './other-stops.tsx';
import type { RouteView } from './route-view.ts';
import type { StopChoice } from './stop-choice.ts';
import { StopsHead } from './stops-head.tsx';
import { UnplannedStop } from './unplanned-stop.tsx';

export type WithStopsProps = {
  /** The whole trip. */
  planned: PlannedTrip;
  stop: StopChoice;
  order: SectionOrder;
  ids: ResultIds;
  /** The stop that is being planned; null once all are. */
  inProgress: StopInProgress | null;
  /** The order of the stops may still be changed. */
  undecided: boolean;
  /** Shown where the stop is not planned: why, and what to do. */
  aboutUnplanned: ReactNode;
  /** The map of the stops on paper; null where there is none. */
  paperMap: ReactNode;
  /** Above the strip; null where the map stands elsewhere. */
  stopsMap: ReactNode;
  children: (view: RouteView) => ReactNode;
};

/** The parts that a trip with stops shows besides the sections of any trip; a trip of one stop loads none of them. */
export function WithStops(props: WithStopsProps): ReactNode {
  const { planned, stop, order, ids, inProgress, undecided, aboutUnplanned } = props;
  const { paperMap, stopsMap, children } = props;
  const { at, onChoose } = stop;
  const { t } = useTexts('route');
  const language = useLanguage();
  const listSummary = useListSummary(planned);
  const reasonOf = useLineReasons(planned);
  const name = stopNames(planned, language)[at] ?? '';
  const place = { at: inPlace(name, language) };
  const [weather, activities] = [ids.section('weather'), ids.section('activities')];
  const others = { planned, at, onChoose };
  return children({
    heads: {
      weather: t('heads.weather', place),
      activities: t(`heads.activities.${order}`, place),
    },
    listSummary,
    reasonOf,
    top: (
      <StopsHead
        {...others}
        {...{ inProgress, undecided, paperMap, stopsMap }}
        controls={[activities, weather]}
      />
    ),
    others: {
      weather: <OtherStops {...others} section="weather" sectionId={weather} />,
      activities: <OtherStops {...others} section="activities" sectionId={activities} />,
    },
    unplanned: isPlanned(stop.planned) ? null : (
      <UnplannedStop {...{ planned, at, inProgress }} id={activities}>
        {aboutUnplanned}
      </UnplannedStop>
    ),
    facts: <FactsOfStops planned={planned} />,
  });
}
