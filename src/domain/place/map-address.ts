import type { LatLng } from './location.ts';

/** Which map a device has: any app, Apple's, or the one on the web. */
export type MapKind = 'app' | 'apple' | 'web';

/** By the browser's user agent, in which an iPad calls itself a Macintosh. */
export function mapKindOf(userAgent: string): MapKind {
  if (/Android/iu.test(userAgent)) return 'app';
  return /iPhone|iPad|iPod|Macintosh/u.test(userAgent) ? 'apple' : 'web';
}

/** The address by which that map shows a point with its name. */
export function mapAddress(kind: MapKind, { lat, lng }: LatLng, name: string): string {
  const label = encodeURIComponent(name);
  switch (kind) {
    case 'app':
      // Brackets hold the label, so its own are escaped.
      return `geo:${lat},${lng}?q=${lat},${lng}(${label.replaceAll('(', '%28').replaceAll(')', '%29')})`;
    case 'apple':
      return `https://maps.apple.com/?ll=${lat},${lng}&q=${label}`;
    case 'web':
      return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`;
    default:
      return kind satisfies never;
  }
}
