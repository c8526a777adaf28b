import type { LatLng } from '#src/domain/place/location.ts';
import type { Climate, Terrain, TimeZones } from '#src/domain/ports.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';

/** Climate, terrain and time zone of a point, requested in parallel. */
export async function loadEvidence(
  providers: { climate: Climate; terrain: Terrain; timeZones: TimeZones },
  point: LatLng,
  signal?: AbortSignal,
): Promise<Evidence> {
  const [climate, terrain, timeZone] = await Promise.all([
    providers.climate.normalsAt(point, signal),
    providers.terrain.at(point, signal),
    providers.timeZones.at(point),
  ]);
  return { climate, terrain, timeZone };
}
