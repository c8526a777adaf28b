import { readText } from './read-text.ts';
import { Refusal } from './refusal.ts';

/** A reply of 1500 tokens has some 10 kB. */
const MAX_BYTES = 256 * 1024;

/** Errors about the request itself, whose messages may be passed on. */
const ABOUT_THE_REQUEST = new Set([400, 404, 422]);

/**
 * Passes on a success, and errors by status, with their message where it is harmless. Only JSON is
 * passed on: in other text, the key could stand in any encoding.
 */
export async function relay(
  { ok, status, headers, body }: Response,
  withoutKey: (json: unknown) => unknown,
): Promise<Response> {
  const text = await readText(body, MAX_BYTES);
  const json = text === null ? undefined : parse(text);
  if (json !== undefined && (ok || ABOUT_THE_REQUEST.has(status))) {
    return Response.json(withoutKey(json), { status: ok ? 200 : status });
  }
  console.error(`The AI service answered ${status}`);
  if (text === null) {
    throw new Refusal(502, 'upstream_too_large', 'The AI service sent too much');
  }
  if (ok) throw new Refusal(502, 'upstream_unreadable', 'The AI service did not send JSON');
  const ours = status < 400 || status === 401 || status === 403; // the proxy's key or address
  const message = ours ? 'The AI service refused the proxy' : `The AI service answered ${status}`;
  throw new Refusal(ours ? 502 : status, 'upstream_failed', message, retryAfter(headers));
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Seconds or a date; anything else is not passed on. */
function retryAfter(headers: Headers): Record<string, string> {
  const value = headers.get('retry-after') ?? '';
  return /^\d{1,6}$|^\w{3}, [\w: ]{20,25}$/u.test(value) ? { 'retry-after': value } : {};
}
