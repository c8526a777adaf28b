import type { Climate } from '#src/domain/ports.ts';
import { OTHER_SUMMITS, WINDY_PLACES } from '#tests/fixtures/climate/windy-places.ts';
import type { WindyPlace } from '#tests/fixtures/climate/windy-places.ts';
import { printErrors } from './error-table.ts';

const LIES = ['coast', 'plain', 'valley', 'summit'] as const;

/** Prints the errors of wind and wet days at windy and mountain places, which are remembered. */
export async function checkWindy(climate: Climate): Promise<void> {
  for (const lie of LIES) {
    await checkGroup(
      climate,
      `windy places, ${lie}`,
      WINDY_PLACES.filter((place) => place.lie === lie),
    );
  }
  await checkGroup(climate, 'other summits', OTHER_SUMMITS);
}

async function checkGroup(
  climate: Climate,
  title: string,
  places: readonly WindyPlace[],
): Promise<void> {
  const computed = await Promise.all(
    places.map(async (place) => {
      const { months } = await climate.normalsAt(place);
      return { ...place, month: months[place.month - 1] };
    }),
  );
  const errorsOf = (element: 'wind' | 'wetDays') =>
    computed.flatMap(({ place, lat, month, [element]: known }) => {
      const value = month?.[element] ?? null;
      return known === null || value === null ? [] : [{ place, lat, errors: [value - known] }];
    });
  printErrors(`Wind at ${title}`, 'm/s', errorsOf('wind'));
  printErrors(`Wet days at ${title}`, 'days', errorsOf('wetDays'));
}
