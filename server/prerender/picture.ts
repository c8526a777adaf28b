import type { RenderedPage } from '#src/app/render-page.tsx';

/** The size, in pixels, that messengers ask for. */
export const CARD = { width: 1200, height: 630 } as const;

/** For pages without a drawing of their own. */
const PRODUCT_DRAWING = '/images/hero.svg';

/** The preview picture of a page (og:image): a bitmap, since no messenger renders SVG. */
export function pictureOf({ article }: Pick<RenderedPage, 'article'>): string {
  return cardOf(article?.image ?? PRODUCT_DRAWING);
}

/** '/images/landscapes/alps.svg' becomes '/images/cards/alps.png'. */
export function cardOf(drawing: string): string {
  const name = drawing.slice(drawing.lastIndexOf('/') + 1).replace(/\.svg$/u, '');
  return `/images/cards/${name}.png`;
}
