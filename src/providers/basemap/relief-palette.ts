import type { ColorScheme } from '#src/domain/ports.ts';

/** Red, green, blue; 0 to 255. */
export type Rgb = readonly [number, number, number];

type Stops = readonly (readonly [metres: number, color: Rgb])[];

export type ReliefPalette = {
  humid: Stops;
  dry: Stops;
  tundra: Rgb;
  ice: Rgb;
  shadow: Rgb;
  light: Rgb;
  /** Greatest share of the shadow and light colours, 0 to 1. */
  shadowShare: number;
  lightShare: number;
};

/** The ground's colours by height, and what the sun adds. */
export const RELIEF_PALETTES: Readonly<Record<ColorScheme, ReliefPalette>> = {
  light: {
    humid: stops(
      '0 #DDE7CC, 60 #D5E1C1, 150 #CBDBB5, 300 #C1D3AB, 500 #BBCFA6, 800 #B9CCA5, 1200 #C3D0AC, 1600 #D3D8B9, 2000 #E2E1CB, 2500 #EFEDE1, 3000 #F7F6F0, 4500 #FFFFFF',
    ),
    dry: stops('0 #F0E8D0, 300 #EDE2C6, 800 #E6D8B8, 1500 #DFD0B0, 2200 #E3D9C3, 3000 #EFEADF'),
    tundra: rgb('#DFE3D6'),
    ice: rgb('#F6F9FA'),
    shadow: rgb('#2F4A3F'),
    light: rgb('#FFFBEA'),
    shadowShare: 0.62,
    lightShare: 0.55,
  },
  dark: {
    humid: stops(
      '0 #22322A, 60 #233529, 150 #25392C, 300 #283D2F, 500 #2A4032, 800 #2D4335, 1200 #33473A, 1600 #3C4D42, 2000 #445047, 2500 #566159, 3000 #6B756E, 4500 #8C948E',
    ),
    dry: stops('0 #2A2A21, 300 #2E2D23, 800 #353228, 1500 #3E3A2F, 2200 #4B473C, 3000 #615E55'),
    tundra: rgb('#39433E'),
    ice: rgb('#7A868A'),
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
