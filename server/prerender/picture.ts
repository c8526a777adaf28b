import type { RenderedPage } from '#src/app/render-page.tsx';

/** Pixels; the size that link previews expect. */
export const CARD = { width: 1200, height: 630 } as const;

/** The drawing of pages without one of their own. */
const PRODUCT_DRAWING = '/images/hero.svg';

/** The preview image of a page (og:image): a bitmap, since link previews do not render SVG. */
export function pictureOf({ article }: Pick<RenderedPage, 'article'>): string {
  return cardOf(article?.image ?? PRODUCT_DRAWING);
}

/** '/images/landscapes/alps.svg' becomes '/images/cards/alps.png'. */
export function cardOf(drawing: string): string {
  const name = drawing.slice(drawing.lastIndexOf('/') + 1).replace(/\.svg$/u, '');
  return `/images/cards/${name}.png`;
}
