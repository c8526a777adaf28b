import { writeFile } from 'node:fs/promises';
import { countriesOf, readIsoCodes, readLands, readProvinces } from './country-tables.ts';

const AREA_CODES = 'src/providers/geocoder/addresses/area-codes.json';
const GROUPS = 'src/domain/place/country-groups.json';

/** Writes what the app knows of countries by their codes; README.md beside this file has the sources. */
export async function buildCountries(): Promise<void> {
  const codes = (await readIsoCodes()).map(({ alpha2, alpha3 }) => `${alpha2}${alpha3}`);
  const areas = { codes: codes.join(' '), ...(await areaTables()) };
  await writeFile(AREA_CODES, `${JSON.stringify(areas, null, 2)}\n`);
  await writeFile(GROUPS, `${JSON.stringify(groupTable(), null, 2)}\n`);
  console.log(`countries: ${codes.length} codes`);
}

/** Provinces and lands, codes with blanks between them. */
export async function areaTables() {
  return {
    provinces: (await readProvinces()).map(({ country, region, codes }) => ({
      country,
      region,
      codes: codes.join(' '),
    })),
    lands: (await readLands()).map(({ country, lands }) => ({ country, lands: lands.join(' ') })),
  };
}

/** The groups that the page asks for. */
export function groupTable() {
  return {
    healthCard: [...countriesOf('health-card')].join(' '),
    weekFromSunday: [...countriesOf('week-from-sunday')].join(' '),
  };
}
