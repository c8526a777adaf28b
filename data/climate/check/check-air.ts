import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import type { Climate } from '#src/domain/ports.ts';
import { KNOWN_AIR } from '#tests/fixtures/climate/known-air.ts';
import { printErrors } from './error-table.ts';
import type { PlaceErrors } from './error-table.ts';

const LIES = ['exposed', 'sheltered', 'other'] as const;

/** Prints the errors of the year's wind and humidity at known stations, which are remembered. */
export async function checkAir(climate: Climate): Promise<void> {
  const wind: (PlaceErrors & { lie: string })[] = [];
  const humidity: PlaceErrors[] = [];
  for (const known of KNOWN_AIR) {
    const { place, lat, lie } = known;
    const normals = await climate.normalsAt(known);
    wind.push({ place, lat, lie, errors: [yearOf(normals, 'wind') - known.wind] });
    humidity.push({ place, lat, errors: [100 * yearOf(normals, 'humidity') - known.humidity] });
  }
  printErrors('Wind of the year at known stations', 'm/s', wind);
  for (const lie of LIES) {
    printErrors(
      `Of these, ${lie}`,
      'm/s',
      wind.filter((place) => place.lie === lie),
    );
  }
  printErrors('Humidity of the year at known stations', 'points', humidity);
}

function yearOf({ months }: ClimateNormals, element: 'wind' | 'humidity'): number {
  return months.reduce((sum, month) => sum + (month[element] ?? Number.NaN), 0) / months.length;
}
