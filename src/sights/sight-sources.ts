import { createContext } from 'react';
import type { Basemap, SightGuide } from '#src/domain/ports.ts';

/** Where the sights around a trip come from, and the map that shows them. */
export type SightSources = { guide: SightGuide; loadBasemap: () => Promise<Basemap> };

/** Null where sights are not asked for: in a shared trip, and while a page is prerendered. */
export const SightSourcesContext = createContext<SightSources | null>(null);
