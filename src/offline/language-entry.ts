/** Where the page leaves the chosen language for the worker, as a cache entry's text. */
export const LANGUAGE_ENTRY = { cache: 'fernweh-language-1', path: '/chosen-language' } as const;
