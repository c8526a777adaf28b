import { once } from '#src/timing/once.ts';
import type { MapStops } from './map-stops.ts';
import type { StopPins, StopPinsNeeds } from './stop-pins.ts';

export interface StopLayer {
  /** `fits`: the view is theirs. Never rejects: without its code, the map has the one pin. */
  show(stops: MapStops | null, fits: boolean): Promise<void>;
  /** False where the view is not fitted to stops. */
  refit(): boolean;
  dispose(): void;
}

/** The stops on the map; their code is loaded with the first of them. */
export function createStopLayer(needs: StopPinsNeeds): StopLayer {
  let wanted: MapStops | null = null;
  let fitted = false;
  let pins: StopPins | null = null;
  const load = once(async () => {
    const { createStopPins } = await import('./stop-pins.ts');
    return createStopPins(needs);
  });
  return {
    async show(stops, fits) {
      wanted = stops;
      fitted = fits && stops !== null;
      if (stops === null && pins === null) return;
      try {
        pins = await load();
        if (wanted === stops) pins.show(stops, fits);
      } catch (error) {
        console.error('Error showing the stops on the map', error);
      }
    },
    refit() {
      pins?.refit();
      return fitted;
    },
    dispose() {
      wanted = null;
      pins?.dispose();
    },
  };
}
