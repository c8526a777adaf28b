import type { StoreApi } from 'zustand/vanilla';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';
import type { MapSights } from '#src/map/sights/map-sights.ts';
import type { MapStops } from '#src/map/stops/map-stops.ts';
import type { PlannerState } from '../store/planner-state.ts';

/** A result's ideas on the map; null removes them. */
export type MapActions = {
  showIdeas: (ideas: MapIdeas | null) => void;
  showRoute: (route: MapStops | null) => void;
  /** The sights of a list, instead of the ideas. */
  showSights: (sights: MapSights | null) => void;
};

export function createMapActions(store: StoreApi<PlannerState>): MapActions {
  return {
    showIdeas: (ideas) => store.setState({ ideas }),
    showRoute: (route) => store.setState({ route }),
    showSights: (sights) => store.setState({ sights }),
  };
}
