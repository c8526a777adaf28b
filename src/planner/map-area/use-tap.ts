import { useEffect, useRef, useState } from 'react';
import type { NamedPoint } from '#src/map/labels/labels-in-view.ts';
import type { SightDetailsOf } from '#src/map/map-canvas.tsx';
import type { MapTap } from '#src/map/map-clicks.ts';

export type TappedSight = { named: NamedPoint; details: SightDetailsOf };

type Tap = {
  tap: MapTap | null;
  /** Its card stays while the map is moved, until another tap. */
  sight: TappedSight | null;
  onTap: (tap: MapTap) => void;
  onSight: (named: NamedPoint, details: SightDetailsOf) => void;
  /** The map moved, or the bubble was left. */
  close: () => void;
  closeSight: () => void;
};

/**
 * The tapped sight, or the tapped point of the map, until a pointer goes down outside its bubble (`data-tap-bubble`). That
 * press only dismisses: its own tap is ignored.
 */
export function useTap(): Tap {
  const [tap, setTap] = useState<MapTap | null>(null);
  const [sight, setSight] = useState<TappedSight | null>(null);
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
    sight,
    onTap(next) {
      const isDismissing = next.by === 'pointer' && (dismissing.current || sight !== null);
      setSight(null);
      if (!isDismissing) setTap(next);
    },
    onSight(named, details) {
      setTap(null);
      setSight({ named, details });
    },
    close: () => setTap(null),
    closeSight: () => setSight(null),
  };
}
