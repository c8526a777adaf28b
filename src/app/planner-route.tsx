import { getRouteApi } from '@tanstack/react-router';
import type { LatLng } from '#src/domain/location.ts';
import { PlannerPage } from '#src/planner/planner-page.tsx';
import { parsePlannerSearch } from './planner-search.ts';
import { ReadinessLine } from './readiness-line.tsx';
import { useOffline } from './use-offline.ts';

const route = getRouteApi('/planner');

/** The address names a point to about a metre. */
const ADDRESS_DECIMALS = 5;

/**
 * The planner with what it is made of, and its address kept with the destination. The router hands on
 * what validation refused as well, so the query is parsed again here.
 */
export function PlannerRoute() {
  const { plannerStore, geocoder, terrain, loadBasemap, onDevice } = route.useLoaderData();
  const { app } = route.useRouteContext();
  const search = parsePlannerSearch(route.useSearch());
  const connected = useOffline((state) => state.connection === 'online');
  const navigate = route.useNavigate();
  const follow = ({ lat, lng }: LatLng) => {
    void navigate({ search: { lat: rounded(lat), lng: rounded(lng) }, replace: true });
  };
  return (
    <PlannerPage
      store={plannerStore}
      geocoder={geocoder}
      terrain={terrain}
      loadBasemap={loadBasemap}
      today={app.today}
      search={search}
      onLocationChosen={follow}
      onDevice={onDevice}
      connected={connected}
      offline={<ReadinessLine />}
    />
  );
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(ADDRESS_DECIMALS));
}
