import { House } from 'lucide-react';
import { Suspense, lazy, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { countryName } from '../good-to-know/country-words.ts';
import { HomeCountryContext } from './home-country-context.ts';
import type { HomeCountryStore } from './home-country-store.ts';
import styles from './home-line.module.css';

const HomeCountrySheet = lazy(async () => {
  const { HomeCountrySheet: Sheet } = await import('./home-country-sheet.tsx');
  return { default: Sheet };
});

/** The country of home as a setting, with the way to change it. */
export function HomeRow() {
  const store = useContext(HomeCountryContext);
  return store === null ? null : <Row store={store} />;
}

function Row({ store }: { store: HomeCountryStore }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const home = useStore(store, (state) => state.home);
  const [asking, setAsking] = useState(false);
  useEffect(() => void store.know(), [store]);
  return (
    <>
      <div className={styles['home']}>
        <House size={18} strokeWidth={1.75} aria-hidden="true" />
        <p>
          {home === null
            ? t('home.isUnknown')
            : t('home.is', { country: countryName(home, language) })}{' '}
          <button type="button" onClick={() => setAsking(true)}>
            {t('home.change')}
          </button>
        </p>
      </div>
      {asking ? (
        <Suspense>
          <HomeCountrySheet store={store} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
