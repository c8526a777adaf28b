/** What takes the place of a configured value that is not used; a key of the notice's texts. */
export type Substitute = 'recommender' | 'catalogue' | 'places' | 'map' | 'default' | 'nothing';

const SUBSTITUTES: ReadonlyMap<string, Substitute> = new Map([
  ['VITE_OPENAI_BASE_URL', 'recommender'],
  ['VITE_OPENAI_API_KEY', 'recommender'],
  ['VITE_OPENAI_MODEL', 'default'],
  ['VITE_SUPABASE_URL', 'catalogue'],
  ['VITE_SUPABASE_ANON_KEY', 'catalogue'],
  ['VITE_MAPBOX_ACCESS_TOKEN', 'places'],
  ['VITE_MAPBOX_API_URL', 'default'],
  ['VITE_MAPBOX_GEOCODING', 'default'],
  ['VITE_MAP_STYLE_URL', 'map'],
  ['VITE_MAP_ORIGINS', 'default'],
  ['VITE_MAP_TILES_CACHEABLE', 'default'],
  ['VITE_SITE_URL', 'default'],
  ['VITE_CONTACT_EMAIL', 'default'],
]);

/** Of a variable that nobody knows, no more is said than that it is not used. */
export function servesInstead(variable: string): Substitute {
  return SUBSTITUTES.get(variable) ?? 'nothing';
}
