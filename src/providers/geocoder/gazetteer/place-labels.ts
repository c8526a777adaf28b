import { DEFAULT_LANGUAGE } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Gazetteer } from './gazetteer.ts';
import { foldName } from '../names/fold-name.ts';

/**
 * The region and the country to show after a place's name, without repetitions (no Svalbard before
 * Svalbard & Jan Mayen).
 */
export function contextParts(gazetteer: Gazetteer, place: number, language: Language): string[] {
  const country = gazetteer.countries[place] ?? -1;
  const region = gazetteer.regions[place] ?? -1;
  if (country === -1 || country === place) return [];
  if (sameName(gazetteer, place, country, language)) return [];
  const countryName = gazetteer.name(country, language);
  if (region === -1 || region === place) return [countryName];
  const repeats = [place, country].some((other) => sameName(gazetteer, region, other, language));
  if (repeats) return [countryName];
  const regionName = gazetteer.name(region, language);
  const within = foldName(countryName).startsWith(`${foldName(regionName)} `);
  return regionName === '' || within ? [countryName] : [regionName, countryName];
}

/** Compares in this language and in English: Kilimandscharo lies in the region Kilimanjaro. */
function sameName(gazetteer: Gazetteer, a: number, b: number, language: Language): boolean {
  return [language, DEFAULT_LANGUAGE].some(
    (either) => foldName(gazetteer.name(a, either)) === foldName(gazetteer.name(b, either)),
  );
}

/** 'Innsbruck, Tyrol, Austria'. */
export function fullName(gazetteer: Gazetteer, place: number, language: Language): string {
  return [gazetteer.name(place, language), ...contextParts(gazetteer, place, language)].join(', ');
}
