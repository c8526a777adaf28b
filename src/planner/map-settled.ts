import { createContext } from 'react';

/** True once the map is drawn, or does not come: then what is not on the first screen may load. */
export const MapSettled = createContext(false);
