import { useTranslation } from 'react-i18next';

/** Stands where the list of trips comes in. */
export function TripsRoute() {
  const { t } = useTranslation();
  return <h1>{t('nav.trips')}</h1>;
}
