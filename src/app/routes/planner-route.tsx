import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PlannerPage } from '#src/planner/planner-page.tsx';
import type { PlannerAddress } from '#src/planner/use-planner-session.ts';
import { parsePlannerSearch } from './planner-search.ts';
import { ReadinessLine } from '../frame/footer/readiness-line.tsx';
import { useOffline } from '../frame/use-offline.ts';
import { holdIdle } from '#src/timing/when-idle.ts';

const route = getRouteApi('/planner');

/** The address names a point to about a metre. */
const ADDRESS_DECIMALS = 5;

/**
 * The planner with what it is made of, and its address, which the router hands on unread, kept with
 * the destination.
 */
export function PlannerRoute() {
  const { plannerStore, geocoder, terrain, loadBasemap, onDevice } = route.useLoaderData();
  const { app } = route.useRouteContext();
  const search = parsePlannerSearch(route.useSearch());
  const connected = useOffline((state) => state.connection === 'online');
  const holding = useHeldIdle();
  const navigate = route.useNavigate();
  const follow = ({ lat, lng, ...trip }: PlannerAddress) => {
    const point =
      lat === undefined || lng === undefined ? {} : { lat: rounded(lat), lng: rounded(lng) };
    void navigate({ search: { ...point, ...trip }, replace: true });
  };
  return (
    <PlannerPage
      store={plannerStore}
      geocoder={geocoder}
      terrain={terrain}
      loadBasemap={loadBasemap}
      today={app.today}
      search={search}
      onAddressChanged={follow}
      onMapSettled={() => holding.current?.()}
      onDevice={onDevice}
      connected={connected}
      offline={<ReadinessLine />}
    />
  );
}

/** The map is drawn by a worker, which is no computing of the page's own. */
function useHeldIdle() {
  const release = useRef<(() => void) | null>(null);
  useEffect(() => {
    release.current = holdIdle();
    return () => release.current?.();
  }, []);
  return release;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(ADDRESS_DECIMALS));
}
