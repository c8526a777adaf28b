import type { ColorScheme } from '#src/domain/ports.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { atZoom } from '#src/domain/map/at-zoom.ts';
import { LABEL_COLORS } from './label-colors.ts';
import type { LabelColors } from './label-colors.ts';
import { NEAR_FROM_ZOOM, PEAK_PX, placeLook, quarterLook, sightLook } from './near-looks.ts';
import { PLAIN, sans } from './text-look.ts';
import type { LabelLook } from './text-look.ts';

export const SERIF = 'Fraunces, Georgia, "Times New Roman", serif';

export const LABEL_FACE = 'Fraunces';
/** Fonts to load before labels of water and regions are measured. */
export const LABEL_FONTS = [`italic 500 14px ${SERIF}`, `500 12px ${SERIF}`];

export function lookOf(label: MapLabel, zoom: number, scheme: ColorScheme): LabelLook {
  const colors = LABEL_COLORS[scheme];
  switch (label.kind) {
    case 'capital':
    case 'city':
      return zoom >= NEAR_FROM_ZOOM ? placeLook(label, zoom, colors) : city(label, zoom, colors);
    case 'quarter':
      return quarterLook(zoom, colors);
    case 'airport':
    case 'sight':
      return sightLook(label, zoom, colors);
    case 'country':
      return country(label, zoom, colors);
    case 'water':
    case 'lake':
    case 'river':
      return water(label, zoom, colors);
    case 'range':
    case 'region':
    case 'group':
      return ground(label, zoom, colors);
    case 'island':
      return label.zoom <= 7
        ? ground(label, zoom, colors)
        : sans(11, 500, colors.soft, colors, { italic: true });
    case 'feature':
    case 'figure':
      return sans(11, 500, colors.soft, colors, {});
    case 'peak':
      return {
        ...sans(atZoom(PEAK_PX, zoom), 500, colors.peak, colors, { italic: true }),
        mark: { shape: 'peak', radius: 5, fill: colors.peak, stroke: colors.halo },
      };
    case 'park':
      return {
        ...sans(11, 500, colors.park, colors, {}),
        mark: { shape: 'park', radius: 7.5, fill: colors.park, stroke: colors.onPark },
      };
    default:
      return label.kind satisfies never;
  }
}

function city(label: MapLabel, zoom: number, colors: LabelColors): LabelLook {
  const near = clamp((zoom - 4) / 4);
  const capital = label.kind === 'capital';
  const shape = capital ? 'disc' : 'ring';
  const large = [15, 15, 13.5, 12, 11][label.size] ?? 11;
  const px = capital ? lerp(12, Math.max(13.5, large), near) : lerp(11, large, near);
  const heavy = capital || (near > 0.45 && label.size <= 3);
  const weight = heavy ? (near > 0.6 && label.size <= 1 ? 650 : 600) : 500;
  const soft = !capital && label.size >= 4;
  const radius = capital ? 3.2 : lerp(2.1, [3.8, 3.8, 3.3, 2.7, 2.1][label.size] ?? 2, near);
  const look = sans(px, weight, soft ? colors.soft : colors.ink, colors, {});
  return { ...look, mark: { shape, radius, fill: colors.ring, stroke: colors.ink } };
}

function country(label: MapLabel, zoom: number, colors: LabelColors): LabelLook {
  const small = [12.5, 12, 10.8, 10, 9.5][label.size] ?? 9.5;
  const px = lerp(small, label.size >= 4 ? 11 : 13, clamp((zoom - 4.5) / 3));
  const spacing = lerp([3.2, 2.6, 1.6, 1.3, 1.1][label.size] ?? 1.1, 2.6, clamp((zoom - 5) / 2));
  return {
    ...sans(px, 600, colors.country, colors, {}),
    haloPx: 3.2,
    spacing: zoom < 3.5 ? spacing * 0.6 : spacing,
    upper: true,
    breakAtPx: 120,
  };
}

function water(label: MapLabel, zoom: number, colors: LabelColors): LabelLook {
  const ocean = label.kind === 'water' && label.size === 0;
  const grown = clamp((zoom - label.zoom) / 3);
  const px = ocean
    ? lerp(11, 18, clamp((zoom - 2) / 2))
    : label.kind === 'water'
      ? lerp(
          [0, 11.5, 11.5, 11, 11][label.size] ?? 11,
          [0, 18, 16.5, 15, 13][label.size] ?? 13,
          grown,
        )
      : label.kind === 'lake'
        ? lerp(10.5, 13, grown)
        : 10.5;
  const spacing = ocean
    ? lerp(1.5, 4, clamp((zoom - 2) / 2))
    : label.kind === 'water'
      ? lerp(0.5, 1.6, grown)
      : 0.4;
  return {
    ...PLAIN,
    font: `italic ${label.kind === 'water' ? 500 : 400} ${px.toFixed(1)}px ${SERIF}`,
    spacing,
    upper: ocean,
    color: colors.water,
    halo: colors.waterHalo,
    haloPx: 2.6,
    lineHeightPx: px * 1.2,
    breakAtPx: ocean ? 999 : 175,
  };
}

function ground(label: MapLabel, zoom: number, colors: LabelColors): LabelLook {
  const px = lerp(9.5, 13.5, clamp((zoom - label.zoom) / 3.4));
  return {
    ...PLAIN,
    font: `500 ${px.toFixed(1)}px ${SERIF}`,
    spacing: lerp(1.3, 2.6, clamp((zoom - 4) / 2)),
    upper: true,
    color: colors.ground,
    halo: colors.halo,
    haloPx: 3,
    lineHeightPx: px * 1.35,
    breakAtPx: 125,
  };
}

function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
