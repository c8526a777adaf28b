import { getRouteApi } from '@tanstack/react-router';
import { TripPage } from '#src/trips/trip/trip-page.tsx';
import { useOffline } from '../frame/use-offline.ts';
import { useToday } from '../frame/use-today.ts';

const route = getRouteApi('/trips/$tripId');

export function TripRoute() {
  const { tripId } = route.useParams();
  const { history, gear, terrain, loadBasemap } = route.useLoaderData();
  const { app } = route.useRouteContext();
  const connected = useOffline((state) => state.connection === 'online');
  return (
    <TripPage
      id={tripId}
      history={history}
      gear={gear}
      terrain={terrain}
      loadBasemap={loadBasemap}
      today={useToday(app)}
      connected={connected}
    />
  );
}
