import { getRouteApi } from '@tanstack/react-router';
import { TripPage } from '#src/trips/trip-page.tsx';
import { useToday } from './use-today.ts';

const route = getRouteApi('/trips/$tripId');

export function TripRoute() {
  const { tripId } = route.useParams();
  const { history, terrain, loadBasemap } = route.useLoaderData();
  const { app } = route.useRouteContext();
  return (
    <TripPage
      id={tripId}
      history={history}
      terrain={terrain}
      loadBasemap={loadBasemap}
      today={useToday(app)}
    />
  );
}
