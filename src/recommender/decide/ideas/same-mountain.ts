import { distanceKm } from '#src/domain/place/location.ts';
import type { Sight, SightKind } from '#src/domain/place/sights.ts';
import { differentNames } from '#src/domain/language/names.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';

/** Sights that lead to the same top: the railway up, the view from it. */
const OF_A_MOUNTAIN: ReadonlySet<SightKind> = new Set<SightKind>([
  'summit',
  'volcano',
  'cable-car',
  'railway',
  'viewpoint',
  'rock',
  'glacier',
] as const);
/** A mountain railway begins in the valley. */
const MOUNTAIN_KM = 15;
const MIN_LETTERS = 5;
const OF_ANY_MOUNTAIN =
  /^(?:mount|mountain|mountains|cable|gondola|railway|viewpoint|summit|glacier|volcano|point|north|south|upper|lower|great|grand|gross|grosse|grosser|klein|seilbahn|gletscher|vulkan|aussicht|berge?|gipfel|bergbahn|zahnradbahn|obere|untere|nord|sued|black|white|schwarze|weisse)/u;

/** Whether two sights are one mountain: 'Zugspitze', 'Bavarian Zugspitze Railway'. */
export function isSameMountain(a: Sight, b: Sight): boolean {
  if (!OF_A_MOUNTAIN.has(a.kind) || !OF_A_MOUNTAIN.has(b.kind)) return false;
  if (distanceKm(a, b) > MOUNTAIN_KM) return false;
  const others = wordsOf(b);
  return wordsOf(a).some((word) =>
    others.some((other) => other.startsWith(word) || word.startsWith(other)),
  );
}

function wordsOf({ names }: Sight): string[] {
  return differentNames(names)
    .flatMap((name) => foldText(name).text.split(/[^\p{Letter}]+/u))
    .filter((word) => word.length >= MIN_LETTERS && !OF_ANY_MOUNTAIN.test(word));
}
