import { Mountain } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Evidence, PlannedTrip } from '#src/domain/trip/trip.ts';
import { isSeaLevel } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CountryLines } from './country-lines.tsx';
import { countryName } from './country-words.ts';
import { FactLine } from './fact-line.tsx';
import { FoldedFacts } from './folded-facts.tsx';
import styles from './good-to-know.module.css';
import { LocalTime } from './local-time.tsx';
import { formatMetres } from '#src/wording/shown/shown-units.ts';

type GoodToKnowProps = Pick<PlannedTrip, 'country' | 'evidence' | 'trip'>;

/** Facts of place and country, folded; unknown ones are left out. */
export const GoodToKnow = memo(function GoodToKnow(props: GoodToKnowProps) {
  const { country, evidence, trip } = props;
  const language = useLanguage();
  if (country === null && evidence === null) return null;
  return (
    <FoldedFacts lead={country === null ? '' : countryName(country, language)}>
      <dl className={styles['facts']}>
        {evidence === null ? null : (
          <LocalTime timeZone={evidence.timeZone} request={trip.request} />
        )}
        {country === null ? null : <CountryLines country={country} home={trip.home} />}
        {evidence === null ? null : <Elevation {...evidence.climate} />}
      </dl>
    </FoldedFacts>
  );
});

function Elevation({ surface, elevation }: Evidence['climate']) {
  const { t } = useTexts('result');
  const language = useLanguage();
  if (surface !== 'land') return null;
  return (
    <FactLine icon={Mountain} term={t('facts.elevation')}>
      {isSeaLevel(elevation)
        ? t('facts.seaLevel')
        : t('facts.metres', { height: formatMetres(elevation, language) })}
    </FactLine>
  );
}
