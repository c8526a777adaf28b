import { distanceKm } from '#src/domain/place/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { withoutLead } from '../sources/kind-names.ts';
import type { CompleteSight } from '../usual-of-kind.ts';
import { ownWords } from '../without-doubles.ts';

type Named = Pick<CompleteSight, 'name' | 'kind' | 'lat' | 'lng'>;

const NEAR_KM = 5;
/** So near, one word of both names is enough. */
const BESIDE_KM = 0.6;
/** How the lists' English names call an old town. */
const OLD_TOWN = /\b(?:(?:Old|Historic) (?:Town|City|Centre|Quarter)|Medina)\b/iu;
const TOWN_KINDS = new Set(['quarter', 'heritage', 'village']);

/**
 * Pairs of sights whose names differ only in words for the kind: 'Diving, Elphinstone Reef' and
 * 'Elphinstone Reef', 'Historic Centre of Riga' and 'Riga Old Town'.
 */
export function prefixedDoubles(sights: readonly Named[]): string[] {
  const byLat = sights.toSorted((a, b) => a.lat - b.lat);
  return byLat.flatMap((one, at) => {
    const pairs: string[] = [];
    for (let next = at + 1; next < byLat.length; next += 1) {
      const two = byLat[next];
      if (two === undefined || (two.lat - one.lat) * 111 > NEAR_KM) break;
      if (areLikely(one, two) && areAlike(one, two)) pairs.push(`${one.name} and ${two.name}`);
    }
    return pairs;
  });
}

function areLikely(one: Named, two: Named): boolean {
  if (OLD_TOWN.test(one.name) && OLD_TOWN.test(two.name)) {
    return TOWN_KINDS.has(one.kind) && TOWN_KINDS.has(two.kind);
  }
  return one.kind === two.kind && (hasLead(one) || hasLead(two));
}

function areAlike(one: Named, two: Named): boolean {
  const away = distanceKm(one, two);
  if (away > NEAR_KM) return false;
  const [a, b] = [wordsOf(one), wordsOf(two)];
  return isIn(a, b) || isIn(b, a) || (away <= BESIDE_KM && [...a].some((word) => b.has(word)));
}

function hasLead({ name }: Named): boolean {
  return withoutLead(name) !== name;
}

function wordsOf({ name }: Named): ReadonlySet<string> {
  return ownWords(foldName(withoutLead(name)));
}

function isIn(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}
