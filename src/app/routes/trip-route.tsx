import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { HomeCountryContext } from '#src/result/home-country/home-country-context.ts';
import { SightSourcesContext } from '#src/sights/sight-sources.ts';
import { ComparePage } from '#src/trips/compare/compare-page.tsx';
import { SharedTripPage } from '#src/trips/shared/shared-trip-page.tsx';
import { TripPage } from '#src/trips/trip/trip-page.tsx';
import { UnitsQuestion } from '../units/units-question.tsx';
import { TripReadiness } from '../frame/notices/trip-readiness.tsx';
import { useOffline } from '../frame/use-offline.ts';
import { useToday } from '../frame/use-today.ts';

const route = getRouteApi('/trips/$tripId');
const sharedRoute = getRouteApi('/trips/shared');
const compareRoute = getRouteApi('/trips/compare');

export function TripRoute() {
  const { tripId } = route.useParams();
  const { packing = false, changes = false } = route.useSearch();
  const navigate = route.useNavigate();
  const services = route.useLoaderData();
  const { history, completeTrip, planAnew, gear, terrain, geocoder, loadBasemap, handover, guide } =
    services;
  const sights = useMemo(() => ({ guide, loadBasemap }), [guide, loadBasemap]);
  const { app } = route.useRouteContext();
  const openKeptMaps = useCallback(async () => {
    const maps = await services.openKeptMaps();
    if (maps !== null) app.offline.followKeptMaps();
    return maps;
  }, [services, app]);
  const connected = useOffline((state) => state.connection === 'online');
  return (
    <HomeCountryContext value={services.homeCountry}>
      <SightSourcesContext value={sights}>
        <TripPage
          id={tripId}
          history={history}
          complete={completeTrip}
          planAnew={planAnew}
          gear={gear}
          terrain={terrain}
          geocoder={geocoder}
          loadBasemap={loadBasemap}
          openKeptMaps={openKeptMaps}
          today={useToday(app)}
          connected={connected}
          builtOn={app.builtOn}
          over={packing ? 'packing' : changes ? 'changes' : null}
          onUncover={() => void navigate({ search: {}, replace: true, resetScroll: false })}
          handover={handover}
          offline={<TripReadiness onTrip />}
        />
        <UnitsQuestion />
      </SightSourcesContext>
    </HomeCountryContext>
  );
}

/** In this file, so that both pages are one chunk: they show the same. */
export function SharedTripRoute() {
  const { history, planShared, terrain, loadBasemap } = sharedRoute.useLoaderData();
  const { app } = sharedRoute.useRouteContext();
  const connected = useOffline((state) => state.connection === 'online');
  const fragment = useLocation({ select: ({ hash }) => hash });
  return (
    <SharedTripPage
      key={fragment}
      fragment={fragment}
      plan={planShared}
      history={history}
      terrain={terrain}
      loadBasemap={loadBasemap}
      builtOn={app.builtOn}
      connected={connected}
    />
  );
}

/** In this file too: it shows the same figures. */
export function CompareRoute() {
  const { history, gear, home, geocoder } = compareRoute.useLoaderData();
  const chosen = compareRoute.useSearch();
  const navigate = compareRoute.useNavigate();
  return (
    <ComparePage
      history={history}
      gear={gear}
      home={home}
      geocoder={geocoder}
      chosen={chosen}
      onChoose={(pair) => void navigate({ search: pair, replace: true })}
    />
  );
}
