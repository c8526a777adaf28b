import type { ColorScheme } from '#src/domain/ports.ts';
import { STYLE_PALETTES } from './style-palette.ts';
import type { StylePalette } from './style-palette.ts';
import { TILE_LEVELS } from './tile-store.ts';

/**
 * What a layer is painted on, from below: the sea, the land (which the relief then colours), and
 * the ink on the relief.
 */
export type StylePlane = 'sea' | 'land' | 'ink';

const SOURCE = 'basemap';

/**
 * The embedded outdoors style: a Mapbox style in the given colours. Zooms in it count 512-pixel
 * tiles, one less than the view's. Labels are not in it: they are placed by the map room.
 */
export function embeddedStyle(scheme: ColorScheme): object {
  const palette = STYLE_PALETTES[scheme];
  return {
    version: 8,
    name: `Fernweh outdoors, ${scheme}`,
    // Without this entry the style library would fetch fonts from elsewhere.
    metadata: { 'ol:webfonts': '', 'fernweh:levels': TILE_LEVELS },
    sources: { [SOURCE]: { type: 'vector', minzoom: 0, maxzoom: 7 } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': palette.water } },
      ...seaLayers(palette),
      fill('land', 'land', 'land', palette.land),
      ...inkLayers(palette),
    ],
  };
}

function seaLayers(palette: StylePalette): object[] {
  return [
    line('graticule', 'sea', 'graticule', palette.graticule, 0.8, { maxzoom: 4.2 }),
    // Water lining: lines of falling width under the land leave thin ones at fixed distances.
    line('lining-far', 'sea', 'land', palette.lining, 23, { minzoom: 6 }),
    line('lining-far-gap', 'sea', 'land', palette.water, 21, { minzoom: 6 }),
    line('lining-near', 'sea', 'land', palette.lining, zooms([2.6, 11], [6, 12.6], [7, 13]), {
      minzoom: 2.6,
    }),
    line('lining-near-gap', 'sea', 'land', palette.water, zooms([2.6, 9], [6, 10.6], [7, 11]), {
      minzoom: 2.6,
    }),
    line('glow', 'sea', 'land', palette.glow, zooms([2, 3.4], [3, 4.5], [7, 5])),
  ];
}

function inkLayers(palette: StylePalette): object[] {
  return [
    line('river-3', 'ink', 'river', palette.river, zooms([6, 0.6], [7, 0.7], [9, 1.1]), rank(3)),
    line('river-2', 'ink', 'river', palette.river, zooms([4, 0.5], [7, 0.9], [9, 1.4]), rank(2)),
    line('river-1', 'ink', 'river', palette.river, zooms([3, 0.6], [7, 1.2], [9, 1.9]), rank(1)),
    line(
      'river-0',
      'ink',
      'river',
      palette.river,
      zooms([2, 0.6], [3, 0.8], [7, 1.5], [9, 2.4]),
      rank(0),
    ),
    fill('lake', 'ink', 'lake', palette.water),
    line(
      'lake-edge',
      'ink',
      'lake',
      palette.lakeEdge,
      zooms([2, 0.3], [3, 0.45], [7, 0.8], [9, 1.2]),
    ),
    ...divisionLayers(palette),
    line('border-casing', 'ink', 'border', palette.borderCasing, zooms([3, 2], [7, 3.2]), {
      minzoom: 1.6,
    }),
    line('border-far', 'ink', 'border', palette.border, zooms([2, 0.6], [3, 0.75], [5, 0.9]), {
      minzoom: 1.6,
      maxzoom: 5.2,
      paint: { 'line-dasharray': [5.3, 2.4], 'line-opacity': 0.62 },
    }),
    line('border-near', 'ink', 'border', palette.border, zooms([5, 0.95], [7, 1.05], [9, 1.4]), {
      minzoom: 5.2,
      paint: { 'line-dasharray': [6.7, 2.4, 1.4, 2.4], 'line-opacity': 0.72 },
    }),
    line('shore', 'ink', 'land', palette.shore, zooms([2, 0.5], [3, 0.7], [7, 1.1], [9, 1.5])),
  ];
}

/** Borders of a country's regions; small regions have theirs from zoom 8 of the view on. */
function divisionLayers(palette: StylePalette): object[] {
  const paint = { 'line-dasharray': [3.6, 3] };
  const width = zooms([4, 0.6], [7, 0.9], [9, 1.1]);
  return [
    line('division-small', 'ink', 'division', palette.division, width, {
      ...rank(1),
      minzoom: 6.8,
      paint,
    }),
    line('division', 'ink', 'division', palette.division, width, {
      ...rank(0),
      minzoom: 3.8,
      paint,
    }),
  ];
}

function rank(value: number): object {
  return { filter: ['==', 'rank', value] };
}

type Zooms = readonly (readonly [zoom: number, value: number])[];

function zooms(...stops: Zooms): object {
  return { stops };
}

function fill(id: string, plane: StylePlane, layer: string, color: string): object {
  return {
    id,
    type: 'fill',
    source: SOURCE,
    'source-layer': layer,
    metadata: { 'fernweh:plane': plane },
    paint: { 'fill-color': color, 'fill-antialias': true },
  };
}

function line(
  id: string,
  plane: StylePlane,
  layer: string,
  color: string,
  width: number | object,
  more: { minzoom?: number; maxzoom?: number; filter?: unknown; paint?: object } = {},
): object {
  const { paint, ...rest } = more;
  return {
    id,
    type: 'line',
    source: SOURCE,
    'source-layer': layer,
    metadata: { 'fernweh:plane': plane },
    // Round joins cost most of the drawing, and on such short lines no eye sees them.
    layout: { 'line-join': 'bevel', 'line-cap': 'butt' },
    paint: { 'line-color': color, 'line-width': width, ...paint },
    ...rest,
  };
}
