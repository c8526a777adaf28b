/** What overlays cover at each edge of the map, px; the free part's middle is the map's centre. */
export type MapPadding = { top: number; right: number; bottom: number; left: number };
