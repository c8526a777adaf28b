import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { SightSourcesContext } from '#src/sights/sight-sources.ts';
import { TripsPage } from '#src/trips/list/trips-page.tsx';
import { TodayPage } from '#src/trips/today/today-page.tsx';
import { TripReadiness } from '../frame/notices/trip-readiness.tsx';
import { useToday } from '../frame/use-today.ts';

const route = getRouteApi('/trips');
const todayRoute = getRouteApi('/trips/today');

export function TripsRoute() {
  const { history, notes, planAnew, terrain, guide, loadBasemap } = route.useLoaderData();
  const { app } = route.useRouteContext();
  const sights = useMemo(() => ({ guide, loadBasemap }), [guide, loadBasemap]);
  return (
    <SightSourcesContext value={sights}>
      <TripsPage
        history={history}
        notes={notes}
        planAnew={planAnew}
        terrain={terrain}
        loadBasemap={loadBasemap}
        today={useToday(app)}
        builtOn={app.builtOn}
        offline={<TripReadiness />}
      />
    </SightSourcesContext>
  );
}

/** In this file, so that the shell of the trips preloads it for the icon of the installed app. */
export function TodayRoute() {
  const { history, terrain, guide, loadBasemap } = todayRoute.useLoaderData();
  const navigate = todayRoute.useNavigate();
  const sights = useMemo(() => ({ guide, loadBasemap }), [guide, loadBasemap]);
  const toPlanner = useCallback(() => void navigate({ to: '/planner', replace: true }), [navigate]);
  return (
    <SightSourcesContext value={sights}>
      <TodayPage
        history={history}
        terrain={terrain}
        loadBasemap={loadBasemap}
        offline={<TripReadiness />}
        onNone={toPlanner}
      />
    </SightSourcesContext>
  );
}
