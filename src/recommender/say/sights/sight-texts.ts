import type { SightKind } from '#src/domain/place/sights.ts';

/** Figures of a sight, formatted for a text; empty where unknown. */
export type SightFigures = {
  /** '51 m' of height or descent. */
  metres: string;
  /** '42 km' of length. */
  km: string;
  /** 'June to September'. */
  months: string;
};

/** The whole text on a sight that has no note of its own; several for each kind. */
export type SightTexts = Readonly<Record<SightKind, readonly ((f: SightFigures) => string)[]>>;

/** How the sea feels to a swimmer without a wetsuit. */
export type SeaFeel = 'cold' | 'fresh' | 'pleasant' | 'warm';

/** Sentences on the weather and light of the days at a sight. */
export type SightDays = {
  heat: (high: string) => string;
  snow: string;
  dusk: (time: string) => string;
  sea: Readonly<Record<SeaFeel, (sea: string) => string>>;
  roof: (wetDays: string) => string;
  rain: (wetDays: string) => string;
  twilight: (from: string, to: string) => string;
  firstStage: (km: string) => string;
  group: (people: number) => string;
  climb: string;
};
