import { Car, ChevronDown, Coins, Languages, Mountain, Phone, Plug } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import { needsAdapter, voltageDiffers } from '#src/domain/place/home-country.ts';
import type { HomeCountry } from '#src/domain/place/home-country.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { isSeaLevel } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { useFolded } from '../use-folded.ts';
import { countryName, currencyNames, joined, languageNames } from './country-words.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { FactLine } from './fact-line.tsx';
import styles from './good-to-know.module.css';
import { LocalTime } from './local-time.tsx';
import { formatMetres } from '#src/wording/shown/shown-units.ts';

type GoodToKnowProps = Pick<PlannedTrip, 'country' | 'evidence' | 'trip'> & {
  headingLevel: HeadingLevel;
};

/** Facts of place and country, folded; unknown ones are left out. */
export const GoodToKnow = memo(function GoodToKnow(props: GoodToKnowProps) {
  const { country, evidence, trip, headingLevel } = props;
  const { t } = useTexts('result');
  const language = useLanguage();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const body = useFolded(!unfolded, () => setUnfolded(true));
  if (country === null && evidence === null) return null;
  const land = evidence?.climate.surface === 'land';
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <Heading level={headingLevel} id={id} className={styles['heading']}>
        <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t('facts.heading')}
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </Heading>
      {country === null ? null : (
        <p className={styles['country']}>{countryName(country, language)}</p>
      )}
      <div ref={body} className={styles['body']}>
        <dl className={styles['facts']}>
          {evidence === null ? null : (
            <LocalTime timeZone={evidence.timeZone} request={trip.request} />
          )}
          {country === null ? null : <CountryLines country={country} home={trip.home} />}
          {evidence === null || !land ? null : (
            <FactLine icon={Mountain} term={t('facts.elevation')}>
              {isSeaLevel(evidence.climate.elevation)
                ? t('facts.seaLevel')
                : t('facts.metres', { height: formatMetres(evidence.climate.elevation, language) })}
            </FactLine>
          )}
        </dl>
      </div>
    </section>
  );
});

type CountryLinesProps = { country: CountryFacts; home: HomeCountry | undefined };

function CountryLines({ country, home }: CountryLinesProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { currencies, plugs, volts, emergency, drives } = country;
  const languages = languageNames(country, language);
  return (
    <>
      {currencies.length === 0 ? null : (
        <FactLine icon={Coins} term={t('facts.money')}>
          {currencyNames(country, language)}
          {home?.currencies.some((one) => currencies.includes(one)) === true ? (
            <span className={styles['more']}>{t('facts.sameMoney')}</span>
          ) : null}
        </FactLine>
      )}
      {languages.length === 0 ? null : (
        <FactLine icon={Languages} term={t('facts.languages', { count: languages.length })}>
          {joined(languages, language)}
        </FactLine>
      )}
      {plugs.length === 0 ? null : (
        <FactLine icon={Plug} term={t('facts.plugs')}>
          {t('facts.types', { count: plugs.length, types: joined(plugs, language) })}
          {volts.length === 0 ? null : ` · ${t('facts.volts', { volts: volts.join('/') })}`}
          {home === undefined ? null : <FromHome home={home} country={country} />}
        </FactLine>
      )}
      {emergency.length === 0 ? null : (
        <FactLine icon={Phone} term={t('facts.emergency')}>
          <EmergencyNumbers emergency={emergency} />
        </FactLine>
      )}
      {drives === null ? null : (
        <FactLine icon={Car} term={t('facts.driving')}>
          {t(`facts.drives.${drives}`)}
        </FactLine>
      )}
    </>
  );
}

/** Whether the plugs of home fit, and whether their voltage does. */
function FromHome({ home, country }: { home: HomeCountry; country: CountryFacts }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const needed = needsAdapter(home, country);
  const name = countryName(home, language);
  return (
    <>
      {needed === null ? null : (
        <span className={styles['more']}>
          {t(needed ? 'facts.plugsDiffer' : 'facts.plugsFit', { country: name })}
        </span>
      )}
      {voltageDiffers(home, country) ? (
        <span className={styles['more']}>
          {t('facts.voltsDiffer', { volts: home.volts.join('/') })}
        </span>
      ) : null}
    </>
  );
}
