import { isOneOf } from '../kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '../kinds/place-kinds.ts';
import { pointOfKey } from './idea-key.ts';
import { isOwnIdea } from './kept-idea.ts';
import type { KeptIdea } from './kept-idea.ts';

/** Is it named after where it is, and not after what one does there? */
export function isPlace(idea: Pick<KeptIdea, 'key' | 'kind'>): boolean {
  return isOwnIdea(idea) || (idea.kind !== null && pointOfKey(idea.key)?.kind === idea.kind);
}

/** The kind that tells what an idea is. A market in a capital is no capital. */
export function saidKind(idea: Pick<KeptIdea, 'key' | 'kind'>): string | null {
  return isOneOf(SETTLEMENT_PLACES, idea.kind) && !isPlace(idea) ? null : idea.kind;
}
