import { getRouteApi } from '@tanstack/react-router';
import { HomeCountryContext } from '#src/result/home-country/home-country-context.ts';
import { GearPage } from '#src/trips/gear/gear-page.tsx';

const route = getRouteApi('/trips/gear');

export function GearRoute() {
  const { gear, history, homeCountry } = route.useLoaderData();
  return (
    <HomeCountryContext value={homeCountry}>
      <GearPage gear={gear} history={history} />
    </HomeCountryContext>
  );
}
