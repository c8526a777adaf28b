import type { RenderedPage } from '#src/app/render-page.tsx';

/** The picture that stands for a page elsewhere: a bitmap, since no messenger draws SVG. */
export function pictureOf({ article }: Pick<RenderedPage, 'article'>): string {
  return article === null ? '/icons/icon-512.png' : '/icons/icon-512.png';
}
