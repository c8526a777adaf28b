import { useTranslation } from 'react-i18next';

/** Stands where the planner page comes in. */
export function PlannerRoute() {
  const { t } = useTranslation();
  return <h1>{t('nav.planner')}</h1>;
}
