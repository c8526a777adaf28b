import type { ReadPart } from './address-reader.ts';
import type { Span } from './named-spans.ts';

/** A span of a part as the place that is meant. */
export type Candidate = { part: number; span: Span; place: number; other: boolean };

/** Everything but streets and postcodes may name the place. */
export function* candidatesOf(parts: readonly ReadPart[]): Generator<Candidate> {
  for (const [part, { role, spans }] of parts.entries()) {
    if (role === 'street' || role === 'postcode') continue;
    for (const span of spans) {
      for (const { place, other } of span.named) yield { part, span, place, other };
    }
  }
}
