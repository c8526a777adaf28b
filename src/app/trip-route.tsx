import { useTranslation } from 'react-i18next';

/** Stands where the saved trip comes in. */
export function TripRoute() {
  const { t } = useTranslation();
  return <h1>{t('title.trip')}</h1>;
}
