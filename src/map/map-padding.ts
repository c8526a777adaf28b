/** What overlays cover at each edge of the map, px; the map is centred in the rest. */
export type MapPadding = { top: number; right: number; bottom: number; left: number };
