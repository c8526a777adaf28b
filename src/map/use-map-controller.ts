import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap, ColorScheme } from '#src/domain/ports.ts';
import { takeMap } from './early-map.ts';
import type { MapController, MapEvents } from './map-controller.ts';
import { useColorScheme } from './use-color-scheme.ts';

type MapLoad = {
  element: RefObject<HTMLElement | null>;
  /** Holds the scale. */
  scale: RefObject<HTMLElement | null>;
  loadBasemap: () => Promise<Basemap>;
  language: Language;
  movablePin: boolean;
  /** Initial centre; null: all of Europe. */
  at: LatLng | null;
  events: MapEvents;
  onFailed: () => void;
};

/**
 * Loads OpenLayers and the basemap on mount and disposes of them on unmount. A map that was started
 * before the page is taken over in the same frame. A failure is logged and reported once.
 */
export function useMapController(load: MapLoad): MapController | null {
  const [controller, setController] = useState<MapController | null>(null);
  const scheme = useColorScheme();
  const latest = useRef({ load, scheme });
  useEffect(() => {
    latest.current = { load, scheme };
  });

  useLayoutEffect(() => {
    let unmounted = false;
    let created: MapController | null = null;
    const show = (next: MapController) => {
      created = next;
      const { element, scale } = latest.current.load;
      if (unmounted || element.current === null || scale.current === null) {
        next.dispose();
        return;
      }
      next.moveTo(element.current, scale.current);
      next.listen(latestEvents(latest));
      setController(next);
    };
    startController(latest, show).catch((error: unknown) => {
      console.error('Error loading the map', error);
      if (!unmounted) latest.current.load.onFailed();
    });
    return () => {
      unmounted = true;
      created?.dispose();
      setController(null);
    };
  }, []);

  useEffect(() => controller?.setScheme(scheme), [controller, scheme]);
  useEffect(() => controller?.setLanguage(load.language), [controller, load.language]);
  return controller;
}

type Latest = RefObject<{ load: MapLoad; scheme: ColorScheme }>;

async function startController(
  latest: Latest,
  show: (controller: MapController) => void,
): Promise<void> {
  const early = await takeMap();
  if (early !== null) show(early);
  const [{ createMapController }, basemap] = await Promise.all([
    import('./map-controller.ts'),
    latest.current.load.loadBasemap(),
  ]);
  const { load, scheme } = latest.current;
  if (load.element.current === null) return;
  const bundled = basemap.kind === 'remote' ? basemap.beneath : basemap;
  const { movablePin, at } = load;
  const controller =
    early ?? createMapController(load.element.current, bundled, { scheme, movablePin, at });
  if (early === null) show(controller);
  if (basemap.kind === 'remote') controller.showRemote(basemap, load.language);
  else if (basemap.detail !== null) controller.showDetail(basemap.detail);
}

/** The controller outlives a render: its events call the latest callbacks. */
function latestEvents(latest: Latest): MapEvents {
  return {
    onPlace: (point) => latest.current.load.events.onPlace(point),
    onTap: (tap) => latest.current.load.events.onTap(tap),
    onSight: (sight) => latest.current.load.events.onSight(sight),
    onRest: (view) => latest.current.load.events.onRest(view),
    onMoveStart: () => latest.current.load.events.onMoveStart(),
    onPinMoved: (point) => latest.current.load.events.onPinMoved(point),
    onDrawn: () => latest.current.load.events.onDrawn(),
    onPicture: (picture) => latest.current.load.events.onPicture(picture),
  };
}
