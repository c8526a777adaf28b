import type { Place } from '../places.ts';

/**
 * Countries whose GeoNames list of German names is full of historical ones that nobody looks for
 * today (Wesprim, Esseg): there only these living ones are taken.
 */
const COUNTRIES_WITH_OLD_NAMES = new Set(
  'PL CZ SK HU RO HR SI RS BA ME LT LV EE DK TR FR BE NL US GB CA AU CN SE FI AL MK'.split(' '),
);
const LIVING_NAMES = new Set(
  'Warschau Krakau Danzig Posen Stettin Kattowitz Prag Brünn Pilsen Budweis Olmütz Bukarest Belgrad Temeswar Klausenburg Hermannstadt Kronstadt Konstanza Kopenhagen Brüssel Lüttich Brügge Löwen Mecheln Ostende Ypern Nizza Straßburg Mülhausen Dünkirchen Peking Kanton Kaschgar Lhasa'.split(
    ' ',
  ),
);
/** Better known otherwise than in the list. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  Wrocław: 'Breslau',
  Kyiv: 'Kyjiw',
  'New York City': 'New York',
  Juárez: 'Ciudad Juárez',
  'Washington, D.C.': 'Washington',
  Chernivtsi: 'Czernowitz',
  Kaliningrad: 'Kaliningrad',
  Pskov: 'Pskow',
  'The Hague': 'Den Haag',
  Chisinau: 'Chișinău',
  Yaoundé: 'Jaunde',
  Beijing: 'Peking',
  Singapore: 'Singapur',
  Pristina: 'Pristina',
  'Nur-Sultan': 'Astana',
  'Nay Pyi Taw': 'Naypyidaw',
  'Vatican City': 'Vatikanstadt',
  'Port-of-Spain': 'Port of Spain',
  'Port-Vila': 'Port Vila',
  Saßnitz: 'Sassnitz',
  Gorizia: 'Gorizia',
  Salerno: 'Salerno',
  Benevento: 'Benevento',
  Agrigento: 'Agrigent',
  Mantova: 'Mantua',
  Wittenberg: 'Lutherstadt Wittenberg',
};
/** Additions that tell namesakes apart in a list, and names of districts. */
const NOT_A_PLAIN_NAME = /[(),/]|Kommune|Borough|Provinz|Arrondissement|Communauté|^Stadt |bei /u;

/** The name that a German map gives a place: the living German one, else its own. */
export function germanName(place: Place, listed: string | undefined): string {
  const corrected = CORRECTIONS[place.name];
  if (corrected !== undefined) return corrected;
  if (listed === undefined || NOT_A_PLAIN_NAME.test(listed)) return withoutSoftSigns(place);
  if (COUNTRIES_WITH_OLD_NAMES.has(place.country) && !LIVING_NAMES.has(listed)) return place.name;
  return listed;
}

/** Russian names without the marks of their transcription. */
function withoutSoftSigns({ name, country }: Place): string {
  return country === 'RU' ? name.replaceAll('’', '') : name;
}
