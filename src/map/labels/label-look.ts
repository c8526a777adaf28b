import type { ColorScheme } from '#src/domain/ports.ts';
import type { MapLabel } from '#src/domain/map-label.ts';
import { atZoom } from '#src/domain/at-zoom.ts';
import type { Zooms } from '#src/domain/at-zoom.ts';
import { familyOf } from './sight-families.ts';

/** Text style of a label. */
export type LabelLook = {
  font: string;
  /** Pixels between letters. */
  spacing: number;
  upper: boolean;
  color: string;
  halo: string;
  haloPx: number;
  lineHeightPx: number;
  /** Names wider than this break in two. */
  breakAtPx: number;
  mark: LabelMark | null;
};

export type LabelMark =
  | { shape: 'ring'; radius: number; fill: string; stroke: string }
  | { shape: 'disc'; radius: number; fill: string; stroke: string }
  | { shape: 'peak'; radius: number; fill: string; stroke: string }
  | { shape: 'park'; radius: number; fill: string; stroke: string }
  | { shape: 'sight'; radius: number; fill: string; stroke: string; glyph: string };

type Colors = {
  ink: string;
  soft: string;
  country: string;
  water: string;
  ground: string;
  peak: string;
  park: string;
  onPark: string;
  culture: string;
  service: string;
  onSight: string;
  halo: string;
  waterHalo: string;
  ring: string;
};

const COLORS: Readonly<Record<ColorScheme, Colors>> = {
  light: {
    ink: '#1C2A23',
    soft: '#3F4E45',
    country: '#4C5A50',
    water: '#255F7C',
    ground: '#59523F',
    peak: '#6B4A2F',
    park: '#1F4D3A',
    onPark: '#FFFFFF',
    culture: '#5B4A63',
    service: '#4C5A64',
    onSight: '#FBF8F1',
    halo: 'rgba(251, 248, 241, 0.92)',
    waterHalo: 'rgba(191, 220, 232, 0.8)',
    ring: '#FFFFFF',
  },
  dark: {
    ink: '#E9EFE8',
    soft: '#BCC8BF',
    country: '#A9B7AE',
    water: '#8DB9CF',
    ground: '#B9B39D',
    peak: '#D9BE9C',
    park: '#86C9A5',
    onPark: '#0F1B15',
    culture: '#C9B6D2',
    service: '#A9B7C0',
    onSight: '#0E1512',
    halo: 'rgba(14, 21, 18, 0.88)',
    waterHalo: 'rgba(17, 34, 44, 0.8)',
    ring: '#0E1512',
  },
};

const SANS = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const SERIF = 'Fraunces, Georgia, "Times New Roman", serif';

export const LABEL_FACE = 'Fraunces';
/** Fonts to load before labels of water and regions are measured. */
export const LABEL_FONTS = [`italic 500 14px ${SERIF}`, `500 12px ${SERIF}`];

const PLAIN = { spacing: 0, upper: false, haloPx: 3.4, breakAtPx: 999, mark: null };

/** Zoom of the view from which every place and sight has a label. */
const NEAR_FROM_ZOOM = 8.5;
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
const PEAK_PX = sizes(11, 12, 12.5);
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

export function lookOf(label: MapLabel, zoom: number, scheme: ColorScheme): LabelLook {
  const colors = COLORS[scheme];
  switch (label.kind) {
    case 'capital':
    case 'city':
      return zoom >= NEAR_FROM_ZOOM ? place(label, zoom, colors) : city(label, zoom, colors);
    case 'quarter':
      return {
        ...sans(lerp(10.5, 11.5, clamp(zoom - 12)), 600, colors.soft, colors, {}),
        spacing: 0.6,
        breakAtPx: PLACE_BREAK_PX,
      };
    case 'airport':
    case 'sight':
      return sight(label, zoom, colors);
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

/** From zoom 9 on places of the gazetteer are written by their inhabitants. */
function place(label: MapLabel, zoom: number, colors: Colors): LabelLook {
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

function sight(label: MapLabel, zoom: number, colors: Colors): LabelLook {
  const glyph = label.sight?.kind ?? 'airport';
  const fill = colors[label.sight === undefined ? 'service' : familyOf(label.sight.kind)];
  const radius = atZoom(SIGHT_RADIUS_PX, zoom);
  return {
    ...sans(atZoom(SIGHT_PX, zoom), 500, fill, colors, {}),
    breakAtPx: SIGHT_BREAK_PX,
    mark: { shape: 'sight', radius, fill, stroke: colors.onSight, glyph },
  };
}

function city(label: MapLabel, zoom: number, colors: Colors): LabelLook {
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

function country(label: MapLabel, zoom: number, colors: Colors): LabelLook {
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

function water(label: MapLabel, zoom: number, colors: Colors): LabelLook {
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

function ground(label: MapLabel, zoom: number, colors: Colors): LabelLook {
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

function sans(
  px: number,
  weight: number,
  color: string,
  colors: Colors,
  { italic = false }: { italic?: boolean },
): LabelLook {
  return {
    ...PLAIN,
    font: `${italic ? 'italic ' : ''}${weight} ${px.toFixed(1)}px ${SANS}`,
    color,
    halo: colors.halo,
    lineHeightPx: px * 1.25,
  };
}

function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
