import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import { DIVISION_PLACES, ISLAND_PLACES, PARK_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import table from './kind-words.json';

/** The kinds that each row of data/addresses/kind-words.txt stands for. */
const KINDS: readonly (readonly [keyof typeof table, readonly PlaceKind[]])[] = [
  ['settlement', SETTLEMENT_PLACES],
  ['division', DIVISION_PLACES],
  ['island', ISLAND_PLACES],
  ['shore', ['beach', 'coast']],
  ['lake', ['lake']],
  ['peak', ['peak']],
  ['range', ['range']],
  ['fjord', ['fjord']],
  ['bay', ['bay']],
  ['valley', ['valley']],
  ['desert', ['desert']],
  ['waterfall', ['waterfall']],
  ['park', PARK_PLACES],
  ['airport', ['airport']],
];

const kindsByWord = new Map(
  KINDS.flatMap(([row, kinds]) => table[row].split(',').map((word) => [word, kinds] as const)),
);

/** The kinds of places that a folded word stands for; null for other words. */
export function kindsNamed(text: string): readonly PlaceKind[] | null {
  return kindsByWord.get(text) ?? null;
}

/** Whether one of the words of a folded text is for places of this kind. */
export function saysKind(folded: string, kind: PlaceKind): boolean {
  return folded.split(' ').some((word) => kindsNamed(word)?.includes(kind) === true);
}
