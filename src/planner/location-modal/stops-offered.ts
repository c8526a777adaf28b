import { readLine } from '#src/domain/stops/line/read-line.ts';
import type { LinePart } from '#src/domain/stops/line/read-line.ts';
import { stopsOfLine } from '#src/domain/stops/line/stops-of-line.ts';
import type { LineStop, Searching } from '#src/domain/stops/line/stops-of-line.ts';
import { placesOfRoute } from '#src/domain/points/links/route-link.ts';
import type { LongWay } from '#src/domain/stops/ways/long-way.ts';
import { waysTyped } from '#src/domain/stops/ways/ways-named.ts';

/** Places in a search text that can become stops. */
export type StopsOffered = {
  /** The places of a line that names several; null where it names one. */
  line: readonly LineStop[] | null;
  ways: readonly LongWay[];
};

export async function stopsOffered(text: string, searching: Searching): Promise<StopsOffered> {
  const route = placesOfRoute(text)?.map(asPart);
  const parts = route ?? readLine(text);
  const line = parts === null ? null : await stopsOfLine(parts, searching);
  return { line, ways: route === undefined ? waysTyped(text) : [] };
}

function asPart(text: string): LinePart {
  return { text, nights: null, mayQualify: false };
}
