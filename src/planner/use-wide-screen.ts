import { createContext, useContext } from 'react';
import { useMediaQuery } from '#src/ui/use-media-query.ts';

/** The breakpoint of the style sheets: from here on the sidebar is a fixed panel. */
const WIDE = '(width >= 760px)';

/** The value of `useWideScreen` while prerendering. */
export const AssumedWide = createContext(true);

export function useWideScreen(): boolean {
  return useMediaQuery(WIDE, useContext(AssumedWide));
}
