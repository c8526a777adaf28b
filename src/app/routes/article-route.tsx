import { getRouteApi } from '@tanstack/react-router';
import { ArticlePage } from '#src/pages/blog/article-page.tsx';
import { useToday } from '../frame/use-today.ts';

const route = getRouteApi('/blog/$slug');

export function ArticleRoute() {
  const article = route.useLoaderData();
  const today = useToday(route.useRouteContext().app);
  return <ArticlePage key={article.heads.en.slug} {...article} today={today} />;
}
