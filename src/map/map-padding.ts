/** Pixels that overlays cover at each edge of the map; the map is centred in the rest. */
export type MapPadding = { top: number; right: number; bottom: number; left: number };
