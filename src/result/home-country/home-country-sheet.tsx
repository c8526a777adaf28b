import { CreditCard, House, Plug, PlugZap, Wallet, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Language } from '#src/domain/language/language.ts';
import { needsAdapter, ownHealthCard } from '#src/domain/place/home-country.ts';
import type { HomeCountry } from '#src/domain/place/home-country.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { countryName, currencyNames, joined } from '../good-to-know/country-words.ts';
import type { HomeCountryStore } from './home-country-store.ts';
import styles from './home-country-sheet.module.css';

type HomeCountrySheetProps = { store: HomeCountryStore; onClose: () => void };

/** "Where do you live?": the country, guessed or chosen, and what follows from it. */
export function HomeCountrySheet({ store, onClose }: HomeCountrySheetProps) {
  const { t } = useTexts('result');
  const heading = useId();
  const wide = useMediaQuery('(width >= 760px)', false);
  const { home, guessed, notKept } = useStore(store);
  useEffect(() => void store.know(), [store]);
  const confirm = () => {
    if (home !== null && guessed) void store.choose(home.code);
    onClose();
  };
  return (
    <Dialog labelledBy={heading} look={wide ? 'card' : 'sheet'} onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={heading}>{t('home.heading')}</h2>
          <IconButton label={t('home.close')} onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <p className={styles['lead']}>{t('home.lead')}</p>
        <CountryChoice store={store} home={home} guessed={guessed} />
        {notKept ? (
          <p role="alert" className={styles['lead']}>
            {t('home.notKept')}
          </p>
        ) : null}
        {home === null ? null : (
          <>
            <ForTrips store={store} home={home} />
            <AtHome home={home} />
          </>
        )}
        <Button look="primary" wide onClick={confirm}>
          {t('home.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  store: HomeCountryStore;
  home: HomeCountry | null;
  guessed: boolean;
};

function CountryChoice({ store, home, guessed }: ChoiceProps) {
  const { t } = useTexts('result');
  const id = useId();
  const language = useLanguage();
  const countries = useCountries(store, language);
  return (
    <div className={styles['choice']}>
      <House size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <label htmlFor={id}>{t('home.country')}</label>
        <select
          id={id}
          value={home?.code ?? ''}
          onChange={({ target }) => void store.choose(target.value)}
        >
          {home === null ? <option value="">{t('home.unknown')}</option> : null}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {guessed && home !== null ? <small>{t('home.guessed')}</small> : null}
      </span>
    </div>
  );
}

/** Nearest first; more are not needed to see whether the guess is right. */
const MOST_TRIPS = 5;

function ForTrips({ store, home }: { store: HomeCountryStore; home: HomeCountry }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const trips = useTrips(store);
  if (trips.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3>{t('home.forTrips')}</h3>
      <ul>
        {trips.map((trip) => (
          <TripRow key={trip.id} trip={trip} home={home} language={language} />
        ))}
      </ul>
    </section>
  );
}

type TripRowProps = { trip: SavedTrip; home: HomeCountry; language: Language };

function TripRow({ trip, home, language }: TripRowProps) {
  const { t } = useTexts('result');
  const { location, request } = trip.trip;
  const { name } = placeParts(wordingIn(trip, language)?.place ?? location.place);
  const plugs = trip.country?.plugs ?? [];
  const needed = trip.country === null ? null : needsAdapter(home, trip.country);
  return (
    <Row
      icon={needed === true ? PlugZap : Plug}
      term={name}
      under={formatDatedRange(request.startDate, request.endDate, language)}
    >
      {needed === null ? t('home.unsure') : null}
      {needed === false ? t('home.noAdapter') : null}
      {needed === true ? (
        <>
          <b>{t('home.adapter')}</b>{' '}
          <small>{t('facts.types', { count: plugs.length, types: joined(plugs, language) })}</small>
        </>
      ) : null}
    </Row>
  );
}

function AtHome({ home }: { home: HomeCountry }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { code, currencies, plugs, volts } = home;
  const card = ownHealthCard(code);
  return (
    <section className={styles['part']}>
      <h3>{t('home.atHome')}</h3>
      <ul>
        {plugs.length === 0 ? null : (
          <Row icon={Plug} term={t('facts.plugs')}>
            {[
              t('facts.types', { count: plugs.length, types: joined(plugs, language) }),
              ...(volts.length === 0 ? [] : [t('facts.volts', { volts: volts.join('/') })]),
            ].join(', ')}
          </Row>
        )}
        {currencies.length === 0 ? null : (
          <Row icon={Wallet} term={t('facts.money')}>
            {currencyNames(home, language)}
          </Row>
        )}
        {card === null ? null : (
          <Row icon={CreditCard} term={t('home.healthCard')}>
            {card.toUpperCase()}
          </Row>
        )}
      </ul>
    </section>
  );
}

type RowProps = { icon: LucideIcon; term: string; under?: string; children: ReactNode };

function Row({ icon: Icon, term, under, children }: RowProps) {
  return (
    <li className={styles['row']}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {term}
        {under === undefined ? null : <small>{under}</small>}
      </span>
      <span className={styles['value']}>{children}</span>
    </li>
  );
}

/** By name in the language of the page. */
function useCountries(store: HomeCountryStore, language: Language) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void store.codes().then((all) => {
      if (wanted) setCodes(all);
    });
    return () => {
      wanted = false;
    };
  }, [store]);
  return codes
    .map((code) => ({ code, name: countryName({ code }, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

function useTrips(store: HomeCountryStore): readonly SavedTrip[] {
  const [trips, setTrips] = useState<readonly SavedTrip[]>([]);
  useEffect(() => {
    let wanted = true;
    void store.trips().then((all) => {
      const inTime = all.toSorted((a, b) =>
        b.trip.request.startDate.localeCompare(a.trip.request.startDate),
      );
      if (wanted) setTrips(inTime.slice(0, MOST_TRIPS));
    });
    return () => {
      wanted = false;
    };
  }, [store]);
  return trips;
}
