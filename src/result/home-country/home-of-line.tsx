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

/** Lines that are as they are because of where the traveller lives. */
const OF_HOME: ReadonlySet<string> = new Set(['adapter', 'cards', 'insurance', 'ehic', 'ghic']);

/** In the opened row of an adapter, a card or insurance: where home is, and a way to change it. */
export function HomeOfLine({ job }: { job: string | undefined }) {
  const store = useContext(HomeCountryContext);
  if (store === null || job === undefined || !OF_HOME.has(job)) return null;
  return <Known store={store} />;
}

function Known({ store }: { store: HomeCountryStore }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const home = useStore(store, (state) => state.home);
  const [asking, setAsking] = useState(false);
  useEffect(() => void store.know(), [store]);
  return (
    <div className={styles['ofLine']}>
      {home === null ? t('home.isUnknown') : t('home.is', { country: countryName(home, language) })}{' '}
      <button type="button" onClick={() => setAsking(true)}>
        {t('home.change')}
      </button>
      {asking ? (
        <Suspense>
          <HomeCountrySheet store={store} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
