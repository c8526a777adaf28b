import type { LatLng } from '#src/domain/place/location.ts';

/** Why the position is unknown; i18n keys of the map namespace. */
export type PositionFault = 'locate-denied' | 'locate-unavailable' | 'locate-late';

const TIME_LIMIT_MS = 15_000;
const DENIED = 1;
const LATE = 3;

/** Requests the device's position; the browser asks for permission. */
export function askPosition(
  report: (point: LatLng) => void,
  failed: (fault: PositionFault) => void,
): void {
  if (!('geolocation' in navigator)) {
    failed('locate-unavailable');
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => report({ lat: coords.latitude, lng: coords.longitude }),
    ({ code }) => failed(faultOf(code)),
    { timeout: TIME_LIMIT_MS, maximumAge: 60_000 },
  );
}

function faultOf(code: number): PositionFault {
  if (code === DENIED) return 'locate-denied';
  return code === LATE ? 'locate-late' : 'locate-unavailable';
}
