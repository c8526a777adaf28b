import type { Zooms } from '#src/domain/map/at-zoom.ts';
import { shades, viewZooms } from './style-table.ts';
import type { Shades } from './style-table.ts';
import type { WayKind } from './way-kind.ts';

export type WayStyle = {
  kind: WayKind;
  color: Shades;
  /** Of a road, drawn where the road is a pixel wide. */
  casing?: Shades;
  /** Pixels; the first zoom is that from which the way is drawn. */
  width: Zooms;
  /** Multiples of the width. */
  dash?: readonly number[];
  /** Ticks across, of railways: their length. */
  ticks?: Zooms;
  opacity?: number;
};

type Row = readonly [kind: WayKind, color: string, casing: string, width: string];

/** From bottom to top. */
export const ROAD_STYLES: readonly WayStyle[] = (
  [
    ['taxiway', '#DCD6CA -> #42453F', '#DCD6CA -> #42453F', '12 1, 13 1.6, 14 3, 15 6, 16 11'],
    [
      'runway',
      '#DCD6CA -> #4A4D47',
      '#C4BDAE -> #1A1F1A',
      '11 1.6, 12 3, 13 5, 14 9, 15 17, 16 32',
    ],
    ['service', '#FFFDF5 -> #495046', '#BBB4A0 -> #161C18', '14 1.1, 15 2.2, 16 3.8'],
    ['service-aisle', '#FFFDF5 -> #495046', '#BBB4A0 -> #161C18', '15 2.2, 16 3.8'],
    ['pedestrian', '#F3EBDD -> #4C4A41', '#B9AE97 -> #1A1F1A', '14 1.8, 15 3.6, 16 6'],
    ['minor', '#FFFDF5 -> #596054', '#ADA58E -> #141B16', '13 1.2, 14 2.5, 15 4.3, 16 7'],
    [
      'tertiary',
      '#FFFDF5 -> #596054',
      '#ADA58E -> #141B16',
      '12 1.6, 13 2.4, 14 3.7, 15 5.6, 16 8.4',
    ],
    [
      'secondary',
      '#FCF0CB -> #6E6850',
      '#AD9A6C -> #131915',
      '10 1.3, 11 1.8, 12 2.4, 13 3.1, 14 4.4, 15 6.4, 16 9.4',
    ],
    [
      'primary',
      '#F9E7B5 -> #7F7350',
      '#AD925A -> #121813',
      '10 1.7, 11 2.3, 12 3, 13 3.7, 14 5, 15 7.2, 16 10.4',
    ],
    [
      'trunk',
      '#F7DE9E -> #8E7B4E',
      '#A78746 -> #12170F',
      '10 1.9, 11 2.6, 12 3.3, 13 4.1, 14 5.6, 15 7.8, 16 11',
    ],
    [
      'motorway',
      '#F5D588 -> #9C8450',
      '#A07C34 -> #10140E',
      '10 2, 11 2.8, 12 3.6, 13 4.4, 14 6, 15 8.4, 16 11.5',
    ],
  ] satisfies readonly Row[]
).map(([kind, color, casing, width]) => {
  return { kind, color: shades(color), casing: shades(casing), width: viewZooms(width) };
});
/** Of each side. */
export const CASING_WIDTH = viewZooms('11 0.5, 13 0.7, 16 1.1');

/** Over the water, under the land's lines. */
export const PIER_STYLE: WayStyle = {
  kind: 'pier',
  color: shades('#F3EBDD -> #4C4A41'),
  width: viewZooms('13 0.8, 14 1.4, 15 2.8, 16 5'),
};

/** Under the roads, with a halo but for steps, whose dashes are those of a ladder. */
export const PATH_STYLES: readonly WayStyle[] = [
  path('steps', '#94704E -> #A98F6F', '15 3, 16 4.6', [0.34, 0.3]),
  path('footway', '#94765A -> #9C876B', '15 1, 16 1.4', [1.6, 1.6]),
  path('cycleway', '#4F7A6A -> #7FAE9B', '14 1.1, 15 1.4, 16 1.8', [3, 1.6]),
  path('path', '#8E5A34 -> #C39A6E', '13 0.8, 14 1.1, 15 1.4, 16 1.8', [2.6, 1.9]),
  path('track', '#8A6A43 -> #A08A66', '13 0.9, 14 1.2, 15 1.6, 16 2.2', [5, 2.2]),
];
export const PATH_HALO = {
  color: shades('rgba(251, 248, 241, 0.62) -> rgba(12, 18, 15, 0.5)'),
  /** Added to the width of a path. */
  width: viewZooms('13 1.6, 16 2.6'),
};

const RAIL = shades('#5F5B52 -> #9A9D93');
const SMALL_TICKS = viewZooms('11 3.4, 16 5.6');

/** Over the roads. */
export const RAIL_STYLES: readonly WayStyle[] = [
  { kind: 'tram', color: shades('#8A857A -> #74776E'), width: viewZooms('14 0.9, 16 1.4') },
  { kind: 'siding', color: RAIL, width: viewZooms('14 0.8, 16 1.2') },
  {
    kind: 'small-rail',
    color: RAIL,
    width: viewZooms('11 0.8, 14 1.2, 16 1.6'),
    ticks: SMALL_TICKS,
  },
  {
    kind: 'rail',
    color: RAIL,
    width: viewZooms('10 1, 12 1.2, 14 1.6, 16 2'),
    ticks: viewZooms('11 4.4, 14 5.6, 16 7'),
  },
  {
    kind: 'lift',
    color: RAIL,
    width: viewZooms('12 0.8, 16 1.4'),
    ticks: viewZooms('12 2.6, 16 4'),
  },
];
/** Pixels from tick to tick. */
export const TICK_SPACING = viewZooms('11 9, 14 13, 16 18');

/** Over the water, under the land's lines. */
export const FERRY_STYLE: WayStyle = {
  kind: 'ferry',
  color: shades('#5C90A7 -> #4E7F96'),
  width: viewZooms('10 1, 16 1.8'),
  dash: [4, 3],
};

export const TUNNEL = {
  color: shades('#EFEADD -> #3C4238'),
  fillOpacity: 0.42,
  casingOpacity: 0.28,
  /** Each side, pixels. */
  casingWidth: 0.5,
  railDash: [4, 3],
  /** Of railways and paths. */
  lineOpacity: 0.45,
} as const;

export const BRIDGE = { casing: shades('#6F6550 -> #050806'), widthFactor: 1.35 } as const;

function path(kind: WayKind, color: string, width: string, dash: readonly number[]): WayStyle {
  return { kind, color: shades(color), width: viewZooms(width), dash };
}
