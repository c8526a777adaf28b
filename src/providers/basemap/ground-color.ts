import type { ColorScheme } from '#src/domain/ports.ts';
import { RELIEF_PALETTES, TABLE_ENTRIES, TABLE_STEP_M, colorTable } from './relief-palette.ts';
import type { Rgb } from './relief-palette.ts';

/** Writes the ground's red, green and blue (0 to 255) into an array. */
export type GroundColor = (
  into: Float32Array,
  metres: number,
  moisture: number,
  snowLine: number,
) => void;

/** Moisture between which one ground turns into the next. */
const DESERT_TO_STEPPE = [0.25, 0.9] as const;
const STEPPE_TO_HUMID = [0.9, 2.2] as const;
/**
 * Metres above the height of permanent snow between which the ground turns: trees end about 1000 m
 * below it, in the Alps as in the Andes and in Tibet.
 */
const ALPINE = [-1400, -800] as const;
const BARE = [-800, -250] as const;
const ICE = [-220, 180] as const;

/** The ground's colour by height and climate: woods, steppe, desert, heights above the trees, ice. */
export function createGroundColor(scheme: ColorScheme): GroundColor {
  const palette = RELIEF_PALETTES[scheme];
  const [desert, steppe, humid] = [palette.desert, palette.steppe, palette.humid].map(colorTable);
  const { alpine, bare, ice } = palette;
  return (into, metres, moisture, snowLine) => {
    const height = Math.max(0, metres);
    const entry = Math.min(TABLE_ENTRIES - 1, Math.round(height / TABLE_STEP_M)) * 3;
    const grassy = smoothstep(DESERT_TO_STEPPE, moisture);
    const wet = smoothstep(STEPPE_TO_HUMID, moisture);
    const above = height - snowLine;
    const high = smoothstep(ALPINE, above);
    const rocky = smoothstep(BARE, above);
    const icy = smoothstep(ICE, above);
    for (let channel = 0; channel < 3; channel += 1) {
      let value = mix(desert?.[entry + channel] ?? 0, steppe?.[entry + channel] ?? 0, grassy);
      value = mix(value, humid?.[entry + channel] ?? 0, wet);
      value = mix(value, mix(of(alpine.dry, channel), of(alpine.humid, channel), wet), high);
      value = mix(value, mix(of(bare.dry, channel), of(bare.humid, channel), wet), rocky);
      into[channel] = mix(value, of(ice, channel), icy);
    }
  };
}

function of(color: Rgb, channel: number): number {
  return color[channel] ?? 0;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function smoothstep([from, to]: readonly [number, number], value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
