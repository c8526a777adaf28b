import { useTexts } from '#src/i18n/use-texts.ts';
import { WARM_SEA } from '#src/domain/climate/warm-sea.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { TerrainFacts } from '#src/domain/place/terrain.ts';
import { formatCelsius } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { GlanceWords } from './glance-words.ts';

/** Uses of the sea by its lowest temperature, degrees Celsius. */
const BANDS = [
  [28, 'bath'],
  [WARM_SEA, 'warm'],
  [20, 'swim'],
  [16, 'fresh'],
  [10, 'dip'],
  [-0.5, 'look'],
] as const;
const SHORE_KM = 15;

/** The sea's temperature and what it is good for; null away from a shore. */
export function useSeaWords({ sea }: SpanFigures, { coastKm }: TerrainFacts): GlanceWords | null {
  const { t } = useTexts('result');
  const language = useLanguage();
  if (sea === null || coastKm > SHORE_KM) return null;
  const [, band] = BANDS.find(([from]) => sea >= from) ?? [sea, 'ice' as const];
  return {
    title: t('sea.title', { sea: formatCelsius(sea, language) }),
    text: t(`sea.${band}`),
  };
}
