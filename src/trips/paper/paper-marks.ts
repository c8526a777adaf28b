import type { LatLng } from '#src/domain/place/location.ts';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';

/** Numbered as the printed list is. */
export type PaperMark = { number: number; at: LatLng };

export type PaperMarks = {
  /** Days once something lies on one, else ideas. */
  of: 'days' | 'ideas';
  marks: readonly PaperMark[];
};

/** Places of one day that are nearer than this share one mark, of the distance between the farthest two. */
const TOGETHER = 0.12;

/** The marks of a printed map: the days, each where its places lie, or the ideas by their numbers. */
export function paperMarks(
  markers: readonly Pick<MapIdeas['markers'][number], 'index' | 'point'>[],
  trails: MapIdeas['trails'],
): PaperMarks {
  if (trails.length === 0) {
    return {
      of: 'ideas',
      marks: markers.map(({ index, point }) => ({ number: index + 1, at: point })),
    };
  }
  const near = TOGETHER * extentOf(trails.flatMap(({ points }) => points));
  return {
    of: 'days',
    marks: trails.flatMap(({ day, points }) =>
      clustersOf(points, near).map((cluster) => ({ number: day + 1, at: middleOf(cluster) })),
    ),
  };
}

function clustersOf(points: readonly LatLng[], near: number): LatLng[][] {
  const clusters: LatLng[][] = [];
  for (const point of points) {
    const cluster = clusters.find((others) =>
      others.some((other) => distance(other, point) <= near),
    );
    if (cluster === undefined) clusters.push([point]);
    else cluster.push(point);
  }
  return clusters;
}

function middleOf(points: readonly LatLng[]): LatLng {
  const [first = { lat: 0, lng: 0 }] = points;
  const east = points.map(({ lng }) => nearerWay(lng - first.lng));
  return {
    lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
    lng: nearerWay(first.lng + east.reduce((sum, lng) => sum + lng, 0) / points.length),
  };
}

function extentOf(points: readonly LatLng[]): number {
  return Math.max(0, ...points.flatMap((one) => points.map((other) => distance(one, other))));
}

/** In degrees of latitude: it only compares. */
function distance(a: LatLng, b: LatLng): number {
  const shrink = Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(a.lat - b.lat, nearerWay(a.lng - b.lng) * shrink);
}

function nearerWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
