/** A browser has begun to read a downloaded file by then. */
const KEPT_MS = 60_000;

/** What is handed out: a text under a name, with its media type. */
export type TextFile = { name: string; type: string; content: string };

/** Hands a text to the browser as a download. */
export function downloadText({ name, type, content }: TextFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/**
 * The same, but for an app on an iPhone's home screen, which has no downloads, through the share sheet.
 * False where the traveller closed that.
 */
export async function handOutText({ name, type, content }: TextFile): Promise<boolean> {
  const files = [new File([content], name, { type })];
  const onHomeScreen = Reflect.get(navigator, 'standalone') === true;
  if (!onHomeScreen || !('canShare' in navigator) || !navigator.canShare({ files })) {
    downloadText({ name, type, content });
    return true;
  }
  try {
    await navigator.share({ files });
    return true;
  } catch {
    // Closed without choosing anything.
    return false;
  }
}
