import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { PlannerPage } from '#src/planner/planner-page.tsx';
import type { PlannerAddress } from '#src/planner/use-planner-session.ts';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ErrorPage } from '../frame/message-pages/error-page.tsx';
import { parsePlannerSearch } from './planner-search.ts';
import { ReadinessLine } from '../frame/notices/readiness-line.tsx';
import { useOffline } from '../frame/use-offline.ts';
import { holdIdle } from '#src/timing/when-idle.ts';

const route = getRouteApi('/planner');

/** About a metre. */
const ADDRESS_DECIMALS = 5;

/** Gives the planner its services, parses its query and keeps the address up to date. */
export function PlannerRoute() {
  const { plannerStore, geocoder, terrain, loadBasemap, onDevice } = route.useLoaderData();
  const { app } = route.useRouteContext();
  const search = parsePlannerSearch(route.useSearch());
  const connected = useOffline((state) => state.connection === 'online');
  const release = useHeldIdle();
  const navigate = route.useNavigate();
  const updateAddress = ({ lat, lng, ...trip }: PlannerAddress) => {
    const point =
      lat === undefined || lng === undefined ? {} : { lat: rounded(lat), lng: rounded(lng) };
    void navigate({ search: { ...point, ...trip }, replace: true });
  };
  const goTo = useNavigate();
  const showChanges = useCallback(
    (tripId: string) =>
      void goTo({ to: '/trips/$tripId', params: { tripId }, search: { changes: true } }),
    [goTo],
  );
  // What was entered may be the cause: the draft and the query would fail again after a reload.
  const startOver = () => {
    plannerStore.forget();
    updateAddress({});
  };
  return (
    <FailureBoundary onFailure={startOver} renderFailure={plannerFailed}>
      <PlannerPage
        store={plannerStore}
        geocoder={geocoder}
        terrain={terrain}
        loadBasemap={loadBasemap}
        today={app.today}
        search={search}
        onAddressChanged={updateAddress}
        onProposed={showChanges}
        onMapSettled={() => release.current?.()}
        onDevice={onDevice}
        connected={connected}
        offline={<ReadinessLine />}
      />
    </FailureBoundary>
  );
}

function plannerFailed(error: Error, retry: () => void) {
  return <PlannerFailed error={error} onRetry={retry} />;
}

function PlannerFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTexts('planner');
  return <ErrorPage error={error} reset={onRetry} text={t('page-failed')} />;
}

/** Background work waits until the map, which a worker draws, is on the screen. */
function useHeldIdle() {
  const held = useRef<(() => void) | null>(null);
  useEffect(() => {
    held.current = holdIdle();
    return () => held.current?.();
  }, []);
  return held;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(ADDRESS_DECIMALS));
}
