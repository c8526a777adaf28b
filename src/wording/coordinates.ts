import type { Language } from '#src/domain/language/language.ts';
import { formatNumber } from './numbers.ts';

type Point = { lat: number; lng: number };

/** Clockwise from north, every 22.5 degrees. */
const COMPASS = {
  en: 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' '),
  de: 'N NNO NO ONO O OSO SO SSO S SSW SW WSW W WNW NW NNW'.split(' '),
} as const;

const ABOUT = { en: 'About here', de: 'Ungefähr hier' } as const;

/** '47.38° N 11.48° E', '47,38° N 11,48° O'. */
export function formatCoordinates(point: Point, language: Language): string {
  return degreesOf(point, language, { least: 2, most: 2 }).join(' ');
}

/** '47.3801° N, 11.48° E': up to four decimals, about ten metres. */
export function formatExactCoordinates(point: Point, language: Language): string {
  return degreesOf(point, language, { most: 4 }).join(', ');
}

/** 'About here: 47.38° N, 11.48° E', 'Ungefähr hier: 47,38° N, 11,48° O': to a kilometre. */
export function formatAboutCoordinates(point: Point, language: Language): string {
  return `${ABOUT[language]}: ${degreesOf(point, language, { most: 2 }).join(', ')}`;
}

/** 'WSW', German 'ONO': the direction of a bearing in degrees clockwise from north. */
export function compassDirection(bearing: number, language: Language): string {
  return COMPASS[language][Math.round(bearing / 22.5) % 16] ?? 'N';
}

const LETTERS = {
  en: { N: 'north', E: 'east', S: 'south', W: 'west' },
  de: { N: 'nord', O: 'ost', S: 'süd', W: 'west' },
} as const;

/** For screen readers: '36 km ESE' becomes '36 km east-south-east', '36 km OSO' '36 km Ostsüdost'. */
export function spellDirection(distance: string, language: Language): string {
  const letters: Readonly<Record<string, string>> = LETTERS[language];
  return distance.replace(/(?<=m\s)\p{Lu}{1,3}$/u, (direction) => {
    const words = Array.from(direction, (letter) => letters[letter]);
    if (words.includes(undefined)) return direction;
    if (language === 'en') return words.join('-');
    const word = words.join('');
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}

function degreesOf(
  { lat, lng }: Point,
  language: Language,
  digits: { least?: number; most: number },
): [string, string] {
  const number = (value: number) => formatNumber(Math.abs(value), language, digits);
  const east = language === 'de' ? 'O' : 'E';
  return [`${number(lat)}° ${lat < 0 ? 'S' : 'N'}`, `${number(lng)}° ${lng < 0 ? 'W' : east}`];
}
