import { distanceKm } from '#src/domain/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import type { ListedSight } from './listed-sights.ts';

const SAME_NAME_KM = 25;

/** Without those that the better list has, or that stand earlier, under the same name nearby. */
export function withoutDoubles(
  sights: readonly ListedSight[],
  better: readonly ListedSight[],
): ListedSight[] {
  const kept: ListedSight[] = [];
  const byName = new Map<string, ListedSight[]>();
  const remember = (sight: ListedSight) => {
    for (const name of namesOf(sight)) byName.set(name, [...(byName.get(name) ?? []), sight]);
  };
  for (const sight of better) remember(sight);
  for (const sight of sights) {
    const sameName = namesOf(sight).flatMap((name) => byName.get(name) ?? []);
    if (sameName.some((other) => distanceKm(other, sight) < SAME_NAME_KM)) continue;
    remember(sight);
    kept.push(sight);
  }
  return kept;
}

function namesOf({ name, nameDe }: ListedSight): string[] {
  return [name, nameDe].filter((text) => text !== '').map(foldName);
}
