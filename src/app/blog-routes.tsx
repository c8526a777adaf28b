import { getRouteApi } from '@tanstack/react-router';
import { ArticlePage } from '#src/pages/blog/article-page.tsx';
import { BlogPage } from '#src/pages/blog/blog-page.tsx';

const blog = getRouteApi('/blog');
const article = getRouteApi('/blog/$slug');

export function BlogRoute() {
  return <BlogPage articles={blog.useLoaderData().articles} />;
}

export function ArticleRoute() {
  return <ArticlePage article={article.useLoaderData().article} />;
}
