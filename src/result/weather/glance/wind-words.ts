import { useTexts } from '#src/i18n/use-texts.ts';
import { FRESH_WIND, freshShare, windEffect } from '#src/domain/climate/wind.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { TerrainFacts } from '#src/domain/place/terrain.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatWind } from '../verdict/figure-words.ts';
import type { GlanceWords } from './glance-words.ts';

/** Strong days of ten from which they are counted. */
const COUNTED = 0.8;

/** The wind's mean, how often it is strong, and what it does there; null where it does nothing. */
export function useWindWords(
  figures: SpanFigures,
  terrain: TerrainFacts,
  lat: number,
): GlanceWords | null {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { felt, high, snowCover, wind } = figures;
  if (wind === null) return null;
  const effect = windEffect({ wind, high, felt: felt?.celsius ?? high, snowCover, lat }, terrain);
  if (effect === null) return null;
  if (effect === 'no-breeze') return { title: t('wind.still'), text: t('wind.no-breeze') };
  const strong = 10 * freshShare(wind);
  const often =
    strong < COUNTED
      ? ''
      : t('wind.often', {
          days: formatDaysOfTen(strong),
          speed: formatWind(FRESH_WIND, language),
        });
  const chill =
    felt?.by === 'wind'
      ? t('wind.chill', {
          high: formatCelsius(high, language),
          felt: formatCelsius(felt.celsius, language),
        })
      : '';
  return {
    title: t('wind.mean', { speed: formatWind(wind, language) }),
    text: [often, t(`wind.${effect}`), chill].filter((part) => part !== '').join(' '),
  };
}
