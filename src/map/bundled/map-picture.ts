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
export const BUILT_IN: MapPicture = { kind: 'embedded', unanswered: false };
export const STAND_IN: MapPicture = { kind: 'embedded', unanswered: true };
