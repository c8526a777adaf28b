import type { CueKind } from './lexicon/lexicon-ids.ts';
import type { Span } from './lexicon/tokens.ts';
import type { WishKey } from './wish-keys.ts';

export type WishMark = Span & { kind: 'wish'; key: WishKey; sense: string | null };
export type PlaceMark = Span & { kind: 'place'; place: number };
/** A term, a long way or a person: asked for or refused like a wish, with no effect on other marks. */
export type AsideMark = Span & { kind: 'aside'; of: 'term' | 'way' | 'people'; id: string };
export type CueMark = Span & { kind: CueKind };

/** A thing that is asked for or refused. */
export type KnownMark = WishMark | PlaceMark | AsideMark;

/** The meaning of a passage of the text. */
export type Mark = KnownMark | CueMark;

export type Verdict = { mark: KnownMark; verdict: 'asked' | 'refused' | 'open' };

/** Equal for marks of the same thing; of those the last mention counts. */
export function identityOf(mark: KnownMark): string {
  if (mark.kind === 'wish') return `wish ${mark.key}`;
  return mark.kind === 'place' ? `place ${mark.place}` : `${mark.of} ${mark.id}`;
}

const WHOLE: ReadonlySet<string> = new Set(['easy-ways', 'dizzy', 'short-rides', 'weak-heart']);

/** 'Nothing strenuous', 'no heights', 'no long drives': a term that is read as a whole, its negation too. */
export function isReadWhole(mark: Mark): boolean {
  return mark.kind === 'aside' && mark.of === 'term' && WHOLE.has(mark.id);
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && a.end > b.start;
}

/** Whether `outer` includes `inner` and is longer. */
export function contains(outer: Span, inner: Span): boolean {
  const inside = outer.start <= inner.start && outer.end >= inner.end;
  return inside && outer.end - outer.start > inner.end - inner.start;
}
