import type { CountryFacts } from './country-facts.ts';

/** A browser's signs of where it is at home. */
type BrowserTells = {
  /** IANA time zone. */
  timeZone: string;
  /** BCP 47 tags, most preferred first. */
  languages: readonly string[];
};

/**
 * The country where the traveller probably lives: that of the time zone. Where the browser's
 * language names a country that speaks another language, that country: 'de-DE' in Tokyo is a German
 * who travels. English says nothing, since half of the world's browsers speak it. Null where
 * neither tells.
 */
export function guessHome(
  { timeZone, languages }: BrowserTells,
  zones: Readonly<Record<string, string>>,
  factsOf: (country: string) => Pick<CountryFacts, 'languages'> | null,
): string | null {
  const here = zones[timeZone] ?? null;
  const first = localeOf(languages[0] ?? '');
  if (here === null) return regionOf(languages);
  const spoken = factsOf(here)?.languages.map((tag) => localeOf(tag)?.language) ?? [];
  const isAbroad =
    first?.region !== undefined &&
    first.language !== 'en' &&
    spoken.length > 0 &&
    !spoken.includes(first.language);
  return isAbroad ? (first.region ?? here) : here;
}

/** The first region that says something: browsers are delivered with 'en-US'. */
function regionOf(languages: readonly string[]): string | null {
  const tags = languages.filter((tag) => tag !== 'en-US');
  return tags.map((tag) => localeOf(tag)?.region).find((one) => one !== undefined) ?? null;
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
