import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';

/** A museum in town with a note, unless told otherwise. */
export function sight(name: string, more: Partial<ReachableSight> = {}): ReachableSight {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    names: { en: name, de: name },
    kind: 'museum',
    lat: 43.77,
    lng: 11.26,
    fame: 2,
    distanceKm: 1,
    reach: 'near',
    hours: 2,
    duration: '2 hours',
    isIndoor: false,
    isForChildren: false,
    wish: '',
    way: '1 km E',
    text: 'Go early.',
    when: '',
    asks: '',
    care: '',
    ...more,
  };
}
