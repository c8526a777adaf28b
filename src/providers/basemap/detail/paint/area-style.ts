import { shades } from './style-table.ts';
import type { Shades } from './style-table.ts';

type AreaLayer = 'landuse' | 'landcover' | 'aeroway' | 'transportation';

export type AreaStyle = {
  layer: AreaLayer;
  /** Classes of the schema; of grass the subclass, where that has a style of its own. */
  classes: ReadonlySet<string>;
  /** Zoom of the view. */
  from: number;
  color: Shades;
};

/** From bottom to top, under water and lines. */
export const AREA_STYLES: readonly AreaStyle[] = (
  [
    [
      'landuse',
      'residential suburb quarter neighbourhood garages',
      8,
      'rgba(226, 216, 202, 0.85) -> rgba(56, 57, 52, 0.85)',
    ],
    ['landuse', 'commercial retail', 11, 'rgba(230, 218, 206, 0.9) -> rgba(60, 57, 52, 0.9)'],
    ['landuse', 'industrial quarry', 11, 'rgba(220, 214, 206, 0.9) -> rgba(52, 55, 54, 0.9)'],
    ['landuse', 'railway', 12, 'rgba(214, 208, 199, 0.9) -> rgba(48, 50, 48, 0.9)'],
    [
      'landuse',
      'school university college kindergarten',
      13,
      'rgba(240, 228, 204, 0.9) -> rgba(66, 60, 46, 0.9)',
    ],
    ['landuse', 'hospital', 13, 'rgba(240, 222, 210, 0.9) -> rgba(70, 56, 50, 0.9)'],
    ['landuse', 'cemetery', 13, 'rgba(205, 218, 190, 0.9) -> rgba(44, 62, 48, 0.9)'],
    [
      'landuse',
      'stadium theme_park zoo',
      13,
      'rgba(200, 218, 180, 0.95) -> rgba(46, 74, 56, 0.95)',
    ],
    ['landcover', 'farmland', 11, 'rgba(236, 231, 202, 0.6) -> rgba(52, 60, 44, 0.7)'],
    ['landcover', 'grass', 11, 'rgba(219, 229, 186, 0.7) -> rgba(48, 70, 52, 0.7)'],
    ['landcover', 'wood', 8, 'rgba(146, 181, 132, 0.62) -> rgba(22, 52, 37, 0.75)'],
    ['landcover', 'park', 12, 'rgba(193, 219, 165, 0.85) -> rgba(40, 74, 52, 0.85)'],
    ['landcover', 'garden', 14, 'rgba(193, 219, 165, 0.85) -> rgba(40, 74, 52, 0.85)'],
    ['landcover', 'sand', 11, 'rgba(240, 228, 196, 0.85) -> rgba(70, 66, 52, 0.8)'],
    ['landcover', 'wetland', 11, 'rgba(188, 216, 206, 0.7) -> rgba(32, 62, 62, 0.7)'],
    ['landcover', 'ice', 8, 'rgba(247, 251, 253, 0.9) -> rgba(130, 142, 146, 0.7)'],
    // Within a park or on its grass.
    ['landuse', 'pitch track', 13, 'rgba(190, 216, 168, 0.95) -> rgba(46, 84, 60, 0.95)'],
    ['landuse', 'playground', 14, 'rgba(200, 222, 176, 0.95) -> rgba(46, 80, 58, 0.95)'],
    [
      'aeroway',
      'runway taxiway apron helipad',
      12,
      'rgba(220, 214, 206, 0.9) -> rgba(66, 69, 66, 0.9)',
    ],
  ] as const
).map(([layer, classes, from, color]) => {
  return { layer, classes: new Set(classes.split(' ')), from, color: shades(color) };
});

/** Drawn over the water. */
export const PIER_AREA_STYLE: AreaStyle = {
  layer: 'transportation',
  classes: new Set(['pier', 'pedestrian', 'path', 'bridge']),
  from: 13,
  color: shades('#F3EBDD -> #4C4A41'),
};
