import type { Credit } from '#src/domain/map/credits.ts';

/** The traveller's choices about the detailed map; `credits` of the parts of it that are drawn. */
export type DetailOffer = {
  stage: 'asked' | 'shown' | 'hidden';
  /** Who learns which area is looked at; null where the tiles are the site's own. */
  host: string | null;
  credits: readonly Credit[];
};

/**
 * Which map is shown. `unanswered` is true while the embedded map is the fallback for a map service,
 * or for tiles of the detailed map, that do not respond.
 */
export type MapPicture =
  | { kind: 'embedded'; unanswered: boolean; detail: DetailOffer | null }
  | { kind: 'remote'; credits: readonly Credit[]; mapbox: boolean };

/** The embedded map; and the same as a fallback. */
export const EMBEDDED_MAP: MapPicture = { kind: 'embedded', unanswered: false, detail: null };
export const FALLBACK_MAP: MapPicture = { kind: 'embedded', unanswered: true, detail: null };
