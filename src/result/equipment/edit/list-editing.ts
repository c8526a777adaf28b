import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';

/** How the list is changed; stable while only ticks change. */
export type ListEditing = {
  change: (how: OwnChange) => void;
  /** Sets a computed line aside as not needed, or removes an own one; both can be undone. */
  takeAway: (line: ListLine) => void;
  travelers: number;
  /** Names of the travellers; empty for one without. */
  people: readonly string[];
  /** Own lines of earlier trips that this one does not have. */
  suggestions: readonly OwnLine[];
};

/** A key that no other line has. */
export function newLineKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `own-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
