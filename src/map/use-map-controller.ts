import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Language } from '#src/domain/language.ts';
import type { Basemap, ColorScheme } from '#src/domain/ports.ts';
import type { MapController, MapEvents } from './map-controller.ts';
import { useColorScheme } from './use-color-scheme.ts';

type MapLoad = {
  element: RefObject<HTMLElement | null>;
  loadBasemap: () => Promise<Basemap>;
  language: Language;
  movablePin: boolean;
  events: MapEvents;
  onFailed: () => void;
};

/**
 * Loads OpenLayers and the basemap when the component is on the page, and takes both away with it.
 * A failure is logged and reported once; the rest of the page goes on without a map.
 */
export function useMapController(load: MapLoad): MapController | null {
  const [controller, setController] = useState<MapController | null>(null);
  const scheme = useColorScheme();
  const latest = useRef({ load, scheme });
  useEffect(() => {
    latest.current = { load, scheme };
  });

  useEffect(() => {
    let left = false;
    let created: MapController | null = null;
    startController(latest).then(
      (next) => {
        created = next;
        if (left) created?.dispose();
        else setController(next);
      },
      (error: unknown) => {
        console.error('Error loading the map', error);
        if (!left) latest.current.load.onFailed();
      },
    );
    return () => {
      left = true;
      created?.dispose();
      setController(null);
    };
  }, []);

  useEffect(() => controller?.setScheme(scheme), [controller, scheme]);
  useEffect(() => controller?.setLanguage(load.language), [controller, load.language]);
  return controller;
}

/** The controller lives as long as the page; its events always reach the newest callbacks. */
async function startController(
  latest: RefObject<{ load: MapLoad; scheme: ColorScheme }>,
): Promise<MapController | null> {
  const [{ createMapController }, basemap] = await Promise.all([
    import('./map-controller.ts'),
    latest.current.load.loadBasemap(),
  ]);
  const { load, scheme } = latest.current;
  if (load.element.current === null) return null;
  const { language, movablePin } = load;
  return createMapController(
    load.element.current,
    basemap,
    { scheme, language, movablePin },
    {
      onPlace: (point) => latest.current.load.events.onPlace(point),
      onPinMoved: (point) => latest.current.load.events.onPinMoved(point),
      onDrawn: () => latest.current.load.events.onDrawn(),
      onPicture: (picture) => latest.current.load.events.onPicture(picture),
    },
  );
}
