import type { LatLng } from '#src/domain/place/location.ts';
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
  /** Null where the text is one name that nothing is called. */
  const inAddress = (text: string, near: LatLng | null, limit: number) => {
    const parts = read(text);
    const found = addresses.find(parts, near, limit);
    return found.length === 0 && isOneName(parts) ? null : found;
  };
  return {
    find(typed, near, limit) {
      // Marks that nobody sees: of the direction of writing, of where lines may break.
      const text = typed.replaceAll(/\p{Cf}/gu, '');
      if (isPlain(text)) {
        const named = names.find(text, near, limit);
        if (isGood(named)) return named;
        return inAddress(text, near, limit) ?? named;
      }
      return inAddress(text, near, limit) ?? names.find(text, near, limit);
    },
  };
}

function isGood(found: readonly FoundByAddress[]): boolean {
  return (found[0]?.score ?? 0) >= POOR;
}

/** One name without numbers, which nothing sets apart, nor a Japanese or Korean ending ('Kyoto-shi'). */
function isPlain(text: string): boolean {
  return !/[\d,;()[\]\n|·•#&]|\s[-–—/]|\p{L}\.|-(?:shi|ken|fu|to|ku|gu|gun|machi|cho|si|do)$/u.test(
    text.trim(),
  );
}

/** Not a street, nor a house, of which no place is known. */
function isOneName(parts: readonly ReadPart[]): boolean {
  const [only, ...others] = parts.filter(({ role }) => role !== 'postcode');
  return others.length === 0 && only?.role !== 'street' && only?.role !== 'lodging';
}
