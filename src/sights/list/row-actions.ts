import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';

/** The actions of a row; one object that never changes, so that only a changed row renders. */
export type RowActions = {
  onToggle: (id: string) => void;
  onKeep: (sight: ReachableSight) => void;
  onPoint: (id: string | null) => void;
  onShowOnMap: (id: string) => void;
};
