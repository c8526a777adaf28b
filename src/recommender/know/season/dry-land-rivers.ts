import { distanceKm } from '#src/domain/location.ts';
import type { LatLng } from '#src/domain/location.ts';

/**
 * Great rivers through dry country, as points along them: elsewhere rain says that rivers flow.
 * Typed from maps, true to some ten kilometres.
 */
const COURSES: readonly (readonly (readonly [lat: number, lng: number])[])[] = [
  // Nile
  [
    [31.4, 31.8],
    [30.05, 31.23],
    [28.1, 30.75],
    [27.2, 31.2],
    [26.2, 32.7],
    [25.7, 32.64],
    [24.1, 32.9],
    [21.8, 31.3],
    [19.2, 30.4],
    [18.5, 31.8],
    [17.6, 33.98],
    [15.6, 32.5],
    [13.2, 32.7],
  ],
  // Tigris and Euphrates
  [
    [37.9, 40.2],
    [36.3, 43.1],
    [34.6, 43.7],
    [33.3, 44.4],
    [32, 46.2],
    [30.5, 47.8],
  ],
  [
    [37, 38],
    [35.95, 39],
    [34.4, 40.9],
    [33.4, 43.3],
    [31.9, 44.9],
    [30.9, 46.5],
  ],
  // Indus and Sutlej
  [
    [34.2, 77.6],
    [35.3, 75.6],
    [33.9, 72.2],
    [31.8, 70.9],
    [29, 70.7],
    [27.7, 68.9],
    [25.4, 68.4],
    [24, 67.5],
  ],
  // Niger and Senegal
  [
    [12.65, -8],
    [14.5, -4.2],
    [16.77, -3],
    [16.3, 0],
    [13.5, 2.1],
  ],
  [
    [14.4, -11.4],
    [16.5, -13.7],
    [16.5, -15.5],
    [16, -16.5],
  ],
  // Orange, Okavango and Zambezi
  [
    [-28.6, 16.5],
    [-28.7, 17.6],
    [-28.6, 20.3],
    [-28.5, 21.3],
    [-29.3, 23],
  ],
  [
    [-18, 21.5],
    [-18.8, 22.4],
    [-19.9, 23.4],
  ],
  // Colorado and Rio Grande
  [
    [32.7, -114.6],
    [34.5, -114.4],
    [36, -114.7],
    [36.1, -112.1],
    [36.9, -111.5],
    [38.57, -109.55],
    [39.06, -108.6],
  ],
  [
    [35.1, -106.7],
    [31.8, -106.5],
    [29.6, -104.4],
    [29.2, -103],
    [27.5, -99.5],
  ],
  // Murray and Darling
  [
    [-36.1, 146.9],
    [-35.3, 143.6],
    [-34.2, 142.1],
    [-34.3, 139.6],
    [-35.3, 139.3],
  ],
  // Amu Darya and Syr Darya
  [
    [37.2, 67.3],
    [39.2, 63.6],
    [41.5, 60.6],
    [43.6, 59],
  ],
  [
    [40.3, 69.6],
    [42.8, 68.2],
    [44.8, 65.5],
  ],
  // Jordan, Huang He, Río Negro, Draa
  [
    [32.7, 35.57],
    [31.8, 35.55],
  ],
  [
    [36.06, 103.8],
    [37.5, 105.2],
    [38.5, 106.3],
    [40.6, 109.8],
  ],
  [
    [-39, -68],
    [-39.1, -65.7],
    [-40.8, -63],
  ],
  [
    [30.9, -6.9],
    [30.3, -5.8],
  ],
];
const NEAR_KM = 25;
const STEPS = 12;

/** One of these rivers is within a short trip. */
export function dryLandRiverNear(point: LatLng): boolean {
  return COURSES.some((course) =>
    course.some(([lat, lng], index) => {
      const [nextLat, nextLng] = course[index + 1] ?? [lat, lng];
      return Array.from({ length: STEPS }, (_, step) => step / STEPS).some(
        (share) =>
          distanceKm(point, {
            lat: lat + (nextLat - lat) * share,
            lng: lng + (nextLng - lng) * share,
          }) <= NEAR_KM,
      );
    }),
  );
}
