import { createContext } from 'react';
import type { HomeCountryStore } from './home-country-store.ts';

/** Null where nothing can be said about home: while a page is prerendered. */
export const HomeCountryContext = createContext<HomeCountryStore | null>(null);
