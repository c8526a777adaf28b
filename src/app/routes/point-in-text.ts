import * as v from 'valibot';
import { latLngSchema } from '#src/domain/location.ts';
import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/location.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const DEGREES = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°?\s*`;

/**
 * How map apps write a point into a link, most exact first: the pin before the view. Each has the
 * latitude as its first group and the longitude as its second.
 */
const LINK_FORMS: readonly RegExp[] = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'u'),
  new RegExp(`[?&#]mlat=${NUMBER}&mlon=${NUMBER}`, 'u'),
  new RegExp(`[?&]lat=${NUMBER}&(?:lng|lon)=${NUMBER}`, 'u'),
  new RegExp(
    `[?&](?:q|query|ll|sll|coordinate|destination|center)=(?:loc:)?${NUMBER},${NUMBER}`,
    'u',
  ),
  new RegExp(`[?&]cp=${NUMBER}~${NUMBER}`, 'u'),
  new RegExp(`geo:${NUMBER},${NUMBER}`, 'u'),
  new RegExp(`@${NUMBER},${NUMBER}`, 'u'),
  new RegExp(`#(?:map=)?\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`, 'u'),
];

const PLAIN = new RegExp(`^\\s*\\(?${NUMBER}\\s*[,;\\s]\\s*${NUMBER}\\)?\\s*$`, 'u');
const WITH_LETTERS = new RegExp(`${DEGREES}([NS])[\\s,;]*${DEGREES}([EWO])(?![a-z])`, 'iu');

/**
 * The point in a text that another app shared: '47.37,11.48', '47.38° N 11.48° E', a geo: address
 * or a link of one of the common map services. Null when there is none in range.
 */
export function pointInText(text: string): LatLng | null {
  const decoded = decodedText(text);
  const lettered = WITH_LETTERS.exec(decoded);
  if (lettered !== null) {
    const [, lat = '', northSouth = '', lng = '', eastWest = ''] = lettered;
    return checked(signed(lat, /s/iu.test(northSouth)), signed(lng, /w/iu.test(eastWest)));
  }
  return [...LINK_FORMS, PLAIN].reduce<LatLng | null>((found, form) => {
    if (found !== null) return found;
    const match = form.exec(decoded);
    return match === null ? null : checked(Number(match[1]), Number(match[2]));
  }, null);
}

/** Percent codes undone where the text holds valid ones. */
function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function signed(digits: string, negative: boolean): number {
  const value = Number(digits.replace(',', '.'));
  return negative ? -value : value;
}

/** 0,0 is what apps write when they mean "see the query": no traveller goes there. */
function checked(lat: number, lng: number): LatLng | null {
  if (lat === 0 && lng === 0) return null;
  const point = v.safeParse(latLngSchema, { lat, lng: normalizeLng(lng) });
  return point.success ? point.output : null;
}
