import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { foldName } from '../names/fold-name.ts';
import type { Named } from './whole-names.ts';
import { COUNTRY_CODES, PROVINCE_CODES } from './area-codes.ts';

/** Languages whose names of countries stand in labels besides English and German. */
const LABEL_LANGUAGES = 'fr es it pt nl pl cs sk sl hr hu ro sv da nb fi et lv lt tr id vi'.split(
  ' ',
);

/** Countries and regions by what addresses say besides their names in the gazetteer. */
export interface ContextAreas {
  /** By a code in capitals: 'AT', 'AUT', 'FI' (Finland and Florence's Tuscany). */
  coded(code: string): readonly number[];
  /** The country of an alpha-2 code. */
  country(code: string): readonly Named[];
  /** Countries by a folded name in another language: 'autriche'. */
  foreign(folded: string): readonly number[];
}

export function createContextAreas(gazetteer: Gazetteer): ContextAreas {
  const codes = new Map<string, number[]>();
  for (const [code, country] of COUNTRY_CODES) add(codes, code, gazetteer.countryNumber(country));
  const regions = regionsByName(gazetteer);
  for (const { code, country, region } of PROVINCE_CODES) {
    add(codes, code, regions.get(`${country} ${region}`) ?? -1);
  }
  let names: Map<string, number[]> | null = null;
  return {
    country: (code) => [{ place: gazetteer.countryNumber(code), other: false }],
    coded: (code) => codes.get(code) ?? [],
    foreign(folded) {
      names ??= foreignNames(gazetteer);
      return names.get(folded) ?? [];
    },
  };
}

function foreignNames(gazetteer: Gazetteer): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (const language of LABEL_LANGUAGES) {
    const platform = new Intl.DisplayNames([language], { type: 'region' });
    for (let country = 0; country < gazetteer.first.regions; country++) {
      add(names, foldName(platform.of(gazetteer.countryCode(country)) ?? ''), country);
    }
  }
  return names;
}

function regionsByName(gazetteer: Gazetteer): Map<string, number> {
  const { first, countries } = gazetteer;
  const found = new Map<string, number>();
  for (let region = first.regions; region < first.settlements; region++) {
    const code = gazetteer.countryCode(countries[region] ?? -1);
    found.set(`${code} ${gazetteer.name(region, 'en')}`, region);
  }
  return found;
}

function add(map: Map<string, number[]>, key: string, place: number): void {
  if (place === -1) return;
  const known = map.get(key);
  if (known === undefined) map.set(key, [place]);
  else if (!known.includes(place)) known.push(place);
}
