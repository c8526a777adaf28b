import type { LatLng } from '#src/domain/place/location.ts';

const DECIMALS = 4;

/** To about ten metres: every byte counts in a QR code. */
export function roundedPoint({ lat, lng }: LatLng): LatLng {
  return { lat: rounded(lat), lng: rounded(lng) };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
