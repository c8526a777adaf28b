import { bareLetters } from '#src/domain/language/bare-letters.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';

/** A label's English name without accents, capitals and apostrophes: two lists may spell it in two ways. */
export function plainName({ names }: MapLabel): string {
  return bareLetters(names.en).replaceAll(/['’ʻʼ‘]/gu, '');
}
