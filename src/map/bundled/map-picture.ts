/** A piece of a map's credits; `href` is an https address or null. */
export type Credit = { text: string; href: string | null };

/**
 * What the map shows. `unanswered` is true while the embedded map stands in for a map service that
 * did not answer.
 */
export type MapPicture =
  | { kind: 'embedded'; unanswered: boolean }
  | { kind: 'remote'; credits: readonly Credit[]; mapbox: boolean };

/** The embedded map, as is; and standing in for another. */
export const BUILT_IN: MapPicture = { kind: 'embedded', unanswered: false };
export const STAND_IN: MapPicture = { kind: 'embedded', unanswered: true };
