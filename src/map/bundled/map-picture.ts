/** One credit of a map; `href` is an https URL or null. */
export type Credit = { text: string; href: string | null };

/**
 * Which map is shown. `unanswered` is true while the embedded map is the fallback for a map service
 * that does not respond.
 */
export type MapPicture =
  | { kind: 'embedded'; unanswered: boolean }
  | { kind: 'remote'; credits: readonly Credit[]; mapbox: boolean };

/** The embedded map; and the same as a fallback. */
export const EMBEDDED_MAP: MapPicture = { kind: 'embedded', unanswered: false };
export const FALLBACK_MAP: MapPicture = { kind: 'embedded', unanswered: true };
