import type { ColorScheme } from '#src/domain/ports.ts';
import { RELIEF_PALETTES, TABLE_ENTRIES, TABLE_STEP_M, colorTable } from './relief-palette.ts';
import type { ReliefPalette, Rgb } from './relief-palette.ts';

/** Writes the ground's red, green and blue (0 to 255) into an array. */
export type GroundColor = (
  into: Float32Array,
  metres: number,
  moisture: number,
  snowLine: number,
) => void;

/** Ranges of moisture over which one ground blends into the next. */
const DESERT_TO_STEPPE = [0.25, 0.9] as const;
const STEPPE_TO_HUMID = [0.9, 2.2] as const;
/** Number of colour tables, by moisture up to fully humid. */
const MOISTURE_STEPS = 64;
const STEPS_PER_MOISTURE = (MOISTURE_STEPS - 1) / STEPPE_TO_HUMID[1];
/**
 * Ranges over which the ground changes, in metres above the height of permanent snow: trees end
 * about 1000 m below it, in the Alps as in the Andes and in Tibet.
 */
const ALPINE = [-1400, -800] as const;
const BARE = [-800, -250] as const;
const ICE = [-220, 180] as const;

/** The ground's colour by height and climate: forest, steppe, desert, alpine, rock, ice. */
export function createGroundColor(scheme: ColorScheme): GroundColor {
  const palette = RELIEF_PALETTES[scheme];
  const low = lowGround(palette);
  const { alpine, bare, ice } = palette;
  return (into, metres, moisture, snowLine) => {
    const height = Math.max(0, metres);
    const step = Math.min(MOISTURE_STEPS - 1, Math.round(moisture * STEPS_PER_MOISTURE));
    const entry = Math.min(TABLE_ENTRIES - 1, Math.round(height / TABLE_STEP_M));
    const at = (step * TABLE_ENTRIES + entry) * 3;
    into[0] = low[at] ?? 0;
    into[1] = low[at + 1] ?? 0;
    into[2] = low[at + 2] ?? 0;
    const above = height - snowLine;
    if (above <= ALPINE[0]) return;
    const wet = smoothstep(STEPPE_TO_HUMID, moisture);
    const shares = [
      smoothstep(ALPINE, above),
      smoothstep(BARE, above),
      smoothstep(ICE, above),
    ] as const;
    for (let channel = 0; channel < 3; channel += 1) {
      const meadow = mix(of(alpine.dry, channel), of(alpine.humid, channel), wet);
      const rock = mix(of(bare.dry, channel), of(bare.humid, channel), wet);
      const ground = mix(mix(into[channel] ?? 0, meadow, shares[0]), rock, shares[1]);
      into[channel] = mix(ground, of(ice, channel), shares[2]);
    }
  };
}

/** Colours below the tree line: for each step of moisture one for every 10 m, three bytes each. */
function lowGround(palette: ReliefPalette): Uint8Array {
  const [desert, steppe, humid] = [palette.desert, palette.steppe, palette.humid].map(colorTable);
  const length = TABLE_ENTRIES * 3;
  const low = new Uint8Array(MOISTURE_STEPS * length);
  for (let step = 0; step < MOISTURE_STEPS; step += 1) {
    const grassy = smoothstep(DESERT_TO_STEPPE, step / STEPS_PER_MOISTURE);
    const green = smoothstep(STEPPE_TO_HUMID, step / STEPS_PER_MOISTURE);
    for (let entry = 0; entry < length; entry += 1) {
      const dry = mix(desert?.[entry] ?? 0, steppe?.[entry] ?? 0, grassy);
      low[step * length + entry] = Math.round(mix(dry, humid?.[entry] ?? 0, green));
    }
  }
  return low;
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
