/** The likely sky of a dry day: mostly sun, both, mostly cloud, or dark all day long. */
export type Sky = 'sun' | 'sun-and-cloud' | 'cloud' | 'dark';

/** The light of some days, as far as known. */
export type SkyFigures = {
  /** Share of the possible sunshine on all days, 0..1; null where unknown. */
  sunshine: number | null;
  /** Days of ten with at least 1 mm; null where unknown. */
  wetDays: number | null;
  /** Hours from sunrise to sunset. */
  light: number;
  /** Why there is fog; null where none is known. */
  fog: string | null;
};

/** A wet day has so much of the sunshine of a dry one: a judgement. */
const ON_WET_DAYS = 0.35;
/** Shares of the possible sunshine on a dry day, from which one says that the sun shines, or now and then. */
export const SKY_LIMITS = { sun: 0.6, both: 0.38 } as const;

/** The sky of a dry day among them; null where nothing is known of the sunshine. */
export function skyOf({ fog, light, sunshine, wetDays }: SkyFigures): Sky | null {
  if (light <= 0) return 'dark';
  if (sunshine === null) return null;
  const wet = (wetDays ?? 0) / 10;
  const share = sunshine / (1 - (1 - ON_WET_DAYS) * wet);
  if (share < SKY_LIMITS.both) return 'cloud';
  // Fog lifts by noon at best.
  return share < SKY_LIMITS.sun || fog !== null ? 'sun-and-cloud' : 'sun';
}
