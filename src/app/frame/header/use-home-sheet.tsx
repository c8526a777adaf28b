import { useRouteContext } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import type { HomeCountryStore } from '#src/result/home-country/home-country-store.ts';

const HomeCountrySheet = lazy(async () => {
  const { HomeCountrySheet: Sheet } =
    await import('#src/result/home-country/home-country-sheet.tsx');
  return { default: Sheet };
});

/** "Where do you live?" from any page: what it needs is loaded when it is opened. */
export function useHomeSheet(closeMenu: () => void): { open: () => void; sheet: ReactNode } {
  const { app } = useRouteContext({ from: '__root__' });
  const [store, setStore] = useState<HomeCountryStore | null>(null);
  const open = () => {
    closeMenu();
    app.loadPlannerServices().then(
      ({ homeCountry }) => setStore(homeCountry),
      (error: unknown) => console.error('The country of home cannot be asked for', error),
    );
  };
  const sheet =
    store === null ? null : (
      <Suspense>
        <HomeCountrySheet store={store} onClose={() => setStore(null)} />
      </Suspense>
    );
  return { open, sheet };
}
