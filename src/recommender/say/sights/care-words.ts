import type { SightAccess } from '#src/domain/place/sights.ts';

/** For whom care is taken: what is said to a family is not said to a couple of seventy. */
type CareFor = {
  /** A baby is carried; nobody small walks. */
  isBabyOnly: boolean;
  hasSmall: boolean;
  hasPram: boolean;
};

/** One short sentence on what to take care of at a sight. */
export type CareWords = Readonly<Record<SightAccess, (group: CareFor) => string>>;
