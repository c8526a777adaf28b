/*
 * Codes of countries and provinces, as addresses have them beside the town: the tables of data/countries.
 */
import table from './area-codes.json';

/** The alpha-2 code of the country that a land belongs to, by the land's. */
export const COUNTRY_OF_LAND: ReadonlyMap<string, string> = new Map(
  table.lands.flatMap(({ country, lands }) =>
    lands.split(' ').map((land): [string, string] => [land, country]),
  ),
);

/** The country's alpha-2 code of an alpha-2 or alpha-3 code in capitals. */
export const COUNTRY_CODES: ReadonlyMap<string, string> = new Map(
  table.codes.split(' ').flatMap((both) => {
    const [two, three] = [both.slice(0, 2), both.slice(2)];
    return [
      [two, two],
      [three, two],
    ];
  }),
);

export type Province = { country: string; region: string; code: string };

export const PROVINCE_CODES: readonly Province[] = table.provinces.flatMap(
  ({ country, region, codes }) => codes.split(' ').map((code) => ({ country, region, code })),
);
