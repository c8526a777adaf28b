import { House } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Geocoder } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import styles from './home.module.css';
import type { HomeStore } from './home-store.ts';
import { SetHomeSheet } from './set-home-sheet.tsx';

type HomeSettingsProps = { store: HomeStore; geocoder: Pick<Geocoder, 'search'> };

/** Where home is, to be set, changed and forgotten. */
export function HomeSettings({ store, geocoder }: HomeSettingsProps) {
  const { t } = useTexts('compare');
  const language = useLanguage();
  const home = useStore(store, (state) => state.home);
  const notKept = useStore(store, (state) => state.notKept);
  const [asking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  return (
    <>
      {home === null ? (
        <Unset onAsk={ask} />
      ) : (
        <div className={styles['line']}>
          <p>
            {t('home.is')}{' '}
            <b translate="no" lang={home.language}>
              {home.place}
            </b>
            . {t(notKept ? 'home.notKept' : 'home.kept')}
          </p>
          <button type="button" onClick={ask}>
            {t('home.change')}
          </button>
          <button type="button" onClick={store.forget}>
            {t('home.forget')}
          </button>
        </div>
      )}
      {asking ? (
        <SetHomeSheet
          geocoder={geocoder}
          onChoose={(found) => {
            void store.choose(found, language);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** Takes the focus where the button that was pressed is gone. */
function Unset({ onAsk }: { onAsk: () => void }) {
  const { t } = useTexts('compare');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles['unset']}>
      <h2>{t('home.unset')}</h2>
      <p>{t('home.why')}</p>
      <button ref={button} type="button" className={buttonClass('primary')} onClick={onAsk}>
        <House size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('home.set')}
      </button>
      <p className={styles['private']}>{t('home.private')}</p>
    </section>
  );
}
