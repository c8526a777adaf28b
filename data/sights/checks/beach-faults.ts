import type { CompleteSight } from '../usual-of-kind.ts';

/** A beach may lie this far from the shore of a sea or lake. */
const FARTHEST_KM = 0.9;

export type Beach = Pick<CompleteSight, 'name' | 'kind' | 'lat' | 'lng' | 'countries'>;
/** A beach that may lie up to `km` from the drawn shore, or anywhere. */
type Exception = { name: string; in: string; km?: number | undefined };

/** The faults, a line each. `shoreKm` is null where no shore is near. */
export function beachFaults(
  sights: readonly Beach[],
  exceptions: readonly Exception[],
  shoreKm: (beach: Beach) => number | null,
): string[] {
  const needed = new Set<Exception>();
  const far = sights.filter(isBeach).flatMap((beach) => {
    const km = shoreKm(beach) ?? Infinity;
    if (km <= FARTHEST_KM) return [];
    const exception = exceptions.find(
      ({ name, in: country }) => name === beach.name && country === beach.countries,
    );
    if (exception !== undefined) needed.add(exception);
    if (exception !== undefined && km <= (exception.km ?? Infinity)) return [];
    return [`${beach.name} (${beach.countries}) lies ${km.toFixed(1)} km from the shore`];
  });
  const needless = exceptions.filter((exception) => !needed.has(exception));
  return [
    ...far,
    ...needless.map(({ name, in: country }) => `off-shore.txt: ${name} (${country}) is needless`),
  ];
}

function isBeach({ kind }: Beach): boolean {
  return kind === 'beach' || kind === 'turtle-beach';
}
