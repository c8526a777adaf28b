import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { ColorScheme } from '#src/domain/ports.ts';
import { LABEL_COLORS } from '../look/label-colors.ts';
import type { LabelColors } from '../look/label-colors.ts';
import { SERIF } from '../look/label-look.ts';
import { PLAIN, sans } from '../look/text-look.ts';
import type { LabelLook } from '../look/text-look.ts';

type Scheme = Readonly<Record<ColorScheme, string>>;

/** Names in the system's face, by class. */
type NameStyle = {
  px: Zooms;
  weight: number;
  color: 'ink' | 'soft' | 'peak' | 'park';
  italic?: true;
  spacing?: number;
  /** How far the name may stand from its point, px. */
  reach?: number;
};

const PLACES: Partial<Record<DetailClass, NameStyle>> = {
  city: { px: sizes(16, 19, 22), weight: 700, color: 'ink', reach: 30 },
  town: { px: sizes(13.5, 16, 19), weight: 700, color: 'ink', reach: 30 },
  village: { px: sizes(12, 13.5, 16), weight: 600, color: 'ink', reach: 14 },
  suburb: { px: sizes(11.5, 12, 14), weight: 600, color: 'soft', spacing: 0.5, reach: 14 },
  hamlet: { px: sizes(11.5, 11.5, 13.5), weight: 500, color: 'soft', reach: 14 },
  neighbourhood: {
    px: sizes(10.5, 10.5, 12.5),
    weight: 500,
    color: 'soft',
    spacing: 0.5,
    reach: 14,
  },
  locality: { px: sizes(10.5, 10.5, 12), weight: 500, color: 'soft', italic: true, reach: 14 },
  pass: { px: sizes(11, 11, 12.5), weight: 500, color: 'peak', italic: true, reach: 10 },
  reserve: { px: sizes(11, 11, 12), weight: 500, color: 'park', reach: 30 },
};

function sizes(at10: number, at13: number, at16: number): Zooms {
  return [
    [10, at10],
    [13, at13],
    [16, at16],
  ];
}

type Family = 'water' | 'park' | 'peak' | 'culture' | 'service';

/** Icons by the colours of the sights; those of services are smaller. */
const ICONS: Partial<Record<DetailClass, Family>> = {
  station: 'culture',
  hut: 'peak',
  airport: 'service',
  viewpoint: 'peak',
  castle: 'culture',
  camp: 'park',
  museum: 'culture',
  ferry: 'water',
  marina: 'water',
  hospital: 'culture',
  shelter: 'peak',
  ruin: 'culture',
  theatre: 'culture',
  attraction: 'culture',
  church: 'culture',
  worship: 'culture',
  park: 'park',
  garden: 'park',
  picnic: 'park',
  water: 'water',
  spring: 'water',
  lift: 'peak',
};
const ICON_RADIUS_PX: Zooms = [
  [13, 7],
  [14, 7.5],
  [16, 9],
];
const SERVICE_SHARE = 0.8;
const ICON_NAME_PX: Zooms = [
  [13, 10.5],
  [16, 11.5],
];
const ICON_BREAK_PX = 96;
const PLACE_BREAK_PX = 150;
const PEAK_PX: Zooms = [
  [11, 11],
  [16, 13],
];
const PEAK_RADIUS_PX = { named: 5, nameless: 3.5 } as const;

/** Size at 15, and the colours of the streets, which are the halos. */
const STREETS: Partial<Record<DetailClass, { px: number; halo: Scheme }>> = {
  'street-major': { px: 12, halo: { light: '#FAEBC2', dark: '#7A6F4F' } },
  'street-tertiary': { px: 11.5, halo: { light: '#FFFDF5', dark: '#596054' } },
  'street-minor': { px: 11, halo: { light: '#FFFDF5', dark: '#596054' } },
  'street-service': { px: 10.5, halo: { light: '#FBF8EF', dark: '#495046' } },
};
const STREET_HALO_PX = 3;
/** Larger by this at 16. */
const STREET_GROWTH: Zooms = [
  [15, 0],
  [16, 0.6],
];

const WATERS: Partial<Record<DetailClass, { px: Zooms; reach: number }>> = {
  river: {
    px: [
      [11, 10.5],
      [14, 12],
      [16, 13.5],
    ],
    reach: 0,
  },
  stream: { px: [[14, 10.5]], reach: 0 },
  lake: {
    px: [
      [13, 10.5],
      [16, 13],
    ],
    reach: 14,
  },
};

const NUMBER = {
  px: 9,
  haloPx: 1.6,
  color: { light: '#7A705E', dark: '#9A9684' },
  halo: { light: 'rgba(251, 248, 241, 0.9)', dark: 'rgba(14, 21, 18, 0.85)' },
} as const;

/** How a label of a detail tile looks. */
export function detailLook(label: MapLabel, zoom: number, scheme: ColorScheme): LabelLook {
  const colors = LABEL_COLORS[scheme];
  const what = label.detail?.class ?? 'locality';
  const [place, street, water] = [PLACES[what], STREETS[what], WATERS[what]];
  if (what === 'peak') return peakLook(label, zoom, colors);
  if (place !== undefined) return placeLook(place, zoom, colors);
  if (street !== undefined) {
    const px = street.px + atZoom(STREET_GROWTH, zoom);
    return {
      ...sans(px, 500, colors.soft, colors, {}),
      halo: street.halo[scheme],
      haloPx: STREET_HALO_PX,
    };
  }
  if (water !== undefined) return waterLook(atZoom(water.px, zoom), water.reach, colors);
  if (what === 'number') {
    const { px, haloPx, color, halo } = NUMBER;
    return {
      ...sans(px, 400, color[scheme], colors, {}),
      halo: halo[scheme],
      haloPx,
      reachPx: 0,
    };
  }
  return iconLook(what, zoom, colors);
}

function placeLook(style: NameStyle, zoom: number, colors: LabelColors): LabelLook {
  const { px, weight, color, italic = false, spacing = 0, reach = 0 } = style;
  return {
    ...sans(atZoom(px, zoom), weight, colors[color], colors, { italic }),
    spacing,
    haloPx: 3.6,
    breakAtPx: PLACE_BREAK_PX,
    reachPx: reach,
  };
}

function peakLook({ names }: MapLabel, zoom: number, colors: LabelColors): LabelLook {
  const radius = names.en === '' ? PEAK_RADIUS_PX.nameless : PEAK_RADIUS_PX.named;
  return {
    ...sans(atZoom(PEAK_PX, zoom), 500, colors.peak, colors, { italic: true }),
    mark: { shape: 'peak', radius, fill: colors.peak, stroke: colors.halo },
  };
}

function waterLook(px: number, reachPx: number, colors: LabelColors): LabelLook {
  return {
    ...PLAIN,
    font: `italic 400 ${px.toFixed(1)}px ${SERIF}`,
    spacing: 0.4,
    color: colors.water,
    halo: colors.waterHalo,
    haloPx: 2.6,
    lineHeightPx: px * 1.2,
    breakAtPx: 110,
    reachPx,
  };
}

function iconLook(what: DetailClass, zoom: number, colors: LabelColors): LabelLook {
  const family = ICONS[what] ?? 'service';
  const fill = colors[family];
  const share = family === 'service' ? SERVICE_SHARE : 1;
  const radius = atZoom(ICON_RADIUS_PX, zoom) * share;
  return {
    ...sans(atZoom(ICON_NAME_PX, zoom), 500, fill, colors, {}),
    breakAtPx: ICON_BREAK_PX,
    mark: { shape: 'sight', radius, fill, stroke: colors.onSight, glyph: what },
  };
}
