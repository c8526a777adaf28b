import { getRouteApi } from '@tanstack/react-router';
import { ArticlePage } from '#src/pages/blog/article-page.tsx';

const route = getRouteApi('/blog/$slug');

export function ArticleRoute() {
  const article = route.useLoaderData();
  return <ArticlePage key={article.heads.en.slug} {...article} />;
}
