import { useEffect, useRef, useState } from 'react';
import type { MapTap } from '#src/map/map-clicks.ts';

type Tap = {
  tap: MapTap | null;
  onTap: (tap: MapTap) => void;
  /** The map moved, or the bubble was left. */
  close: () => void;
};

/**
 * The tapped point of the map, until a pointer goes down outside its bubble (`data-tap-bubble`). That
 * press only dismisses: its own tap is ignored.
 */
export function useTap(): Tap {
  const [tap, setTap] = useState<MapTap | null>(null);
  const dismissing = useRef(false);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-tap-bubble]') !== null) return;
      dismissing.current = tap !== null;
      setTap(null);
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [tap]);
  return {
    tap,
    onTap(next) {
      if (next.by === 'key' || !dismissing.current) setTap(next);
    },
    close: () => setTap(null),
  };
}
