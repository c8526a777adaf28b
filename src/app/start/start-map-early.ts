import type { LatLng } from '#src/domain/place/location.ts';
import type { MapController } from '#src/map/map-controller.ts';
import { currentScheme } from '#src/map/color-scheme.ts';
import { offerMap } from '#src/map/early-map.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';

/** The longest that the frame waits for the map. */
const LONGEST_WAIT_MS = 2000;

/**
 * Starts the planner's map before React: it is drawn below the prerendered first screen, and the
 * planner takes it over. A failure is shown and retried by the planner. Resolves when the map is
 * drawn, at the first touch or key, or after LONGEST_WAIT_MS; on any other page at once.
 */
export async function startMapEarly(root: Element): Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-map-place]');
  if (place === null) return;
  const map = startMap(place);
  offerMap(map);
  await Promise.race([map.then(({ drawn }) => drawn).catch(() => undefined), firstInput()]);
}

/** The worker that draws starts while OpenLayers is still being parsed. */
async function startMap(element: HTMLElement): Promise<MapController> {
  const { deviceBasemap } = await import('../services/device-basemap.ts');
  const basemap = deviceBasemap();
  const { createMapController } = await import('#src/map/map-controller.ts');
  await yieldToMain();
  return createMapController(element, basemap, {
    scheme: currentScheme(),
    movablePin: true,
    at: pointInAddress(),
  });
}

/** The point in the page's address; null for an invalid one, which the planner reports. */
function pointInAddress(): LatLng | null {
  const query = new URLSearchParams(globalThis.location.search);
  const [lat = Number.NaN, lng = Number.NaN] = ['lat', 'lng'].map((name) => {
    const text = query.get(name) ?? '';
    return text === '' ? Number.NaN : Number(text);
  });
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Resolves at the first touch or key, or after LONGEST_WAIT_MS. */
function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    for (const type of ['pointerdown', 'keydown']) {
      globalThis.addEventListener(type, () => resolve(), { once: true });
    }
  });
}
