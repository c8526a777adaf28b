import { SightsPanel } from './sights-panel.tsx';
import { SightsSheet } from './sights-sheet.tsx';

/** The chunk of what opens: the list of all sights in its places. */
export const SIGHT_PARTS = { SightsPanel, SightsSheet } as const;

export type SightParts = typeof SIGHT_PARTS;
