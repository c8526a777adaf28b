import type { Climate } from '#src/domain/ports.ts';
import { readKnownRain } from '../inputs/known-rain.ts';
import { quantile } from './quantile.ts';

/** Outside of these the rain is named as wrong. */
const ALLOWED = { from: 0.75, to: 1.35 } as const;

/** Prints how the rain at the places of known-rain.txt comes out, which correct it themselves. */
export async function checkKnownRain(climate: Climate): Promise<void> {
  const places = await Promise.all(
    (await readKnownRain()).map(async ({ place, lat, lng, rain, wetDays }) => {
      const { months } = await climate.normalsAt({ lat, lng });
      const sum = (of: 'precipitation' | 'wetDays') =>
        months.reduce((total, month) => total + (month[of] ?? 0), 0);
      return { place, rain: sum('precipitation') / rain, wetDays: sum('wetDays') / wetDays };
    }),
  );
  console.log(`\n### Rain at ${places.length} known places, computed through known\n`);
  for (const of of ['rain', 'wetDays'] as const) {
    const ratios = places.map((place) => place[of]);
    const shown = [0.1, 0.5, 0.9].map((share) => quantile(ratios, share).toFixed(2));
    console.log(`${of}: ${shown.join(' / ')} (10, 50, 90 %)`);
  }
  const off = places.filter(({ rain }) => rain < ALLOWED.from || rain > ALLOWED.to);
  console.log(`off: ${off.map(({ place, rain }) => `${place} ${rain.toFixed(2)}`).join(', ')}`);
}
