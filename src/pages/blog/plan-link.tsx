import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import type { ArticleHead } from './article.ts';

type PlanLinkProps = { location: ArticleHead['location']; wide?: boolean };

/** To the planner, with the article's place already chosen. */
export function PlanLink({ location: { lat, lng, name }, wide = false }: PlanLinkProps) {
  const { t } = useTranslation('blog');
  return (
    <Link to="/planner" search={{ lat, lng }} className={buttonClass('primary', wide)}>
      {wide ? t('plan') : t('planThere', { name })}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
