import { getRouteApi } from '@tanstack/react-router';
import { TripsPage } from '#src/trips/list/trips-page.tsx';
import { useToday } from '../frame/use-today.ts';

const route = getRouteApi('/trips');

export function TripsRoute() {
  const { history, notes, terrain, loadBasemap } = route.useLoaderData();
  const { app } = route.useRouteContext();
  return (
    <TripsPage
      history={history}
      notes={notes}
      terrain={terrain}
      loadBasemap={loadBasemap}
      today={useToday(app)}
      builtOn={app.builtOn}
    />
  );
}
