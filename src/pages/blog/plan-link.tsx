import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { upcomingDay } from '#src/domain/days/upcoming.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ArticleHead } from './article.ts';
import { ARTICLE_CLIMATE } from './climate/article-climate.ts';

type PlanLinkProps = { article: ArticleHead; today: IsoDay; wide?: boolean };

/** The week in the middle of the best month. */
const WEEK = { first: 11, last: 17 } as const;

/** A link to the planner, pre-filled with the article's place and a week of its best month. */
export function PlanLink({ article, today, wide = false }: PlanLinkProps) {
  const { t } = useTexts('blog');
  const { lat, lng, name } = article.location;
  const month = String(ARTICLE_CLIMATE[article.slug].best.month).padStart(2, '0');
  const from = upcomingDay(`${month}-${WEEK.first}`, today);
  const to = upcomingDay(`${month}-${WEEK.last}`, from);
  return (
    <Link to="/planner" search={{ lat, lng, from, to }} className={buttonClass('primary', wide)}>
      {wide ? t('plan') : t('planThere', { name })}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
