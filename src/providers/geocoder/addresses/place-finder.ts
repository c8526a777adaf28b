import type { LatLng } from '#src/domain/location.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { createAreas } from '../names/areas.ts';
import type { NameIndex } from '../names/name-index.ts';
import { createNameSearch, POOR } from '../names/name-search.ts';
import { createAddressReader } from './address-reader.ts';
import type { ReadPart } from './address-reader.ts';
import { createAddressSearch } from './address-search.ts';
import type { FoundByAddress } from './address-search.ts';
import { createSupport } from './support.ts';

export interface PlaceFinder {
  /** At most `limit` places that the text may mean, best first; see FoundPlace.unknown. */
  find(text: string, near: LatLng | null, limit: number): FoundByAddress[];
}

/** A plain name is looked up as it is; a text of parts, and a name with unknown words, as an address. */
export function createPlaceFinder(gazetteer: Gazetteer, index: NameIndex): PlaceFinder {
  const areas = createAreas(gazetteer, index);
  const names = createNameSearch(gazetteer, index, areas);
  const read = createAddressReader(gazetteer, index, areas);
  const addresses = createAddressSearch(gazetteer, createSupport(gazetteer, areas));
  return {
    find(text, near, limit) {
      const named = names.find(text, near, limit);
      const isNamed = (named[0]?.score ?? 0) >= POOR;
      if (isNamed && isPlain(text)) return named;
      const parts = read(text);
      const found = addresses.find(parts, near, limit);
      const [best] = found;
      if (best === undefined) return isOneName(parts) ? named : [];
      return isNamed && best.unknown !== undefined ? [...named, ...found].slice(0, limit) : found;
    },
  };
}

/** One name without numbers, which nothing sets apart. */
function isPlain(text: string): boolean {
  return !/[\d,;()[\]\n|·•]|\s[-–—/]|\p{L}\.|-(?:shi|ken|fu|to|ku|gu|gun|machi|cho|si|do)$/u.test(
    text.trim(),
  );
}

/** Not a street, nor a house, of which no place is known. */
function isOneName(parts: readonly ReadPart[]): boolean {
  return parts.length === 1 && parts[0]?.role !== 'street' && parts[0]?.role !== 'lodging';
}
