import { LONGEST_NAME } from '#src/domain/day-plan/kept-idea.ts';
import { LARGEST_FILE } from './brought-places.ts';
import type { PlacesAnswer, PlacesProblem } from './brought-places.ts';
import { collectPlaces } from './collect-places.ts';
import type { PlaceCollector } from './collect-places.ts';
import { decodeText } from './decode-text.ts';
import { plainLine } from './plain-text.ts';
import { holdsPlaces, whatFile } from './what-file.ts';
import type { FileKind } from './what-file.ts';

/**
 * The places of a file of another app. Never rejects: a file that cannot be read is a problem, with what
 * the file seems to be.
 */
export async function readPlaces(bytes: Uint8Array, fileName: string): Promise<PlacesAnswer> {
  const is = whatFile(bytes, fileName);
  const problem = (why: PlacesProblem['why']) => ({ problem: { why, is } });
  if (!holdsPlaces(is)) return problem('other');
  if (bytes.length > LARGEST_FILE) return problem('large');
  const into = collectPlaces();
  try {
    const title = await readKind(is, bytes, into);
    const { places, leftOut } = into.result();
    if (places.length === 0) return problem('none');
    const listName = plainLine(title) || withoutEnding(fileName);
    return { listName: listName.slice(0, LONGEST_NAME), kind: is, places, leftOut };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'EntitiesError') return problem('entities');
    return problem(name === 'TooLargeError' ? 'large' : 'damaged');
  }
}

/** Returns the name that the file gives itself. A format's parser is loaded with its first file. */
async function readKind(is: FileKind, bytes: Uint8Array, into: PlaceCollector): Promise<string> {
  switch (is) {
    case 'gpx': {
      const { gpxPlaces } = await import('./gpx-places.ts');
      return gpxPlaces(textOf(bytes), into);
    }
    case 'kml': {
      const { kmlPlaces } = await import('./kml-places.ts');
      return kmlPlaces(textOf(bytes), into);
    }
    case 'kmz': {
      const [{ unpackKmz }, { kmlPlaces }] = await Promise.all([
        import('./unpack-kmz.ts'),
        import('./kml-places.ts'),
      ]);
      return kmlPlaces(textOf(unpackKmz(bytes)), into);
    }
    case 'geojson': {
      const { geojsonPlaces } = await import('./geojson-places.ts');
      return geojsonPlaces(textOf(bytes), into);
    }
    case 'calendar': {
      const { calendarPlaces } = await import('./calendar-places.ts');
      return calendarPlaces(textOf(bytes), into);
    }
    default: {
      const { tablePlaces } = await import('./table-places.ts');
      tablePlaces(textOf(bytes), into);
      return '';
    }
  }
}

function textOf(bytes: Uint8Array | null): string {
  const text = bytes === null ? null : decodeText(bytes);
  if (text === null) throw new SyntaxError('no text');
  return text;
}

/** 'Want to go' of 'Want to go.csv'. */
function withoutEnding(fileName: string): string {
  return plainLine(fileName.replace(/\.[a-z]{2,8}$/iu, ''));
}
