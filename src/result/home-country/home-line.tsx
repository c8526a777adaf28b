import { House, Plus, X } from 'lucide-react';
import { Suspense, lazy, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { addOwnLine, editLine, removeOwnLine } from '#src/domain/list/change-list.ts';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import { needsAdapter } from '#src/domain/place/home-country.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { countryName, joined } from '../good-to-know/country-words.ts';
import { HomeCountryContext } from './home-country-context.ts';
import type { HomeCountryStore } from './home-country-store.ts';
import styles from './home-line.module.css';

const HomeCountrySheet = lazy(async () => {
  const { HomeCountrySheet: Sheet } = await import('./home-country-sheet.tsx');
  return { default: Sheet };
});

type HomeLineProps = {
  /** The country of the trip. */
  there: CountryFacts | null;
  lines: readonly ListLine[];
  /** Null where the list is only to be read. */
  onChange: ((how: OwnChange) => void) | null;
};

/**
 * Says which adapter the country of home needs. A plan keeps the country it was made for, so where
 * home has changed, the line offers to add or take off the adapter.
 */
export function HomeLine({ there, ...list }: HomeLineProps) {
  const store = useContext(HomeCountryContext);
  if (store === null || there === null || there.plugs.length === 0) return null;
  return <Known {...list} there={there} store={store} />;
}

const ADAPTER = 'adapter';

type KnownProps = Omit<HomeLineProps, 'there'> & { there: CountryFacts; store: HomeCountryStore };

function Known({ there, lines, onChange, store }: KnownProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const home = useStore(store, (state) => state.home);
  const [asking, setAsking] = useState(false);
  useEffect(() => void store.know(), [store]);
  const needed = home === null ? null : needsAdapter(home, there);
  if (home === null || needed === null) return null;
  const line = lines.find(({ key }) => key === ADAPTER);
  const types = t('facts.types', {
    count: there.plugs.length,
    types: joined(there.plugs, language),
  });
  const name = t('home.adapterFor', { types });
  const add = () =>
    onChange?.((own) => {
      const back = editLine(ADAPTER, { away: false })(own);
      const details = { weight_g: null, kind: 'electronics', part: 'trip', toBuy: false } as const;
      return addOwnLine({ key: ADAPTER, name, quantity: 1, ...details })(back);
    });
  const takeOff = () =>
    onChange?.(line?.own === true ? removeOwnLine(ADAPTER) : editLine(ADAPTER, { away: true }));
  return (
    <>
      <div className={styles['home']}>
        <House size={18} strokeWidth={1.75} aria-hidden="true" />
        <p>
          {t(needed ? 'home.needed' : 'home.fits', { country: countryName(home, language), types })}{' '}
          <button type="button" onClick={() => setAsking(true)}>
            {t('home.change')}
          </button>
        </p>
        {onChange === null || needed === (line !== undefined) ? null : (
          <button type="button" className={styles['mend']} onClick={needed ? add : takeOff}>
            {needed ? (
              <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
            {t(needed ? 'home.add' : 'home.takeOff')}
          </button>
        )}
      </div>
      {asking ? (
        <Suspense>
          <HomeCountrySheet store={store} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
