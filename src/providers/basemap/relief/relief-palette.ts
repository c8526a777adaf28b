import type { ColorScheme } from '#src/domain/ports.ts';

/** Red, green, blue; 0 to 255. */
export type Rgb = readonly [number, number, number];

type Stops = readonly (readonly [metres: number, color: Rgb])[];

export type ReliefPalette = {
  desert: Stops;
  steppe: Stops;
  humid: Stops;
  /** Above the tree line, in humid and in dry climates. */
  alpine: { humid: Rgb; dry: Rgb };
  /** Rock and old snow. */
  bare: { humid: Rgb; dry: Rgb };
  ice: Rgb;
  shadow: Rgb;
  light: Rgb;
  /** Greatest share of the shadow and light colours, 0 to 1. */
  shadowShare: number;
  lightShare: number;
};

/** The ground's colours by height, and the colours of light and shadow. */
export const RELIEF_PALETTES: Readonly<Record<ColorScheme, ReliefPalette>> = {
  light: {
    desert: stops('0 #F0E8D0, 300 #EDE2C6, 800 #E6D8B8, 1500 #DFD0B0, 2200 #E0D4BB, 3000 #E5DBC6'),
    steppe: stops('0 #E3E5C8, 300 #DDE0BE, 800 #D8DAB6, 1500 #D8D7B7, 2200 #DCD9C0, 3000 #E1DCCA'),
    humid: stops(
      '0 #DDE7CC, 60 #D5E1C1, 150 #CBDBB5, 300 #C1D3AB, 500 #BBCFA6, 800 #B9CCA5, 1500 #BECEA9, 2500 #C9D3B2, 4000 #D2D8BD',
    ),
    alpine: { humid: rgb('#E1E0C9'), dry: rgb('#DED4BC') },
    bare: { humid: rgb('#F1EFE5'), dry: rgb('#EBE5D8') },
    ice: rgb('#FBFDFE'),
    shadow: rgb('#2F4A3F'),
    light: rgb('#FFFBEA'),
    shadowShare: 0.62,
    lightShare: 0.55,
  },
  dark: {
    desert: stops('0 #2A2A21, 300 #2E2D23, 800 #353228, 1500 #3E3A2F, 2200 #48443A, 3000 #524E44'),
    steppe: stops('0 #272E25, 300 #2B3127, 800 #31372B, 1500 #3A3D31, 2200 #434438, 3000 #4C4B40'),
    humid: stops(
      '0 #22322A, 60 #233529, 150 #25392C, 300 #283D2F, 500 #2A4032, 800 #2D4335, 1500 #35493B, 2500 #3F5044, 4000 #48574B',
    ),
    alpine: { humid: rgb('#48534A'), dry: rgb('#4B483E') },
    bare: { humid: rgb('#636D66'), dry: rgb('#625F57') },
    ice: rgb('#8E999C'),
    shadow: rgb('#050A08'),
    light: rgb('#C9D8C8'),
    shadowShare: 0.8,
    lightShare: 0.22,
  },
};

/** Metres between two entries of a colour table. */
export const TABLE_STEP_M = 10;
export const TABLE_ENTRIES = 461;

/** Colours for every 10 metres from 0 to 4600, three bytes each. */
export function colorTable(from: Stops): Uint8Array {
  const table = new Uint8Array(TABLE_ENTRIES * 3);
  for (let entry = 0; entry < TABLE_ENTRIES; entry += 1) {
    table.set(colorAt(from, entry * TABLE_STEP_M), entry * 3);
  }
  return table;
}

function colorAt(from: Stops, metres: number): Rgb {
  const above = from.findIndex(([height]) => height >= metres);
  const [highest] = from.slice(-1);
  const high = from[above];
  const low = from[above - 1];
  if (high === undefined) return highest?.[1] ?? [0, 0, 0];
  if (low === undefined) return high[1];
  const share = (metres - low[0]) / (high[0] - low[0]);
  return mix(low[1], high[1], share);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function stops(text: string): Stops {
  return text.split(', ').map((stop) => {
    const [metres = '', color = ''] = stop.split(' ');
    return [Number(metres), rgb(color)] as const;
  });
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
