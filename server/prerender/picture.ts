import type { RenderedPage } from '#src/app/render-page.tsx';

/** The size, in pixels, that messengers ask for. */
export const CARD = { width: 1200, height: 630 } as const;

/** What a page without a drawing of its own is shown with. */
const PRODUCT_DRAWING = '/images/hero.svg';

/** The picture that stands for a page elsewhere: a bitmap, since no messenger draws SVG. */
export function pictureOf({ article }: Pick<RenderedPage, 'article'>): string {
  return cardOf(article?.image ?? PRODUCT_DRAWING);
}

/** '/images/landscapes/alps.svg' becomes '/images/cards/alps.png'. */
export function cardOf(drawing: string): string {
  const name = drawing.slice(drawing.lastIndexOf('/') + 1).replace(/\.svg$/u, '');
  return `/images/cards/${name}.png`;
}
