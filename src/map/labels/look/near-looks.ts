import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { LabelColors } from './label-colors.ts';
import { familyOf } from './sight-families.ts';
import { PLAIN, sans } from './text-look.ts';
import type { LabelLook } from './text-look.ts';

/** Zoom of the view from which every place and sight has a label. */
export const NEAR_FROM_ZOOM = 8.5;
const MARKS_UNTIL_ZOOM = 12;
const PLACE_BREAK_PX = 150;
const SIGHT_BREAK_PX = 96;
/** Size of the name by zoom, weight, and radius of the ring, by inhabitants. */
const PLACES: readonly (readonly [px: Zooms, weight: number, radius: number])[] = [
  [sizes(15.5, 18, 20), 700, 3.8],
  [sizes(15, 17.5, 19), 700, 3.8],
  [sizes(13.5, 15.5, 17), 600, 3.3],
  [sizes(12, 13.5, 15), 600, 2.7],
  [sizes(11, 12.5, 13.5), 500, 2.2],
];
const VILLAGE = [sizes(11, 11.5, 12.5), 500, 1.9] as const;
export const PEAK_PX = sizes(11, 12, 12.5);
const QUARTER_PX = [
  [12, 10.5],
  [13, 11.5],
] as const;
const SIGHT_PX = [
  [9, 10.5],
  [13, 11.5],
] as const;
const SIGHT_RADIUS_PX = [
  [9, 7],
  [11, 8],
  [13, 9],
] as const;

function sizes(at8: number, at11: number, at13: number): Zooms {
  return [
    [8, at8],
    [11, at11],
    [13, at13],
  ];
}

/** From zoom 9 on places of the gazetteer are written by their inhabitants. */
export function placeLook(label: MapLabel, zoom: number, colors: LabelColors): LabelLook {
  const [px, weight, radius] = PLACES[label.size] ?? VILLAGE;
  const capital = label.kind === 'capital';
  const isSoft = label.size >= PLACES.length && !capital;
  const shape = capital ? 'disc' : 'ring';
  const mark = {
    shape,
    radius: capital ? 3.2 : radius,
    fill: colors.ring,
    stroke: colors.ink,
  } as const;
  return {
    ...sans(
      atZoom(px, zoom),
      capital ? 700 : weight,
      isSoft ? colors.soft : colors.ink,
      colors,
      {},
    ),
    haloPx: zoom >= 11 ? 3.6 : PLAIN.haloPx,
    breakAtPx: PLACE_BREAK_PX,
    // The point is good to a kilometre only: that near, the name stands on its place.
    mark: zoom >= MARKS_UNTIL_ZOOM ? null : mark,
  };
}

export function sightLook(label: MapLabel, zoom: number, colors: LabelColors): LabelLook {
  const glyph = label.sight?.kind ?? 'airport';
  const fill = colors[label.sight === undefined ? 'service' : familyOf(label.sight.kind)];
  const radius = atZoom(SIGHT_RADIUS_PX, zoom);
  return {
    ...sans(atZoom(SIGHT_PX, zoom), 500, fill, colors, {}),
    breakAtPx: SIGHT_BREAK_PX,
    mark: { shape: 'sight', radius, fill, stroke: colors.onSight, glyph },
  };
}

export function quarterLook(zoom: number, colors: LabelColors): LabelLook {
  return {
    ...sans(atZoom(QUARTER_PX, zoom), 600, colors.soft, colors, {}),
    spacing: 0.6,
    breakAtPx: PLACE_BREAK_PX,
  };
}
