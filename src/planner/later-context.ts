import { createContext, useContext, useEffect } from 'react';
import type { LaterParts } from './later-parts.ts';

type Later = { parts: LaterParts | null; ask: () => void };

/** The parts that arrive after the map; null until then. */
export const LaterContext = createContext<Later>({ parts: null, ask: () => undefined });

/** They come at once where they are `wanted`, else when the map is drawn. */
export function useLaterParts(wanted = false): LaterParts | null {
  const { parts, ask } = useContext(LaterContext);
  useEffect(() => {
    if (wanted) ask();
  }, [wanted, ask]);
  return parts;
}
