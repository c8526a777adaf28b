import type OlMap from 'ol/Map.js';
import type { Spot } from '../markers/arrange-markers.ts';

type Arranging = {
  /** Decides for a resolution how far each pin steps aside. */
  arrange: (resolution: number) => readonly Spot[];
  /** With each frame. */
  place: (asides: readonly Spot[]) => void;
  /** When the map rests. */
  rest: (asides: readonly Spot[]) => void;
};

/** Follows the map; `renew` arranges again with its next frame. */
export function keepArranged(map: OlMap, { arrange, place, rest }: Arranging) {
  let asides: readonly Spot[] = [];
  let arrangedFor: number | undefined;
  const follow = () => {
    const resolution = map.getView().getResolution() ?? 1;
    if (resolution !== arrangedFor) asides = arrange(resolution);
    arrangedFor = resolution;
    place(asides);
  };
  const settle = () => {
    follow();
    rest(asides);
  };
  map.on('postrender', follow);
  map.on('moveend', settle);
  return {
    renew() {
      arrangedFor = undefined;
      map.once('postrender', settle);
      map.render();
    },
    dispose() {
      map.un('postrender', follow);
      map.un('postrender', settle);
      map.un('moveend', settle);
    },
  };
}
