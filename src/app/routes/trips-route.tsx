import { getRouteApi } from '@tanstack/react-router';
import { TripsPage } from '#src/trips/list/trips-page.tsx';

const route = getRouteApi('/trips');

export function TripsRoute() {
  const { history, notes, terrain, loadBasemap } = route.useLoaderData();
  return <TripsPage history={history} notes={notes} terrain={terrain} loadBasemap={loadBasemap} />;
}
