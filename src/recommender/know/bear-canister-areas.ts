import { distanceKm } from '#src/domain/location.ts';
import type { LatLng } from '#src/domain/location.ts';

/**
 * Where a hard bear canister is required of whoever sleeps in the backcountry, as circles: latitude,
 * longitude, kilometres. By the rules of the parks themselves (nps.gov, fs.usda.gov, dec.ny.gov).
 */
const AREAS: readonly (readonly [lat: number, lng: number, km: number])[] = [
  // Yosemite; Sequoia and Kings Canyon; the Inyo forest between them
  [37.85, -119.55, 45],
  [36.75, -118.6, 50],
  [37.45, -118.85, 30],
  // Lassen Volcanic; Olympic coast; North Cascades
  [40.49, -121.42, 18],
  [47.95, -124.65, 35],
  [48.7, -121.1, 40],
  // Rocky Mountain; Grand Teton
  [40.35, -105.68, 25],
  [43.8, -110.75, 30],
  // Denali; Glacier Bay; Gates of the Arctic
  [63.3, -150.8, 90],
  [58.75, -136.5, 60],
  [67.8, -153.3, 130],
  // High Peaks of the Adirondacks
  [44.13, -73.93, 20],
];

export function bearCanisterRequired(point: LatLng): boolean {
  return AREAS.some(([lat, lng, km]) => distanceKm(point, { lat, lng }) <= km);
}
