import type { Place } from '../places.ts';

/**
 * Countries where GeoNames' main name is the local one or an old transcription, and its English
 * list has the usual English name. Elsewhere the main name is the better one.
 */
const COUNTRIES_WITH_ENGLISH_NAMES = new Set(
  'DE AT CH SE IT BE DK GR IE RU UA IN UZ KZ EG SY IQ IR SA SD ET IL JO KR VN MA RS XK GE AM AZ BG'.split(
    ' ',
  ),
);
const CORRECTIONS: Readonly<Record<string, string>> = {
  'New York City': 'New York',
  Juárez: 'Ciudad Juárez',
  Panamá: 'Panama City',
  'Ulan Bator': 'Ulaanbaatar',
  Okap: 'Cap-Haïtien',
  Sevilla: 'Seville',
  'Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  Dunkerque: 'Dunkirk',
  'Washington, D.C.': 'Washington',
  Gießen: 'Gießen',
  Chisinau: 'Chișinău',
  Male: 'Malé',
  'Nur-Sultan': 'Astana',
  'Nay Pyi Taw': 'Naypyidaw',
  'Palikir - National Government Center': 'Palikir',
  'Port-Vila': 'Port Vila',
  "Saint George's": "St. George's",
  Saßnitz: 'Sassnitz',
};
/** Administrative names, and suffixes that say 'city' in another language. */
const NOT_A_PLAIN_NAME =
  /\b(City|Borough|District|Province|Metropolitan|Township|Amphoe|Governorate)\b|\b(town|city)$|-(shi|si|ni)$|[(),/]/u;

/** The name that an English map gives a place. */
export function englishName(place: Place, listed: string | undefined): string {
  const corrected = CORRECTIONS[place.name];
  if (corrected !== undefined) return corrected;
  const usable =
    listed !== undefined &&
    COUNTRIES_WITH_ENGLISH_NAMES.has(place.country) &&
    !NOT_A_PLAIN_NAME.test(listed);
  return plain(usable ? listed : place.name, place.country);
}

function plain(name: string, country: string): string {
  const city = name
    .replace(/^City of /u, '')
    .replace(/-(shi|si|ni)$/u, '')
    .replace(/\s+Shi$/u, '')
    .replace(country === 'AE' || country === 'ID' ? / City$/u : /^$/u, '');
  return country === 'RU' ? city.replaceAll('’', '') : city;
}
