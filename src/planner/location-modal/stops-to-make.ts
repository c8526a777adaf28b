import type { Language } from '#src/domain/language/language.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import type { LineStop } from '#src/domain/stops/line/stops-of-line.ts';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import type { LongWay } from '#src/domain/stops/ways/long-way.ts';

/** Places to make stops of. Without nights those of the dates are shared out. */
export type StopsToMake = { found: FoundPlace[]; nights: number[] | undefined };

/** Nights of a stop to begin with, where neither the line nor the dates say how many. */
const NIGHTS_TO_BEGIN = 3;

/** Of a line that names more places than a trip has stops, the first ones. */
export function stopsOfLine(whole: readonly LineStop[], hasDates: boolean): StopsToMake {
  const line = whole.slice(0, MOST_STOPS);
  const found = line.flatMap(({ namesakes, picked }) => namesakes[picked] ?? []);
  const areWritten = line.some(({ nights }) => nights !== null);
  const nights = line.map((stop) => stop.nights ?? NIGHTS_TO_BEGIN);
  return { found, nights: areWritten || !hasDates ? nights : undefined };
}

/** Places without written nights. */
export function stopsOfFound(found: readonly FoundPlace[], hasDates: boolean): StopsToMake {
  const nights = found.map(() => NIGHTS_TO_BEGIN);
  return { found: [...found], nights: hasDates ? undefined : nights };
}

/** The stops of a long way, named by the geocoder; by the table where that cannot tell. */
export async function stopsOfWay(
  { stops }: LongWay,
  geocoder: Pick<Geocoder, 'nameAt'>,
  language: Language,
): Promise<StopsToMake> {
  const found = await Promise.all(
    stops.map(async ({ lat, lng, name: known }) => {
      const place = await nameOr(known, () => geocoder.nameAt({ lat, lng }, language));
      return { lat, lng, place, ...placeParts(place), kind: null, elevation: null };
    }),
  );
  return { found, nights: stops.map(({ nights }) => nights) };
}

async function nameOr(known: string, lookUp: () => Promise<string>): Promise<string> {
  try {
    return (await lookUp()) || known;
  } catch (error) {
    console.error('Error naming a stop', error);
    return known;
  }
}
