import type { ToStorableLocation } from '#src/domain/ports.ts';

/** Where the geocoder's answers may be stored, as the device's own and Mapbox' permanent ones may. */
export const everythingStorable: ToStorableLocation = (location) => Promise.resolve(location);
