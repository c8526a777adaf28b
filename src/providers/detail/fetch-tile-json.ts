import { UnusableTileJson } from './tile-json.ts';

const TIME_LIMIT_MS = 15_000;
/** Those of the whole world with all their layers have some 30 kB. */
const MOST_CHARACTERS = 2_000_000;

/** `from`: where it came from in the end. No message contains a query, which may hold a key. */
export async function fetchTileJson(
  address: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<{ answer: unknown; from: string }> {
  const { origin, pathname } = new URL(address);
  const asked = `${origin}${pathname}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) });
  if (!response.ok) throw new UnusableTileJson(`${asked} answered ${response.status}`);
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) throw new UnusableTileJson(`${asked} is too large`);
  try {
    const answer: unknown = JSON.parse(text);
    return { answer, from: response.url === '' ? address : response.url };
  } catch {
    const isPage = /^\s*</u.test(text);
    throw new UnusableTileJson(`${asked} is ${isPage ? 'a page' : 'not JSON'}, no TileJSON`);
  }
}
