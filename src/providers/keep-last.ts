import type { LatLng } from '#src/domain/location.ts';

/**
 * The same question, whose last answer is kept: the hint, the recommendation in both languages and
 * what is saved beside it all ask for one point, and get the same object. A failure is asked again.
 */
export function keepLast<T>(
  ask: (point: LatLng) => Promise<T>,
): (point: LatLng, signal?: AbortSignal) => Promise<T> {
  let last: { point: LatLng; answer: Promise<T> } | null = null;
  return async (point, signal) => {
    signal?.throwIfAborted();
    if (last?.point.lat !== point.lat || last.point.lng !== point.lng) {
      const next = { point: { lat: point.lat, lng: point.lng }, answer: ask(point) };
      last = next;
      next.answer.catch(() => {
        if (last === next) last = null;
      });
    }
    const answer = await last.answer;
    signal?.throwIfAborted();
    return answer;
  };
}
