import { Car, Coins, Languages, Phone, Plug } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import { needsAdapter, voltageDiffers } from '#src/domain/place/home-country.ts';
import type { HomeCountry } from '#src/domain/place/home-country.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { countryName, currencyNames, joined, languageNames } from './country-words.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { FactLine } from './fact-line.tsx';
import styles from './good-to-know.module.css';

type CountryLinesProps = { country: CountryFacts; home: HomeCountry | undefined };

/** Money, languages, plugs, emergency numbers and the side of the road; unknown ones are left out. */
export function CountryLines({ country, home }: CountryLinesProps) {
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
