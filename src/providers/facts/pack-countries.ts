import * as v from 'valibot';
import { countryFactsSchema } from '#src/domain/place/country-facts.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import type { Countries } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import type { GazetteerQueries } from '#src/providers/geocoder/gazetteer/gazetteer-queries.ts';
import { once } from '#src/timing/once.ts';
import { isUnderOtherRule } from './other-rule.ts';

const FILE = 'facts/countries';

/**
 * Facts of a point's country from the data pack (data/facts/README.md); the gazetteer finds the
 * country. Fails with 'data-missing'.
 */
export function createPackCountries(
  pack: DataPack,
  gazetteer: Pick<GazetteerQueries, 'countryAt'>,
): Countries {
  const facts = once(async () => readFacts(await pack.bytes(FILE)));
  return {
    at: (point, signal) =>
      orDataMissing(async () => {
        const code = await gazetteer.countryAt(point, signal);
        if (code === null || isUnderOtherRule(code, point)) return null;
        const known = await facts();
        signal?.throwIfAborted();
        return known.get(code) ?? null;
      }),
    of: (code, signal) =>
      orDataMissing(async () => {
        const known = await facts();
        signal?.throwIfAborted();
        return known.get(code) ?? null;
      }),
  };
}

function readFacts(bytes: Uint8Array): Map<string, CountryFacts> {
  const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const countries = v.parse(v.array(countryFactsSchema), content);
  return new Map(countries.map((country) => [country.code, country]));
}
