import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#src/planner/lazy-part.tsx';
import { PlannerPage } from '#src/planner/planner-page.tsx';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import type { PlannerAddress } from '#src/planner/use-planner-session.ts';
import { HomeCountryContext } from '#src/result/home-country/home-country-context.ts';
import { SightSourcesContext } from '#src/sights/sight-sources.ts';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import { parsePlannerSearch } from './planner-search.ts';
import { FrameLinks } from '../frame/footer/frame-links.tsx';
import { PackMissing, useIsPackMissing } from '../frame/notices/pack-missing.tsx';
import { UnitsQuestion } from '../units/units-question.tsx';
import { ReadinessLine } from '../frame/notices/readiness-line.tsx';
import { useOffline, useOfflineActions } from '../frame/use-offline.ts';
import { holdIdle } from '#src/timing/when-idle.ts';

const route = getRouteApi('/planner');

/** Loaded on demand, because it is seldom needed. */
const LazyPlannerFailed = lazyPart(
  async () => (await import('./planner-failed.tsx')).PlannerFailed,
  'reported',
);
const LazyFormEmptied = lazyPart(
  async () => (await import('./planner-failed.tsx')).FormEmptied,
  'left-out',
);

/** About a metre. */
const ADDRESS_DECIMALS = 5;

/** Gives the planner its services, parses its query and keeps the address up to date. */
export function PlannerRoute() {
  const services = route.useLoaderData();
  const { plannerStore, geocoder, gazetteer, terrain, loadBasemap, onDevice, guide } = services;
  const sights = useMemo(() => ({ guide, loadBasemap }), [guide, loadBasemap]);
  const { app } = route.useRouteContext();
  const search = parsePlannerSearch(route.useSearch());
  const connected = useOffline((state) => state.connection === 'online');
  const hasResult = useStore(plannerStore, ({ planning }) => planning.status === 'ready');
  const isPackMissing = useIsPackMissing();
  useFetchOnReturn(connected);
  const release = useHeldIdle();
  const navigate = route.useNavigate();
  const updateAddress = (address: PlannerAddress) =>
    navigate({ search: roundedPoint(address), replace: true });
  const showChanges = useShowChanges();
  const emptying = useEmptying(plannerStore, search, updateAddress);
  return (
    <HomeCountryContext value={services.homeCountry}>
      <SightSourcesContext value={sights}>
        <FailureBoundary
          key={emptying.round}
          renderFailure={(error, retry) => (
            <LazyPlannerFailed
              error={error}
              entered={plannerStore.entered()}
              builtOn={app.builtOn}
              onRetry={retry}
              onStartOver={() => void emptying.startOver()}
            />
          )}
        >
          <PlannerPage
            store={plannerStore}
            geocoder={geocoder}
            gazetteer={gazetteer}
            terrain={terrain}
            places={services.places}
            home={() => services.homeMemory.read()}
            loadBasemap={loadBasemap}
            today={app.today}
            search={search}
            onAddressChanged={(address) => void updateAddress(address)}
            onProposed={showChanges}
            onMapSettled={() => release.current?.()}
            onDevice={onDevice}
            connected={connected}
            offline={<ReadinessLine />}
            links={<FrameLinks />}
            insteadOfMap={isPackMissing ? <PackMissing /> : null}
          />
        </FailureBoundary>
        {hasResult ? <UnitsQuestion /> : null}
        {emptying.emptied === null ? null : (
          <LazyFormEmptied onUndo={() => void emptying.undo()} onClose={emptying.close} />
        )}
      </SightSourcesContext>
    </HomeCountryContext>
  );
}

/** An empty form, where nothing else helped after a failure; `undo` brings back what was in it. */
function useEmptying(
  store: PlannerStore,
  address: PlannerAddress,
  goTo: (address: PlannerAddress) => Promise<void>,
) {
  const [round, setRound] = useState(0);
  const [emptied, setEmptied] = useState<{ entered: string; address: PlannerAddress } | null>(null);
  const startOver = async () => {
    const entered = store.entered();
    store.forget();
    // The planner takes up what its address holds.
    await goTo({});
    setEmptied({ entered, address });
    setRound(round + 1);
  };
  const undo = async () => {
    if (emptied === null) return;
    store.recall(emptied.entered);
    await goTo(emptied.address);
    setEmptied(null);
    setRound(round + 1);
  };
  /** `round` increases where the planner is to be rendered from the start. */
  return { round, emptied, startOver, undo, close: () => setEmptied(null) };
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

function useShowChanges() {
  const goTo = useNavigate();
  return useCallback(
    (tripId: string) =>
      void goTo({ to: '/trips/$tripId', params: { tripId }, search: { changes: true } }),
    [goTo],
  );
}

/** Data that were missing when the connection was lost are fetched once it is back. */
function useFetchOnReturn(connected: boolean): void {
  const { preparePack } = useOfflineActions();
  const before = useRef(connected);
  useEffect(() => {
    const isBack = connected && !before.current;
    before.current = connected;
    if (isBack) preparePack();
  }, [connected, preparePack]);
}

/** The address with its point to about a metre. */
function roundedPoint({ lat, lng, ...trip }: PlannerAddress): PlannerAddress {
  if (lat === undefined || lng === undefined) return trip;
  return { lat: rounded(lat), lng: rounded(lng), ...trip };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(ADDRESS_DECIMALS));
}
