import { once } from '#src/timing/once.ts';
import type { IdeaMarkers, IdeaMarkersNeeds } from './idea-markers.ts';
import type { MapIdeas } from './map-ideas.ts';

export interface IdeaLayer {
  /** Never rejects: without its code, the map has no markers. */
  show(ideas: MapIdeas | null): Promise<void>;
  /** False where no ideas are shown. */
  refit(): boolean;
  dispose(): void;
}

/** The ideas on the map; their code is loaded with the first of them. */
export function createIdeaLayer(needs: IdeaMarkersNeeds): IdeaLayer {
  let wanted: MapIdeas | null = null;
  let markers: IdeaMarkers | null = null;
  const load = once(async () => {
    const { createIdeaMarkers } = await import('./idea-markers.ts');
    return createIdeaMarkers(needs);
  });
  return {
    async show(ideas) {
      wanted = ideas;
      if (ideas === null && markers === null) return;
      try {
        markers = await load();
        if (wanted === ideas) markers.show(ideas);
      } catch (error) {
        console.error('Error showing the ideas on the map', error);
      }
    },
    refit() {
      markers?.refit();
      return wanted !== null;
    },
    dispose() {
      wanted = null;
      markers?.dispose();
    },
  };
}
