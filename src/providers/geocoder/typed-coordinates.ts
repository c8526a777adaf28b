import type { LatLng } from '#src/domain/location.ts';

const NUMBER = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*`;
/** Latitude, then longitude; each may carry its direction, parted by a comma, semicolon or space. */
const PAIR = new RegExp(String.raw`^\s*${NUMBER}([NS])?\s*[,;\s]\s*${NUMBER}([EWO])?\s*$`, 'iu');

/**
 * A point typed as decimal degrees: '47.37, 11.48', '47,37 11,48', '47.37° N, 11.48° E' ('O' is the
 * German east). Null for everything else, and outside the ranges.
 */
export function typedCoordinates(text: string): LatLng | null {
  const found = PAIR.exec(text);
  if (found === null) return null;
  const [, latText = '', ns = '', lngText = '', ew = ''] = found;
  if (!/[.,°]/u.test(text) && ns === '' && ew === '') return null;
  const lat = toNumber(latText) * (ns.toUpperCase() === 'S' ? -1 : 1);
  const lng = toNumber(lngText) * (ew.toUpperCase() === 'W' ? -1 : 1);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
