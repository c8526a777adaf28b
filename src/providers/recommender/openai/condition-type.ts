import { CONDITION_TYPES } from '#src/domain/trip/recommendation.ts';
import type { ConditionType } from '#src/domain/trip/recommendation.ts';

/** Synonyms in both languages for the kinds of weather that have an icon. */
const SYNONYMS: Partial<Record<ConditionType, readonly string[]>> = {
  sunny: ['sun', 'sunshine', 'clear', 'clear-sky', 'clear-skies', 'sonnig', 'sonne', 'heiter'],
  dry: ['arid', 'drought', 'trocken', 'trockenheit'],
  mild: ['temperate', 'moderate', 'gemäßigt'],
  warm: ['warmth', 'wärme'],
  heat: ['hot', 'heatwave', 'heat-wave', 'very-hot', 'heiß', 'hitze'],
  humid: ['humidity', 'muggy', 'schwül', 'feucht'],
  'strong-sun': ['uv', 'high-uv', 'strong-uv', 'intense-sun', 'starke-sonne'],
  showers: ['shower', 'rain-showers', 'light-rain', 'drizzle', 'schauer', 'nieselregen'],
  rain: ['rainy', 'rainfall', 'wet', 'heavy-rain', 'regen', 'regnerisch'],
  thunderstorms: ['thunderstorm', 'thunder', 'thundery', 'lightning', 'gewitter'],
  snow: ['snowy', 'snowfall', 'snow-showers', 'schnee', 'schneefall'],
  frost: ['frosty', 'freezing', 'ice', 'icy', 'frostig'],
  cold: ['chilly', 'cool', 'very-cold', 'kalt', 'kälte', 'kühl'],
  fog: ['foggy', 'mist', 'misty', 'haze', 'nebel', 'neblig'],
  wind: ['windy', 'breezy', 'breeze', 'gusty', 'strong-wind', 'strong-winds', 'windig'],
  'long-days': ['long-daylight', 'lange-tage'],
  'short-days': ['short-daylight', 'kurze-tage'],
  'midnight-sun': ['polar-day', 'mitternachtssonne', 'polartag'],
  'polar-night': ['polarnacht'],
  'storm-season': ['hurricanes', 'hurricane-season', 'typhoons', 'cyclones', 'wirbelstürme'],
  tides: ['tide', 'large-tides', 'gezeiten', 'tide'],
  ticks: ['tick', 'zecken'],
  mosquitoes: ['mosquito', 'insects', 'mücken', 'insekten'],
  'polar-bears': ['polar-bear', 'eisbären'],
  'thin-air': ['altitude', 'high-altitude', 'dünne-luft', 'höhe'],
};

const KNOWN = new Map<string, ConditionType>(
  CONDITION_TYPES.flatMap((type) =>
    [type, ...(SYNONYMS[type] ?? [])].map((word) => [word, type] as const),
  ),
);

/** One of CONDITION_TYPES when the word is a synonym of it, else the word itself. */
export function conditionType(word: string): string {
  return KNOWN.get(word.toLowerCase().replaceAll(/[\s_-]+/gu, '-')) ?? word;
}
