/** A browser has begun to read a downloaded file by then. */
const KEPT_MS = 60_000;

/** A file for the traveller: a text under a name, with its media type. */
export type TextFile = { name: string; type: string; content: string };

/**
 * The outcome of handing out a file: downloaded; given to an app by the share sheet; the sheet was closed
 * without choosing one; or the device took it by neither.
 */
export type HandedOut = 'saved' | 'shared' | 'closed' | 'refused';

/**
 * The only way by which a file leaves the app: as a download, but through the share sheet for an app on an
 * iPhone's home screen, where a download opens a page that nobody gets back from.
 */
export async function handOutText(file: TextFile): Promise<HandedOut> {
  // Only Safari on iOS has it.
  if (Reflect.get(navigator, 'standalone') === true) return share(file);
  download(file);
  return 'saved';
}

function download({ name, type, content }: TextFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

async function share({ name, type, content }: TextFile): Promise<HandedOut> {
  if (!('canShare' in navigator)) return 'refused';
  // The apps to choose from go by the name; a type that the sheet does not know is a text to it.
  const given = [type, 'text/plain']
    .map((known) => ({ files: [new File([content], name, { type: known })] }))
    .find((files) => navigator.canShare(files));
  if (given === undefined) return 'refused';
  try {
    await navigator.share(given);
    return 'shared';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) console.warn('A file could not be shared', error);
    return isClosed ? 'closed' : 'refused';
  }
}
