import type { Language } from '#src/domain/language/language.ts';
import { PLACE_KINDS } from '#src/domain/kinds/place-kinds.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import { decodePlaces } from './decode-places.ts';
import type { GazetteerTables, NameTable, Outline } from './decode-places.ts';
import { createCountryNames } from './country-names.ts';

/**
 * All places by number: countries, then regions, settlements and features. Columns are typed arrays
 * by place number; names are decoded on demand.
 */
export interface Gazetteer {
  readonly count: number;
  /** The first place number of each part. */
  readonly first: { regions: number; settlements: number; features: number };
  readonly lats: Float32Array;
  readonly lngs: Float32Array;
  /** Indexes into PLACE_KINDS. */
  readonly kinds: Uint8Array;
  /** 0..100: how likely a traveller means this place. */
  readonly importances: Uint8Array;
  readonly populations: Uint32Array;
  /** Metres; 0 where not known. */
  readonly elevations: Uint16Array;
  /** The number of the place's country or region; -1 for none. */
  readonly countries: Int32Array;
  readonly regions: Int32Array;
  /** 1 for a quarter of a larger place. */
  readonly sections: Uint8Array;
  readonly outlines: readonly Outline[];
  /** Main names of settlements and features as lines of UTF-8; see NameTable. */
  readonly tables: GazetteerTables;
  name(place: number, language: Language): string;
  /** All names of a country or a region to search by. */
  names(place: number): string[];
  kind(place: number): PlaceKind;
  countryCode(country: number): string;
  /** The number of a country by its ISO code; -1 when not known. */
  countryNumber(code: string): number;
}

const AIRPORT = PLACE_KINDS.indexOf('airport');
/** Airports are stored without the word for them. */
const AIRPORT_NAMES: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} Airport`,
  de: (name) => `Flughafen ${name}`,
};
const CITY_POPULATION = 100_000;
const TOWN_POPULATION = 5000;

/** Decodes the file into the columns. About 100 ms on a desktop core. */
export function createGazetteer(bytes: Uint8Array): Gazetteer {
  const tables = decodePlaces(bytes);
  const { countries, regions, settlements, features, outlines } = tables;
  const first = {
    regions: countries.length,
    settlements: countries.length + regions.length,
    features: countries.length + regions.length + settlements.count,
  };
  const count = first.features + features.count;
  const columns = createColumns(count);
  const all = { ...columns, count, first, outlines, tables };
  fillCountriesAndRegions(all);
  fillSettlements(all);
  fillFeatures(all);
  return {
    ...all,
    ...createNames(tables, first),
    kind: (place) => PLACE_KINDS[columns.kinds[place] ?? 0] ?? 'village',
  };
}

type Columns = ReturnType<typeof createColumns>;
type Target = Columns & Pick<Gazetteer, 'first' | 'tables' | 'count'>;

function createColumns(count: number) {
  return {
    lats: new Float32Array(count),
    lngs: new Float32Array(count),
    kinds: new Uint8Array(count),
    importances: new Uint8Array(count),
    populations: new Uint32Array(count),
    elevations: new Uint16Array(count),
    countries: new Int32Array(count).fill(-1),
    regions: new Int32Array(count).fill(-1),
    sections: new Uint8Array(count),
  };
}

function fillCountriesAndRegions({ tables, first, ...columns }: Target): void {
  const country = PLACE_KINDS.indexOf('country');
  const region = PLACE_KINDS.indexOf('region');
  for (const [index, { lat, lng }] of tables.countries.entries()) {
    columns.lats[index] = lat;
    columns.lngs[index] = lng;
    columns.kinds[index] = country;
    columns.countries[index] = index;
  }
  for (const [index, row] of tables.regions.entries()) {
    const place = first.regions + index;
    columns.lats[place] = row.lat;
    columns.lngs[place] = row.lng;
    columns.kinds[place] = region;
    columns.countries[place] = row.country;
  }
}

function fillSettlements({ tables, first, ...columns }: Target): void {
  const { settlements, regions } = tables;
  columns.lats.set(settlements.lats, first.settlements);
  columns.lngs.set(settlements.lngs, first.settlements);
  columns.populations.set(settlements.populations, first.settlements);
  let place = first.settlements;
  for (const [index, { country, size, name }] of regions.entries()) {
    columns.countries.fill(country, place, place + size);
    if (name !== '') columns.regions.fill(first.regions + index, place, place + size);
    for (const end = place + size; place < end; place++) {
      const population = columns.populations[place] ?? 0;
      columns.populations[country] = (columns.populations[country] ?? 0) + population;
      const inRegion = first.regions + index;
      columns.populations[inRegion] = (columns.populations[inRegion] ?? 0) + population;
    }
  }
  for (const index of settlements.sections) columns.sections[first.settlements + index] = 1;
  const capitals = new Set(settlements.capitals);
  for (let index = 0; index < settlements.count; index++) {
    const at = first.settlements + index;
    const population = columns.populations[at] ?? 0;
    const capital = capitals.has(index);
    columns.kinds[at] = PLACE_KINDS.indexOf(settlementKind(population, capital));
    columns.importances[at] = settlementImportance(
      population,
      settlements.fames[index] ?? 0,
      capital,
    );
  }
  weighCountriesAndRegions(columns, first);
}

function settlementKind(population: number, capital: boolean): PlaceKind {
  if (capital) return 'capital';
  if (population >= CITY_POPULATION) return 'city';
  return population >= TOWN_POPULATION ? 'town' : 'village';
}

/** Size and fame, both logarithmic: Venice (51,000) ranks with cities of a million. */
function settlementImportance(population: number, fame: number, capital: boolean): number {
  const size = 12 * Math.log10(Math.max(population, 300));
  return clampImportance(size + fame + (capital ? 8 : 0) - 20);
}

/** Sets their importance by the population of their settlements. */
function weighCountriesAndRegions(columns: Columns, first: Gazetteer['first']): void {
  for (let place = 0; place < first.settlements; place++) {
    const people = Math.log10(Math.max(columns.populations[place] ?? 0, 100));
    const weight = place < first.regions ? 64 + 4 * people : 22 + 6 * people;
    columns.importances[place] = clampImportance(weight);
  }
}

function fillFeatures({ tables, first, ...columns }: Target): void {
  const { features } = tables;
  columns.lats.set(features.lats, first.features);
  columns.lngs.set(features.lngs, first.features);
  columns.kinds.set(features.kinds, first.features);
  columns.importances.set(features.importances, first.features);
  columns.elevations.set(features.elevations, first.features);
  for (let index = 0; index < features.count; index++) {
    columns.countries[first.features + index] = features.countries[index] ?? -1;
    const region = features.regions[index] ?? -1;
    if (region >= 0) columns.regions[first.features + index] = first.regions + region;
  }
}

function clampImportance(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)));
}

function createNames(
  { countries, regions, settlements, features }: GazetteerTables,
  first: Gazetteer['first'],
): Pick<Gazetteer, 'name' | 'names' | 'countryCode' | 'countryNumber'> {
  const countryNames = createCountryNames();
  const settlementName = createLineReader(settlements.names);
  const featureName = createLineReader(features.names);
  const numbers = new Map(countries.map(({ code }, index) => [code, index]));
  return {
    name(place, language) {
      if (place < first.regions) return countryNames.shown(countries[place]?.code ?? '', language);
      if (place >= first.features) {
        const name = featureName(place - first.features, language);
        return features.kinds[place - first.features] === AIRPORT
          ? AIRPORT_NAMES[language](name)
          : name;
      }
      if (place >= first.settlements) return settlementName(place - first.settlements, language);
      const region = regions[place - first.regions];
      return (language === 'de' ? region?.german : region?.name) ?? '';
    },
    names(place) {
      if (place < first.regions) return countryNames.all(countries[place]?.code ?? '');
      const region = regions[place - first.regions];
      return region === undefined ? [] : [region.name, region.german];
    },
    countryCode: (country) => countries[country]?.code ?? '',
    countryNumber: (code) => numbers.get(code) ?? -1,
  };
}

/** Reads lines by their number; scans for their starts once. */
function createLineReader(names: NameTable): (index: number, language: Language) => string {
  const starts: number[] = [0];
  for (let at = 0; at < names.lines.length; at++) if (names.lines[at] === 10) starts.push(at + 1);
  const decoder = new TextDecoder();
  return (index, language) => {
    const german = language === 'de' ? names.german.get(index) : undefined;
    return (
      german ?? decoder.decode(names.lines.subarray(starts[index], (starts[index + 1] ?? 0) - 1))
    );
  };
}
