import type { CountryFacts, EmergencyNumber } from '#src/domain/place/country-facts.ts';
import type { Language } from '#src/domain/language/language.ts';
import { localeOf } from '#src/wording/intl-formats.ts';

/** 'Sweden', as the platform names it. */
export function countryName({ code }: Pick<CountryFacts, 'code'>, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

/** 'Swiss Franc (CHF)'; only the code where the platform has no name for it yet. */
export function currencyNames(
  { currencies }: Pick<CountryFacts, 'currencies'>,
  language: Language,
): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency', fallback: 'none' });
  return joined(
    currencies.map((code) => {
      const name = names.of(code);
      return name === undefined ? code : `${name} (${code})`;
    }),
    language,
  );
}

/** 'German, French, Italian and Romansh'; those that the platform has no name for are left out. */
export function languageNames({ languages }: CountryFacts, language: Language): string[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language', fallback: 'none' });
  return languages.flatMap((tag) => names.of(tag) ?? []);
}

/** 'A, B and C', or 'A, B or C'. */
export function joined(
  parts: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(parts);
}

type Service = EmergencyNumber['service'];

/** Emergency numbers grouped: each service and each number once. */
export function emergencyGroups(
  emergency: readonly EmergencyNumber[],
): { numbers: string[]; services: Service[] }[] {
  const byNumber = grouped(emergency, ({ number }) => number);
  const byServices = grouped([...byNumber], ([, calls]) => servicesOf(calls).join(' '));
  return [...byServices.values()].map((same) => ({
    numbers: same.map(([number]) => number),
    services: servicesOf(same[0]?.[1] ?? []),
  }));
}

function servicesOf(calls: readonly EmergencyNumber[]): Service[] {
  return calls.map(({ service }) => service);
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
