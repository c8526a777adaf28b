import type { MapController } from '#src/map/map-controller.ts';
import { currentScheme } from '#src/map/color-scheme.ts';
import { offerMap } from '#src/map/early-map.ts';

/** Where the planner's map will be, as in the style sheets: right of the panel, below the header. */
const WIDE = { query: '(width >= 900px)', inset: '57px 0 0 min(25rem, 50vw)' };

/**
 * On the planner the map comes first: it is there, without names, while the frame is still on its
 * way, and the planner takes it over. What fails here is asked for again, and told, then.
 */
export function startMapEarly(path: string, root: Element): void {
  // Prerendered, it is no planner: a host without our redirects answers with another page.
  if (!/^\/planner\/?$/u.test(path) || root.hasAttribute('data-page')) return;
  const element = document.createElement('div');
  const inset = globalThis.matchMedia(WIDE.query).matches ? WIDE.inset : '0';
  element.style.cssText = `position: fixed; inset: ${inset}`;
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
