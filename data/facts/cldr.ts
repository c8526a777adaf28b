import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const FOLDER = join(import.meta.dirname, '../../node_modules/cldr-core/supplemental');

const currencySchema = v.object({
  supplemental: v.object({
    currencyData: v.object({
      region: v.record(
        v.string(),
        v.array(
          v.record(
            v.string(),
            v.object({
              _from: v.optional(v.string(), ''),
              _to: v.optional(v.string(), '9999'),
              _tender: v.optional(v.string(), 'true'),
            }),
          ),
        ),
      ),
    }),
  }),
});

const territorySchema = v.object({
  supplemental: v.object({
    territoryInfo: v.record(
      v.string(),
      v.object({
        languagePopulation: v.optional(
          v.record(
            v.string(),
            v.object({ _populationPercent: v.string(), _officialStatus: v.optional(v.string()) }),
          ),
          {},
        ),
      }),
    ),
  }),
});

const OFFICIAL: ReadonlySet<string> = new Set(['official', 'de_facto_official']);

/** The legal tender of each country on a day, as CLDR has it: the usual one first. */
export async function readCurrencies(day: string): Promise<Map<string, string[]>> {
  const { supplemental } = v.parse(currencySchema, await readJson('currencyData.json'));
  const { region } = supplemental.currencyData;
  return new Map(
    Object.entries(region).map(([country, currencies]) => [
      country,
      currencies
        .flatMap((currency) => Object.entries(currency))
        .filter(([, { _from, _to, _tender }]) => _tender === 'true' && _from <= day && day < _to)
        .map(([code]) => code),
    ]),
  );
}

/** The official languages of each country, those of the whole of it, as CLDR has them: most spoken first. */
export async function readLanguages(): Promise<Map<string, string[]>> {
  const { supplemental } = v.parse(territorySchema, await readJson('territoryInfo.json'));
  return new Map(
    Object.entries(supplemental.territoryInfo).map(([country, { languagePopulation }]) => {
      const spoken = Object.entries(languagePopulation)
        .map(([tag, { _officialStatus: status = '', _populationPercent: percent }]) => ({
          tag: withoutScript(tag),
          official: OFFICIAL.has(status),
          percent: Number(percent),
        }))
        .filter(({ official }) => official)
        .toSorted((a, b) => b.percent - a.percent)
        .map(({ tag }) => tag);
      return [country, [...new Set(spoken)]];
    }),
  );
}

/** Bosnian in Latin and in Cyrillic letters is one language. */
function withoutScript(tag: string): string {
  return tag.replace(/_.*$/u, '');
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(FOLDER, name), 'utf8'));
}
