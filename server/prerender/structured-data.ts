import { twinOf } from '#src/app/address/page-address.ts';
import type { RenderedPage } from '#src/app/render-page.tsx';
import { pictureOf } from './picture.ts';

/** JSON-LD of an article and its breadcrumbs; empty for other pages. */
export function structuredData(page: RenderedPage, site: string): object[] {
  const { article, language } = page;
  if (article === null) return [];
  const url = site + twinOf(page.key, language);
  const publisher = { '@type': 'Organization', name: 'Fernweh', url: `${site}/` };
  const breadcrumbs = [
    ['Fernweh', site + twinOf('/', language)],
    [page.blogTitle, site + twinOf('/blog', language)],
    [article.title, url],
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      inLanguage: language,
      datePublished: article.date,
      dateModified: article.factsAsOf,
      image: site + pictureOf(page),
      url,
      mainEntityOfPage: url,
      timeRequired: `PT${article.readingTime}M`,
      contentLocation: {
        '@type': 'Place',
        name: article.location.name,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: article.location.lat,
          longitude: article.location.lng,
        },
      },
      author: publisher,
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}
