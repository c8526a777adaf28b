import { Suspense, lazy, useEffect, useState } from 'react';
import type { KeptMaps, OpenKeptMaps } from '#src/domain/map/kept-map.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';

/** Loaded where the site has a detailed map. */
const Panel = lazy(async () => ({
  default: (await import('./keep-map-panel.tsx')).KeepMapPanel,
}));

type KeepMapProps = { saved: SavedTrip; openKeptMaps: OpenKeptMaps };

/** The detailed map of a trip: keeping it on this device, and what of it is there. Nothing without one. */
export function KeepMap({ saved, openKeptMaps }: KeepMapProps) {
  const [maps, setMaps] = useState<KeptMaps | null>(null);
  useEffect(() => {
    let isShown = true;
    openKeptMaps()
      .then((opened) => {
        if (isShown) setMaps(opened);
      })
      .catch((error: unknown) => console.warn('Maps cannot be kept', error));
    return () => {
      isShown = false;
    };
  }, [openKeptMaps]);
  if (maps === null) return null;
  return (
    <FailureBoundary renderFailure={() => null}>
      <Suspense>
        <Panel saved={saved} maps={maps} />
      </Suspense>
    </FailureBoundary>
  );
}
