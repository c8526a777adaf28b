import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';

/** What rows do; one object that never changes, so that a row renders when it changed. */
export type RowActions = {
  onToggle: (id: string) => void;
  onKeep: (sight: ReachableSight) => void;
  onPoint: (id: string | null) => void;
  onShowOnMap: (id: string) => void;
};
