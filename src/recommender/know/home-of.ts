import type { LatLng } from '#src/domain/place/location.ts';
import type { Countries } from '#src/domain/ports.ts';
import type { Home } from './within-borders.ts';

/** Rings around a point, kilometres: where none of them meets a country, it lies alone in an ocean. */
const RINGS_KM = [20, 60, 120];
const DIRECTIONS = 8;
const KM_PER_DEGREE = 111.2;

type Setting = { country: { code: string } | null; land: boolean };

/**
 * Where a trip sets out from. Land without a country is disputed, but for the atolls that the outlines of
 * countries lack: from there one goes where a ship goes.
 */
export async function homeOf(
  point: LatLng,
  { country, land }: Setting,
  countries: Countries,
  signal?: AbortSignal,
): Promise<Home> {
  if (country !== null) return country;
  return land && (await hasCountryAround(point, countries, signal)) ? 'disputed' : 'sea';
}

async function hasCountryAround(
  point: LatLng,
  countries: Countries,
  signal?: AbortSignal,
): Promise<boolean> {
  const around = await Promise.all(
    RINGS_KM.flatMap((km) => ring(point, km)).map((at) => countries.at(at, signal)),
  );
  return around.some((country) => country !== null);
}

function ring({ lat, lng }: LatLng, km: number): LatLng[] {
  const degrees = km / KM_PER_DEGREE;
  const widened = Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: DIRECTIONS }, (_, step) => {
    const angle = (step / DIRECTIONS) * 2 * Math.PI;
    const east = lng + (degrees * Math.sin(angle)) / widened;
    return {
      lat: Math.max(-90, Math.min(90, lat + degrees * Math.cos(angle))),
      lng: ((east + 540) % 360) - 180,
    };
  });
}
