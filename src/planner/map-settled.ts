import { createContext } from 'react';

/** True once the map is drawn or has failed: then deferred parts may load. */
export const MapSettled = createContext(false);
