import { useRouteContext } from '@tanstack/react-router';
import { useStore } from 'zustand';
import type { Offline, OfflineState } from '#src/offline/offline.ts';

/** One slice of the offline state. */
export function useOffline<T>(select: (state: OfflineState) => T): T {
  return useStore(useOfflineActions().store, select);
}

export function useOfflineActions(): Offline {
  return useRouteContext({ from: '__root__' }).app.offline;
}
