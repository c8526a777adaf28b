import type { MapController } from '#src/map/map-controller.ts';
import { currentScheme } from '#src/map/color-scheme.ts';
import { offerMap } from '#src/map/early-map.ts';

/** Where the planner's map will be, as in the style sheets: below the header, right of the panel. */
const WIDE = { query: '(width >= 900px)', top: '57px', left: 'min(25rem, 50vw)' };
const NARROW = { top: '0px', left: '0px' };

/**
 * On the planner the map comes first: it is there, without names, while the frame is still on its
 * way, and the planner takes it over. What fails here is asked for again, and told, then.
 */
export function startMapEarly(path: string, root: Element): void {
  // Prerendered, it is no planner: a host without our redirects answers with another page.
  if (!/^\/planner\/?$/u.test(path) || root.hasAttribute('data-page')) return;
  const element = document.createElement('div');
  const { top, left } = globalThis.matchMedia(WIDE.query).matches ? WIDE : NARROW;
  // Over the room that is kept for a scroll bar: the planner has none.
  const width = `calc(100vw - ${left})`;
  Object.assign(element.style, { position: 'fixed', top, left, bottom: '0px', width });
  root.append(element);
  offerMap(startMap(element));
}

async function startMap(element: HTMLElement): Promise<MapController> {
  const [{ deviceBasemap }, { createMapController }] = await Promise.all([
    import('./device-basemap.ts'),
    import('#src/map/map-controller.ts'),
  ]);
  return createMapController(element, deviceBasemap(), {
    scheme: currentScheme(),
    movablePin: true,
  });
}
