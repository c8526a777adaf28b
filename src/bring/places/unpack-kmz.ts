import { unzipSync } from 'fflate';
import { LARGEST_FILE } from './brought-places.ts';

/** The content of the archive is larger than any file of places. */
class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * The KML file of a KMZ: 'doc.kml', else the first. Nothing else is unpacked. The size that an archive
 * states is what is set aside for it, so that one that lies gets no more. Null without a KML file.
 */
export function unpackKmz(archive: Uint8Array): Uint8Array | null {
  const names: string[] = [];
  unzipSync(archive, {
    filter({ name }) {
      if (/\.kml$/iu.test(name)) names.push(name);
      return false;
    },
  });
  const wanted = names.find((name) => /^doc\.kml$/iu.test(name)) ?? names[0];
  if (wanted === undefined) return null;
  let isFound = false;
  const files = unzipSync(archive, {
    filter({ name, originalSize }) {
      if (name !== wanted || isFound) return false;
      isFound = true;
      if (originalSize > LARGEST_FILE) throw new TooLargeError();
      return true;
    },
  });
  return files[wanted] ?? null;
}
