import type { LatLng } from '#src/domain/place/location.ts';

/**
 * Caches the result for the last point, also while it is loading: hint, recommendation and saved
 * trip ask for the same point and get the same object. A failure is not cached. An abort rejects
 * its own caller only.
 */
export function cacheLastPoint<T>(
  load: (point: LatLng) => Promise<T>,
): (point: LatLng, signal?: AbortSignal) => Promise<T> {
  let last: { point: LatLng; result: Promise<T> } | null = null;
  return async (point, signal) => {
    signal?.throwIfAborted();
    if (last?.point.lat !== point.lat || last.point.lng !== point.lng) {
      const next = { point: { lat: point.lat, lng: point.lng }, result: load(point) };
      last = next;
      next.result.catch(() => {
        if (last === next) last = null;
      });
    }
    const result = await last.result;
    signal?.throwIfAborted();
    return result;
  };
}
