import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';

const DIGITS = 4;

/** The one result for typed coordinates: the point itself, and what it is called. */
export function typedPoint(point: LatLng, place: string, language: Language): FoundPlace {
  const name = `${degrees(point.lat, ['N', 'S'], language)}, ${degrees(point.lng, eastWest(language), language)}`;
  return { ...point, place, name, context: place, kind: null, elevation: null };
}

function eastWest(language: Language): [string, string] {
  return language === 'de' ? ['O', 'W'] : ['E', 'W'];
}

function degrees(
  value: number,
  [positive, negative]: [string, string],
  language: Language,
): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: DIGITS });
  return `${number.format(Math.abs(value))}° ${value < 0 ? negative : positive}`;
}
