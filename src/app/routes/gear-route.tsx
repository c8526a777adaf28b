import { getRouteApi } from '@tanstack/react-router';
import { GearPage } from '#src/trips/gear/gear-page.tsx';

const route = getRouteApi('/trips/gear');

export function GearRoute() {
  const { gear, history } = route.useLoaderData();
  return <GearPage gear={gear} history={history} />;
}
