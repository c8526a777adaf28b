import type { LatLng } from '#src/domain/location.ts';
import type { MapController } from '#src/map/map-controller.ts';
import { currentScheme } from '#src/map/color-scheme.ts';
import { offerMap } from '#src/map/early-map.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';

/** The frame waits no longer than this for the map. */
const PATIENCE_MS = 2000;

/**
 * On the planner the map comes first: it is there, without names, while the frame is still on its
 * way, under the prerendered picture of the planner, which keeps the place for it. The planner takes
 * it over. What fails here is asked for again, and told, then. Resolves when the frame may be
 * computed without keeping the map back, or is wanted: the page is touched.
 */
export async function startMapEarly(root: Element): Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-map-place]');
  if (place === null) return;
  const map = startMap(place);
  offerMap(map);
  await Promise.race([map.then(({ drawn }) => drawn).catch(() => undefined), wanted()]);
}

/** All is on its way already. The worker that draws starts while OpenLayers is still being read. */
async function startMap(element: HTMLElement): Promise<MapController> {
  const { deviceBasemap } = await import('../services/device-basemap.ts');
  const basemap = deviceBasemap();
  const { createMapController } = await import('#src/map/map-controller.ts');
  await yieldToMain();
  return createMapController(element, basemap, {
    scheme: currentScheme(),
    movablePin: true,
    at: namedPoint(),
  });
}

/** The point in the page's address. What is no point is for the planner to say, and no reason to wait. */
function namedPoint(): LatLng | null {
  const query = new URLSearchParams(globalThis.location.search);
  const lat = Number.parseFloat(query.get('lat') ?? '');
  const lng = Number.parseFloat(query.get('lng') ?? '');
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** At the first touch or key, or when the traveller has waited long enough. */
function wanted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    for (const type of ['pointerdown', 'keydown']) {
      globalThis.addEventListener(type, () => resolve(), { once: true });
    }
  });
}
