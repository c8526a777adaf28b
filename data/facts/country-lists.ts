import { join } from 'node:path';
import * as v from 'valibot';
import { listCell, optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const FOLDER = join(import.meta.dirname, 'lists');
const COUNTRY = { country: v.string() };
/** The reason of a row, for those who read the list. */
const WHY = { why: optionalText };

const powerSchema = v.object({
  ...COUNTRY,
  /** IEC letters, 'CF' */
  plugs: optionalText,
  /** Nominal; empty where sources differ. */
  volts: listCell('/'),
});
const emergencySchema = v.object({
  ...COUNTRY,
  /** 'police 110; fire 119' */
  numbers: listCell(';'),
});
const currencySchema = v.object({ ...COUNTRY, currencies: listCell(' '), ...WHY });
const languageSchema = v.object({ ...COUNTRY, languages: listCell(' '), ...WHY });
const leftSchema = v.object(COUNTRY);
const zoneSchema = v.object({ ...COUNTRY, zones: listCell(' ') });

/** The lists of lists/, by their countries. */
export async function readCountryLists() {
  const [power, emergency, currencies, languages, left] = await Promise.all([
    readTable(join(FOLDER, 'power.txt'), powerSchema),
    readTable(join(FOLDER, 'emergency.txt'), emergencySchema),
    readTable(join(FOLDER, 'currencies.txt'), currencySchema),
    readTable(join(FOLDER, 'languages.txt'), languageSchema),
    readTable(join(FOLDER, 'left-hand-traffic.txt'), leftSchema),
  ]);
  return {
    power: new Map(power.map((row) => [row.country, row])),
    emergency: new Map(emergency.map((row) => [row.country, row.numbers.map(numberOf)])),
    currencies: new Map(currencies.map((row) => [row.country, row.currencies])),
    languages: new Map(languages.map((row) => [row.country, row.languages])),
    drivesLeft: new Set(left.map(({ country }) => country)),
  };
}

/** The country of each time zone, and of each old name of one. */
export async function readZoneCountries(): Promise<Record<string, string>> {
  const rows = await readTable(join(FOLDER, 'time-zones.txt'), zoneSchema);
  return Object.fromEntries(
    rows.flatMap(({ country, zones }) => zones.map((zone) => [zone, country])),
  );
}

function numberOf(text: string): { service: string; number: string } {
  const [service = '', number = ''] = text.trim().split(/ +/u);
  return { service, number };
}
